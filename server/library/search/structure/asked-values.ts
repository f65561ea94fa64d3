import { isMetric, isMetricGroup, type MetricKey, metricOf } from '../../../../contract/metrics.ts';
import { levelLabels } from '../../../../contract/vocabulary/coverage-levels.ts';
import { display } from '../../../facts/display.ts';
import type { ValueAsked } from '../asked/read-query.ts';
import type { AskedFor, StatedValue } from '../search-index.ts';
import { passageIdOf, type Segment } from '../segment.ts';
import type { SegmentFacts } from './facts.ts';

/** So many names or choices are shown. */
const MOST_WORDS = 3;

/** A match is known by its formula, and asked for as a match. */
const MATCH: readonly MetricKey[] = ['retirement.match_formula', 'retirement.effective_match'];

/** The metrics that may answer: the one that was asked for, what its name means as well, or those of its group. */
function metricsOf({ metric, or }: ValueAsked, facts: SegmentFacts): MetricKey[] {
  if (isMetricGroup(metric)) {
    const own = facts.metrics.filter((name) => name.startsWith(`${metric}.`)).filter(isMetric);
    // How much says more than that there is something.
    return own.toSorted((a, b) => Number(metricOf(a).kind === 'yes_no') - Number(metricOf(b).kind === 'yes_no'));
  }
  const named = [metric, ...or];
  return named.some((one) => MATCH.includes(one)) ? [...new Set([...MATCH, ...named])] : [...new Set(named)];
}

/** What a query asks the values of, in its order. */
export function askedForOf(asked: readonly ValueAsked[], segments: readonly Segment[]): AskedFor[] {
  return asked.flatMap((one) => {
    const stated = segments.flatMap(({ facts }) => metricsOf(one, facts).filter((key) => facts.metrics.includes(key)));
    const [first] = stated;
    return first === undefined ? [] : [{ metric: first, label: labelOf(first) }];
  });
}

const labelOf = (key: MetricKey, plan = '401(k)'): string =>
  MATCH.includes(key) ? `${plan} match` : metricOf(key).label;

/** The values that a guide states of what is asked for: of each thing the first metric that it states. */
export function valuesAsked(asked: readonly ValueAsked[], segment: Segment, guide: number): StatedValue[] {
  const found = asked.flatMap((one) => {
    for (const key of metricsOf(one, segment.facts)) {
      const stated = statedOf(segment.facts, guide, key, one.tier);
      if (stated.length === 0) continue;
      const ordinal = segment.facts.ordinal[stated[0] ?? 0] ?? 0;
      const passageId = passageIdOf(segment, (segment.firstPassage[guide] ?? 0) + ordinal);
      const value = sayAll(segment.facts, key, stated);
      const level =
        one.tier === undefined || metricOf(key).tiers?.includes(one.tier) !== true ? '' : ` (${levelLabels[one.tier]})`;
      const label = `${labelOf(key, retirementPlanOf(segment.facts, guide))}${level}`;
      return [{ metric: key, label, value, passageId }];
    }
    return [];
  });
  return found.filter(({ metric }, at) => found.findIndex((other) => other.metric === metric) === at);
}

/** The number by which guides are ordered; null where a guide states none. Of several plans, the one that counts first. */
export function numberAsked(
  asked: ValueAsked,
  segment: Segment,
  guide: number,
): { key: MetricKey; value: number } | null {
  for (const key of metricsOf(asked, segment.facts)) {
    const stated = statedOf(segment.facts, guide, key, asked.tier).map((at) => segment.facts.value[at] ?? Number.NaN);
    const value = stated.find((one) => !Number.isNaN(one));
    if (value !== undefined) return { key, value };
  }
  return null;
}

/** The facts of a guide that state a metric at a coverage level: at its first one where none is asked for. */
function statedOf(facts: SegmentFacts, guide: number, key: MetricKey, tier: string | undefined): number[] {
  const metric = facts.metrics.indexOf(key);
  const stated: number[] = [];
  if (metric < 0) return stated;
  const wanted = tier ?? metricOf(key).tiers?.[0];
  const end = facts.starts[guide + 1] ?? 0;
  for (let at = facts.starts[guide] ?? 0; at < end; at += 1) {
    if (facts.metric[at] !== metric) continue;
    const own = facts.tiers[(facts.tier[at] ?? 0) - 1];
    if (own === wanted || (own === undefined && tier === undefined)) stated.push(at);
  }
  return stated;
}

function sayAll(facts: SegmentFacts, key: MetricKey, stated: readonly number[]): string {
  const numbers = stated.map((at) => facts.value[at] ?? Number.NaN).filter((value) => !Number.isNaN(value));
  if (numbers.length > 0) {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const say = (value: number): string => display(key, { value, words: null });
    return least === most ? say(least) : rangeOf(say(least), say(most));
  }
  const words = [...new Set(stated.map((at) => facts.words[(facts.word[at] ?? 0) - 1] ?? ''))].slice(0, MOST_WORDS);
  return words.map((said) => display(key, { value: null, words: said })).join(', ');
}

/** "$421 to $575 a month": the unit is said once. */
function rangeOf(least: string, most: string): string {
  const unit = /( a (?:month|year|week)| (?:days|weeks|hours|years)| times pay)$/.exec(most)?.[1] ?? '';
  return `${unit !== '' && least.endsWith(unit) ? least.slice(0, -unit.length) : least} to ${most}`;
}

/** By what name a guide calls its retirement plan. */
function retirementPlanOf(facts: SegmentFacts, guide: number): string {
  const [first] = statedOf(facts, guide, 'retirement.plan_type', undefined);
  return first === undefined ? '401(k)' : (facts.words[(facts.word[first] ?? 0) - 1] ?? '401(k)');
}
