import { isMetricGroup, metricOf, type MetricGroup, type MetricKey } from '../../contract/metrics.ts';
import type { Condition, Reading, Test } from '../../contract/reading.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { testsOf } from '../language/conditions.ts';
import { measureLabel } from './labels.ts';

const elsewhere: Partial<Record<Reading['intent']['value'], string>> = {
  rule: 'That is a question of rules, not of figures. Insight answers it, with its sources.',
  limit: 'That is a limit of the law, not a figure of employers. Insight answers it, with its source.',
  date: 'That is a date of the law, not a figure of employers. Insight answers it, with its source.',
  definition: 'Maximus computes figures over employers. Insight explains terms, with sources.',
  'how-to': 'Maximus computes figures over employers. Insight explains how things are done, with sources.',
  passage: 'Maximus computes figures over employers. Insight finds the wording of guides.',
  'own case': 'That is one person’s case. Maximus computes figures over employers; ask counsel about a case.',
  'off topic': 'Maximus answers questions about what employers offer, such as the median deductible by industry.',
  social: 'Hello. Ask me what employers offer, such as the median deductible by industry.',
};

/** Why a question has no figure; null where it may have one. */
export function refused(reading: Reading): string | null {
  const { intent, employers, metrics } = reading;
  if (intent.value === 'passage' && isBenefit(reading) && metrics.length === 0)
    return `${nothingAsked(reading)} Insight finds what guides say of it.`;
  if (elsewhere[intent.value] !== undefined) return elsewhere[intent.value] ?? null;
  if (employers.length > 0) {
    const name = employers[0]?.value[0] ?? '';
    return `Maximus compares groups of employers and shows no single one's figures. Open the guide of ${name} in Peripheral Vision, then give me its amount to compare.`;
  }
  const text = metrics.find(
    ({ value }) => !isMetricGroup(value.metric) && metricOf(value.metric).kind === 'text' && !isCarrier(value.metric),
  );
  if (text !== undefined)
    return `${labelOf(text.value.metric)} is stated in words that cannot be counted. Insight finds the wording of guides.`;
  const isOfAnswers = reading.groupBy.some(({ value }) => ['carrier', 'planType', 'funding'].includes(value));
  const isOfCarrier =
    intent.value === 'share' &&
    testsOf(reading.where).some(({ test: { on } }) => on === 'carrier' || on === 'planType');
  const hasSubject =
    metrics.length > 0 || isOfAnswers || isOfCarrier || factsIn(reading.where).length > 0 || intent.value === 'library';
  return hasSubject ? null : nothingAsked(reading);
}

const isBenefit = ({ subjects: named }: Reading): boolean =>
  named.some(({ value }) => subjects[value].kind === 'benefit');

/** What is said where nothing that is named has figures. */
export function nothingAsked({ subjects: named, left }: Reading): string {
  const [subject] = named;
  const words =
    subject === undefined ? left.map(({ word }) => word).join(' ') : (subjects[subject.value].names[0] ?? '');
  const what = words === '' ? 'That names no figure' : `The library holds no comparable figure for “${words}”`;
  return `${what}. Ask for one of the benefits that guides state in numbers, such as deductibles, contributions, time off or parental leave.`;
}

export const isCarrier = (metric: string): boolean => metric.endsWith('.carrier');
/** What a metric is called where one of several is chosen. */
export const labelOf = (metric: MetricKey | MetricGroup): string => measureLabel({ of: 'offering', metric });

/** Every fact of a condition, however deep. */
export const factsIn = (where: Condition | null): Test[] =>
  testsOf(where).flatMap(({ test }) => (test.on === 'fact' ? [test] : []));
