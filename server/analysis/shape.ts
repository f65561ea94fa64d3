import type { Comparison, Grouping, Measure, PeerPart, SpecChart, SpecStatistic } from '../../contract/analysis.ts';
import { metricOf } from '../../contract/metrics.ts';
import { aspectOf } from '../../contract/aspects.ts';
import type { ChartKind, Dimension, Reading, Slot } from '../../contract/reading.ts';
import { levelLabels } from '../../contract/vocabulary/coverage-levels.ts';

/** The parts of a spec beside what is measured and of whom: comparison, grouping, statistic, chart. */

const groupingsOf: Readonly<Record<Dimension, Grouping>> = {
  industry: 'industry',
  state: 'state',
  region: 'region',
  size: 'size',
  year: 'year',
  planType: 'planType',
  carrier: 'carrier',
  funding: 'medical.funding',
};

/** What an amount is held against, and the peers without the years that it took. */
export function compareOf(
  { intent, amounts, groupBy }: Reading,
  peers: readonly PeerPart[],
  measures: readonly Measure[],
): { compare: Comparison | null; peers: PeerPart[] } {
  const kept = [...peers];
  const given = amounts.find(({ value }) => value.role === 'given' || value.role === 'premise');
  const isOfAmounts = measures[0]?.of === 'value';
  const years = peers.find(({ any, not }) => !not && any.every(({ on }) => on === 'year'));
  const said = years?.any.flatMap((test) => (test.on === 'year' ? [test.atLeast, test.atMost] : [])) ?? [];
  const ends = said.filter((year) => year !== undefined);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const isChange = ['compare', 'changes'].includes(intent.value) && said.length > 0 && ends.length === said.length;
  if (isChange && isOfAmounts && from < to && groupBy.length === 0 && measures.length === 1) {
    return { compare: { with: 'years', from, to }, peers: kept.filter((part) => part !== years) };
  }
  if (given !== undefined && isOfAmounts)
    return { compare: { with: 'amount', amount: given.value.amount }, peers: kept };
  return { compare: null, peers: kept };
}

/** What is named, or what the question compares: several industries, states, plan types. */
export function groupsOf(
  { intent, groupBy, chart, operation, text }: Reading,
  peers: readonly PeerPart[],
  own: readonly Grouping[],
  compare: Comparison | null,
  assumed: string[],
): Grouping[] {
  // What answers are counted in stands first: "vesting by industry" is a share within each industry.
  // "Which carrier has most dental": the dental ones, and no medical ones beside them.
  const isOfLine = own.some((one) => one.endsWith('.carrier'));
  const said = groupBy.map(({ value }) => groupingsOf[value]).filter((one) => !(isOfLine && one === 'carrier'));
  const named = [...new Set([...said, ...own])];
  if (named.length > 0 || compare?.with === 'years') return compare?.with === 'years' ? [] : named.slice(0, 2);
  if (intent.value === 'trend' || intent.value === 'changes') return ['year'];
  // "Since 2024" said of a figure that is there narrows it; said with a question it asks how things went.
  if (compare === null && (chart?.value === 'line' || (operation === null && peers.some(isOfYears)))) {
    assumed.push('By plan year, since several years are asked for.');
    return ['year'];
  }
  // "In 2023 vs 2025" and "California, New York each" set apart what is named.
  if (compare === null && peers.some(isOfSeveralYears)) return ['year'];
  if (intent.value !== 'compare' && !/\beach(?: one| of (?:them|these|those))?\W*$/i.test(text)) return [];
  const several = peers.find(({ any, not }) => !not && any.length > 1 && any.every(({ on }) => on === any[0]?.on));
  const on = several?.any[0]?.on;
  return on === undefined || on === 'fact' || on === 'source' ? [] : [on];
}

const isOfSeveralYears = ({ any, not }: PeerPart): boolean =>
  !not && any.length > 1 && any.every(({ on }) => on === 'year');

/** "Since 2023", "2022 to 2025": more than one year. */
const isOfYears = ({ any, not }: PeerPart): boolean =>
  !not &&
  any.some(
    (test) =>
      test.on === 'year' &&
      (test.atMost === undefined || (test.atLeast ?? test.atMost) < test.atMost) &&
      test.atLeast !== undefined,
  );

/** The statistic that is asked for, or the usual one of the measure. */
export function statisticOf(
  reading: Reading,
  measures: readonly Measure[],
  groupBy: readonly Grouping[],
  assumed: string[],
): SpecStatistic {
  const said = reading.statistic?.value ?? null;
  const [measure] = measures;
  if (measure?.of === 'employers') {
    const isOfPlans = groupBy.includes('planType') && reading.intent.value !== 'library';
    const isOfAnswers = isOfPlans || groupBy.some((one) => one.includes('.') || one === 'carrier');
    return said === 'count' || (said !== 'share' && !isOfAnswers) ? 'count' : 'share';
  }
  if (measure?.of === 'offering') return said === 'count' ? 'count' : 'share';
  if (said === null || said === 'percentile' || said === 'difference') {
    assumed.push('The median: half of the employers are above, half below.');
    return 'median';
  }
  if (typeof said !== 'string')
    return said.percentile >= 1 && said.percentile <= 99 ? { percentile: Math.round(said.percentile) } : 'median';
  return said;
}

/** Both ends of a slot that was typed; null where it was not. */
const spanIn = (slot: Slot<unknown> | null | undefined): readonly [number, number] | null =>
  slot?.from.kind === 'typed' ? slot.from.span : null;

/**
 * The order of groups. "The lowest deductible by state" asks for the least of each state; "which states have the lowest" and
 * "top 5 states" put the states in order.
 */
export function orderOf(
  reading: Reading,
  measures: readonly Measure[],
  groupBy: readonly Grouping[],
): { sort: 'asc' | 'desc' | null; statistic: SpecStatistic | null } {
  const sort = groupBy.length === 0 ? null : (reading.sort?.value ?? null);
  const said = reading.sort?.value ?? null;
  const [end, metric, group] = [spanIn(reading.sort), spanIn(reading.metrics[0]), spanIn(reading.groupBy[0])];
  const isFree =
    reading.limit === null && reading.statistic === null && measures[0]?.of === 'value' && groupBy.length < 2;
  if (said === null || !isFree || end === null || metric === null) return { sort, statistic: null };
  if (end[1] > metric[0] || isRanking(reading.text.slice(0, end[0]))) return { sort, statistic: null };
  const between = group === null ? null : reading.text.slice(metric[1], group[0]).trim().toLowerCase();
  const isOfEach = between !== null && ['by', 'per', 'in each', 'for each'].includes(between);
  if (groupBy.length > 0 && !isOfEach) return { sort, statistic: null };
  return { sort: null, statistic: said === 'desc' ? 'most' : 'least' };
}

const isRanking = (lead: string): boolean =>
  /\b(?:which|what|who|rank|top|bottom|list|sort|order|arrange)\b/i.test(lead);

/** A map is of states, whether they were named or not. */
export function mapped(assumed: string[]): Grouping[] {
  assumed.push('By state, as a map shows it.');
  return ['state'];
}

/** "Scatter them", after figures by industry: a point an employer, so that the groups of before are left. */
export function ungrouped(
  { chart, groupBy }: Reading,
  measures: readonly Measure[],
  named: readonly Grouping[],
  assumed: string[],
): Grouping[] {
  const isCarried = named.length > 0 && groupBy.every(({ from }) => from.kind === 'carried');
  if (chart?.value !== 'scatter' || chart.from.kind !== 'typed' || measures.length !== 2 || !isCarried)
    return [...named];
  assumed.push('Without groups: a scatter has a point for each employer.');
  return [];
}

/** The chart that is asked for, where it can show the figures. */
export function chartOf(
  kind: ChartKind | null,
  groupBy: readonly Grouping[],
  measures: readonly Measure[],
  assumed: string[],
): SpecChart {
  if (kind === null || kind === 'any') return 'auto';
  const fits: Record<Exclude<ChartKind, 'any'>, boolean> = {
    bar: true,
    line: groupBy.length > 0,
    box: measures[0]?.of === 'value' && groupBy.length < 2,
    histogram: measures[0]?.of === 'value' && groupBy.length === 0,
    scatter: measures.length === 2 && groupBy.length === 0,
    heat: groupBy.length === 2,
    map: groupBy.length === 1 && groupBy[0] === 'state',
  };
  if (fits[kind]) return kind;
  assumed.push(`A ${kind} chart cannot show this; the one that can is drawn.`);
  return 'auto';
}

/** Levels and networks that nobody named, where the metric has several. */
export function levelsAssumed(measures: readonly Measure[]): string[] {
  return measures.flatMap((measure) => {
    if (measure.of !== 'value') return [];
    const { tier, network } = aspectOf(measure.metric, measure);
    const parts = [
      ...(tier !== '' && measure.tier === undefined ? [levelLabels[tier]] : []),
      ...(network !== '' && measure.network === undefined ? ['in-network'] : []),
      ...(metricOf(measure.metric).perPlan === true && measure.planType === undefined
        ? ['the mean over the plans of each employer']
        : []),
    ];
    return parts.length === 0 ? [] : [`${metricOf(measure.metric).label}: ${parts.join(', ')}.`];
  });
}
