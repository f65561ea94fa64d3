import {
  isMetricGroup,
  metricGroups,
  metricOf,
  type MetricGroup,
  type MetricKey,
  metrics,
} from '../../../../contract/metrics.ts';
import type { FactTest } from '../../../../contract/search-filters.ts';
import { metricsAt } from './metric-names.ts';
import type { LibraryValues } from './reading.ts';
import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';

/** Something that guides have or lack, as it is named in a query. */
export interface Offered {
  label: string;
  /** What says that a guide has it: any one of them. */
  tests: FactTest[];
  /** How many words name it. */
  length: number;
}

const groups: readonly [MetricGroup, readonly string[]][] = [
  ['hsa', ['hsa', 'hsas', 'health savings account', 'health savings accounts']],
  ['hra', ['hra', 'hras', 'health reimbursement arrangement', 'health reimbursement account']],
  ['fsa', ['fsa', 'fsas', 'flexible spending account', 'flexible spending accounts', 'flex spending account']],
  ['commuter', ['commuter', 'commuter benefit', 'commuter benefits', 'commuter account', 'transit benefit']],
  ['dental', ['dental', 'dental plan', 'dental insurance', 'dental coverage']],
  ['vision', ['vision', 'vision plan', 'vision insurance', 'vision coverage']],
  ['life', ['life insurance']],
  ['std', ['std', 'short term disability', 'short - term disability']],
  ['ltd', ['ltd', 'long term disability', 'long - term disability']],
]; // prettier-ignore
const retirementPlans: readonly [string, readonly string[]][] = [
  ['401(k)', ['401k', '401k plan']],
  ['403(b)', ['403b', '403b plan']],
  ['Pension', ['pension', 'pension plan', 'pensions']],
];
/** Groups whose plans are accounts. */
const accounts: ReadonlySet<string> = new Set<MetricGroup>(['hsa', 'hra', 'fsa', 'commuter']);

/** What is named at `at`, by the longest of its names; null where nothing is. */
export function offeredAt(words: readonly TypedWord[], at: number, known: LibraryValues): Offered | null {
  const all = [...groupsAt(words, at), ...plansAt(words, at), ...benefitsAt(words, at, known)];
  const longest = all.reduce((most, { length }) => Math.max(most, length), 0);
  return all.find(({ length }) => length === longest) ?? null;
}

const begin = firstWords(groups.flatMap(([, phrases]) => phrases));

/** The account that is named at `at`, whether or not any guide has it; null for what is said of one, such as a contribution. */
export function accountAt(words: readonly TypedWord[], at: number): Offered | null {
  const named = groupsAt(words, at).find(({ tests }) => tests.every(({ metric }) => accounts.has(metric)));
  const dependentCare = phraseAt(words, at, ['dependent care fsa', 'dcfsa', 'dependent care account']);
  if (dependentCare > 0) return ofMetric('fsa.dependent_care_limit', dependentCare);
  return named === undefined || metricsAt(words, at).some(({ length }) => length > named.length) ? null : named;
}

/** How many words name a group of metrics at `at`: "dental", "vision coverage"; 0 where none does. */
export function groupAt(words: readonly TypedWord[], at: number): number {
  return Math.max(0, ...groupsAt(words, at).map(({ length }) => length));
}

function groupsAt(words: readonly TypedWord[], at: number): Offered[] {
  if (!begin.has(words[at]?.low ?? '')) return [];
  return groups.flatMap(([group, phrases]) => {
    const length = phraseAt(words, at, phrases);
    return length === 0 ? [] : [{ label: metricGroups[group], tests: [{ metric: group }], length }];
  });
}

function plansAt(words: readonly TypedWord[], at: number): Offered[] {
  return retirementPlans.flatMap(([is, phrases]) => {
    const length = phraseAt(words, at, phrases);
    return length === 0 ? [] : [{ label: is, tests: [{ metric: 'retirement.plan_type', is }], length }];
  });
}

/** A benefit of the catalogue: that it is stated, or that it is not denied. */
function benefitsAt(words: readonly TypedWord[], at: number, known: LibraryValues): Offered[] {
  const [name] = metricsAt(words, at);
  const [first, ...others] = name?.keys.filter((key) => known.states(key)) ?? [];
  if (name === undefined || first === undefined) return [];
  const named = ofMetric(first, name.length);
  return [{ ...named, tests: [...named.tests, ...others.flatMap((key) => ofMetric(key, 0).tests)] }];
}

function ofMetric(metric: MetricKey, length: number): Offered {
  const { kind, label } = metricOf(metric);
  return { label, tests: [{ metric, ...(kind === 'yes_no' && { is: 'yes' }) }], length };
}

/** Whether any guide states a metric, or any of a group. */
export function isStated(metric: string, known: LibraryValues): boolean {
  if (!isMetricGroup(metric)) return known.states(metric);
  return Object.keys(metrics).some((key) => key.startsWith(`${metric}.`) && known.states(key));
}
