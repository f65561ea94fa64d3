import { isMetricGroup, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Reading, Test } from '../../contract/reading.ts';
import { is, mapTests, testsOf } from './conditions.ts';
import { lexicon } from './lexicon.ts';
import { tierFor } from './metrics.ts';
import type { Token } from './tokens.ts';

/** "Out of network": the same metrics there. */
function networkOnly(last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const said = lexicon.apart(tokens).find(({ value }) => value.kind === 'network');
  if (said?.value.kind !== 'network') return {};
  const { network } = said.value;
  const isOf = ({ metric }: AskedMetric): boolean => !isMetricGroup(metric) && metricOf(metric).byNetwork === true;
  const metrics = last.metrics.map((one) => ({
    value: isOf(one.value) ? { ...one.value, network } : one.value,
    from: { kind: 'carried' as const },
  }));
  return metrics.some(({ value }) => isOf(value)) ? { metrics } : {};
}

/** "What about for a family?", after a share of those that ask nothing for single coverage: the same bound at another level. */
export function boundAtLevel(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const level = lexicon.apart(tokens).find(({ value }) => value.kind === 'level')?.value;
  const isOther = reading.metrics.length + last.metrics.length > 0 || reading.where !== null || last.where === null;
  if (level?.kind !== 'level' || isOther || last.where === null) return null;
  const isStated = ({ test }: { test: Test }): boolean =>
    test.on === 'fact' && test.tier !== undefined && tierFor(test.metric, level.tier) !== null;
  if (!testsOf(last.where).some(isStated)) return null;
  const where = mapTests(last.where, ({ test }) => {
    const tier = test.on === 'fact' && test.tier !== undefined ? tierFor(test.metric, level.tier) : null;
    return is(tier === null || test.on !== 'fact' ? test : { ...test, tier }, { kind: 'carried' });
  });
  return { where };
}

/** "The family one", "what about single": the same metrics at another level. */
export function atAnotherLevel(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  // "The HSA family limit" is a subject: its "family" is no other level of the figure before.
  const isOfSubject = (at: number): boolean =>
    reading.subjects.some(
      ({ from }) =>
        from.kind === 'typed' &&
        from.span[0] <= (tokens[at]?.span[0] ?? -1) &&
        from.span[1] > (tokens[at]?.span[0] ?? 0),
    );
  const level = lexicon.apart(tokens).find(({ value, from }) => value.kind === 'level' && !isOfSubject(from));
  if (reading.metrics.length > 0) return {};
  if (level?.value.kind !== 'level') return networkOnly(last, tokens);
  const { tier: said } = level.value;
  const span = [tokens[level.from]?.span[0] ?? 0, tokens[level.to - 1]?.span[1] ?? 0] as const;
  return {
    metrics: last.metrics.map((one) => {
      const tier = tierFor(one.value.metric, said);
      return tier === null
        ? { ...one, from: { kind: 'carried' as const } }
        : { value: { ...one.value, tier }, from: { kind: 'typed', span } };
    }),
  };
}
