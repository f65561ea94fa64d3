import { stemOf } from '../../contract/stem.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { isMetric, isMetricGroup, metricOf } from '../../contract/metrics.ts';
import { isBounded } from '../../contract/aspects.ts';
import { denials, dimensions, exceptsIn, statistics } from '../language/operators.ts';
import type { Asked } from './account-names.ts';
import { isFiller } from './filler.ts';
import { isInName } from './metric-words.ts';

/** Small words that turn what a question asks for into something else: none of them may be passed over in silence. */

/** What is computed, whatever was assumed for it. */
export const figureOf = (spec: AnalysisSpec): string => JSON.stringify({ ...spec, assumed: [] });

const denying = new Set(listed('never, none, nobody, unless, cannot'));
const small = new Set(listed('not, no, never, without, except, excluding, unless, but, nor, neither'));

/** "Why not", "not sure", "no idea", "or not": nothing is denied by them. */
const leading = new Set(listed('why, whether, not, no, maybe, probably, certainly'));
const following = new Set(listed('sure, only, just, idea, too, yet, really, necessarily, exactly, even, rush'));
const thinking = new Set(listed('matter, mind, know, care, worry, doubt'));

const isToldBy = ({ groupBy, peers }: AnalysisSpec, by: string): boolean =>
  JSON.stringify([groupBy, peers]).includes(by);

/** Words that deny what stands beside them, each as the phrase that it is: "do not", "everyone but", "never". */
function denialsIn({ tokens, spec }: Pick<Asked, 'tokens' | 'spec'>): { from: number; to: number }[] {
  const named = denials.apart(tokens).filter(({ from, to, isExact }) => {
    const [first] = tokens.slice(from, to);
    return isExact && first !== undefined && !(to - from === 1 && isFiller(first));
  });
  const others = tokens.flatMap(({ low }, at) => (denying.has(low) ? [{ from: at, to: at + 1 }] : []));
  const isNew = (one: { from: number }): boolean => !named.some(({ from, to }) => one.from >= from && one.from < to);
  return [...named, ...[...others, ...exceptsIn(tokens)].filter(isNew)].filter(({ from, to }) => {
    const next = tokens[to];
    // "Drop all but tech" keeps it, and "mean, not median" prefers one statistic.
    if (tokens[from]?.low === 'but' && named.some((one) => one.from < from)) return false;
    const thing = tokens[to]?.low === 'the' ? to + 1 : to;
    if (statistics.at(tokens, thing).some(({ value }) => value !== spec.statistic)) return false;
    // "Never mind the state": nobody is told apart by it.
    const isMinded = thinking.has(tokens[to - 1]?.low ?? '');
    if (isMinded && dimensions.at(tokens, thing).some(({ value }) => !isToldBy(spec, value))) return false;
    const lead = tokens[from - 1]?.low ?? '';
    const isLast = next === undefined || next.isMark;
    if (thinking.has(next?.low ?? '') && ['do', 'does'].includes(lead)) return false;
    return (
      !leading.has(lead) &&
      !following.has(next?.low ?? '') &&
      next?.isMark !== true &&
      !(lead === 'or' && (isLast || tokens[from - 2]?.low === 'yes'))
    );
  });
}

/**
 * Denials without which the very same figure would have come.
 *
 * @param reread reads the question again without them
 */
export function denialsPassed(
  { tokens, reading, spec }: Asked,
  reread: (text: string) => Understood,
): { from: number; to: number }[] {
  const all = denialsIn({ tokens, spec });
  // "Not schools, not government": either denial would leave out both.
  if (reading.operation === null && all.length <= spec.peers.filter(({ not }) => not).length) return [];
  return all.filter(({ from, to }) => {
    const own = tokens.slice(from, to);
    // "Drop the sizes": what a follow-up takes away is no longer there.
    if (reading.operation !== null && !own.some(({ low }) => small.has(low))) return false;
    const [start, end] = [own[0]?.span[0] ?? 0, own.at(-1)?.span[1] ?? 0];
    // "Costs without a limit": it is of the name, together with a word beside it.
    const isNamed = (first: number, end: number): boolean =>
      first >= 0 &&
      end <= tokens.length &&
      isInName(
        spec,
        tokens.slice(first, end).map(({ key }) => key),
      );
    if (isNamed(from, to + 1) || isNamed(from - 1, to)) return false;
    const other = reread(`${reading.text.slice(0, start)} ${reading.text.slice(end)}`);
    return other.kind === 'spec' && figureOf(other.spec) === figureOf(spec);
  });
}

const notDoing = new Set(listed('with, not, never, no, none, nobody, do, does, have, has, offer'));
const offering = new Set(
  listed('offer, provide, have, give, use, allow, cover, sponsor, require, charge, impose').map(stemOf),
);
const articles = new Set(listed('a, an, any, the, their, such'));

/** "Who does not charge a surcharge": the share of those who do says how many do not. */
export function asksForThoseWithout(
  { tokens, spec, words }: Asked,
  denied: readonly { from: number; to: number }[],
): boolean {
  const [only, ...others] = spec.measures;
  if (only?.of !== 'offering' || others.length > 0 || spec.statistic !== 'share' || isBounded(only)) return false;
  // "No copay": it may as well be an amount of nothing.
  if (isMetric(only.metric) && metricOf(only.metric).range?.[0] === 0) return false;
  // "Who offer it and do not advertise it": something else is denied.
  const isOfIt = (to: number): boolean => {
    const next = tokens.slice(to).find(({ low }) => !articles.has(low))?.key ?? '';
    return words.has(next) || offering.has(next);
  };
  return (
    denied.length === 1 &&
    denied.every(({ from, to }) => isOfIt(to) && tokens.slice(from, to).every(({ low }) => notDoing.has(low)))
  );
}

/** How often an amount in dollars is counted, by the unit that it is stated in. */
const ofUnit: Readonly<Record<string, ReadonlySet<string>>> = {
  usd_month: new Set(['month', 'mo']),
  usd_year: new Set(['year', 'annum', 'yr']),
};
const spans = new Set(listed('month, mo, year, yr, annum, week, wk, paycheck, check, pay, quarter'));
const each = new Set(['per', 'a', 'each', 'every', '/']);

/** "Per paycheck" of an amount that is stated a month: it is shown as it is stated, and the period is named as not used. */
export function otherPeriods({ tokens, spec, reading }: Asked): number[] {
  const own = new Set(
    spec.measures.flatMap((one) =>
      one.of === 'value' && isMetric(one.metric) && !isMetricGroup(one.metric)
        ? [metricOf(one.metric).unit ?? '']
        : [''],
    ),
  );
  const [unit = '', ...others] = own;
  if (others.length > 0 || ofUnit[unit] === undefined || reading.amounts.length > 0) return [];
  return tokens.flatMap(({ low }, at) =>
    spans.has(low) && each.has(tokens[at - 1]?.low ?? '') && ofUnit[unit]?.has(low) === false ? [at] : [],
  );
}
