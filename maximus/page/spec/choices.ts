import type { AnalysisSpec, Measure, SpecStatistic } from '../../../contract/analysis.ts';
import { isMetricGroup, metricGroups, metricOf } from '../../../contract/metrics.ts';
import { levelLabels } from '../../../contract/vocabulary/coverage-levels.ts';

/** What the chips of a spec offer, and what its parts are called on them. */

type Choice = readonly [value: string, label: string];

const ofAmounts: readonly Choice[] = [
  ['median', 'median'],
  ['mean', 'mean'],
  ['quartiles', 'quartiles'],
  ['10', '10th percentile'],
  ['25', '25th percentile'],
  ['75', '75th percentile'],
  ['90', '90th percentile'],
  ['least', 'least'],
  ['most', 'most'],
  ['spread', 'width of the middle half'],
];
const ofEmployers: readonly Choice[] = [
  ['share', 'share'],
  ['count', 'number'],
];
const dimensions: readonly Choice[] = [
  ['industry', 'industry'],
  ['state', 'state'],
  ['region', 'region'],
  ['size', 'company size'],
  ['year', 'plan year'],
  ['planType', 'plan type'],
  ['carrier', 'medical carrier'],
  ['medical.funding', 'funding'],
];

export const chartChoices: readonly Choice[] = [
  ['auto', 'automatic'],
  ['bar', 'bars'],
  ['line', 'line'],
  ['box', 'boxes'],
  ['histogram', 'histogram'],
  ['heat', 'heat map'],
  ['map', 'map of states'],
  ['scatter', 'scatter'],
  ['none', 'none'],
];

/** How many groups are shown; the number of the spec is always among them. */
export function limitChoices({ limit }: AnalysisSpec): readonly Choice[] {
  const numbers = [...new Set([5, 10, 20, ...(limit === null ? [] : [limit])])].toSorted((a, b) => a - b);
  return [['', 'all'], ...numbers.map((one) => [String(one), String(one)] as const)];
}

export const statisticKey = (statistic: SpecStatistic): string =>
  typeof statistic === 'string' ? statistic : String(statistic.percentile);

/** The statistics that a spec can be computed with; its own among them, whatever it is. */
export function statisticChoices({ measures, statistic }: AnalysisSpec): readonly Choice[] {
  const usual = measures[0]?.of === 'value' ? ofAmounts : ofEmployers;
  const own = statisticKey(statistic);
  return usual.some(([key]) => key === own) ? usual : [...usual, [own, `${own}th percentile`]];
}

/** What the groups at a place can be; the first choice takes them away. */
export function groupChoices({ groupBy }: AnalysisSpec, at: number): readonly Choice[] {
  const own = groupBy[at];
  const others = groupBy.filter((_, other) => other !== at);
  const free = dimensions.filter(([key]) => !others.some((one) => one === key));
  const isUsual = own === undefined || free.some(([key]) => key === own);
  return [['', 'none'], ...free, ...(isUsual ? [] : [[own, metricOf(own as never).label.toLowerCase()] as const])];
}

/** A measure as its chip calls it. */
export function measureWords(measure: Measure): string {
  if (measure.of === 'employers') return 'Employers';
  const { metric, tier, network, planType } = measure;
  const name = isMetricGroup(metric) ? metricGroups[metric] : metricOf(metric).label;
  const aspects = [
    tier === undefined ? null : levelLabels[tier],
    network === undefined ? null : network === 'in' ? 'in-network' : 'out-of-network',
    planType === undefined ? null : `${planType} plans`,
  ].filter((one) => one !== null);
  return `${name}${aspects.length === 0 ? '' : ` (${aspects.join(', ')})`}`;
}
