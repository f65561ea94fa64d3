import type { AnalysisSpec } from '../../contract/analysis.ts';
import {
  isMetric,
  isMetricGroup,
  type MetricGroup,
  metricGroups,
  type MetricKey,
  metricOf,
  type Unit,
} from '../../contract/metrics.ts';
import { concepts } from '../../contract/vocabulary/concepts.ts';
import { groupNames } from '../../contract/vocabulary/group-names.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { metricRecipes } from '../../contract/vocabulary/metric-recipes.ts';
import { spokenNames } from '../../contract/vocabulary/spoken/names.ts';
import { keysOf } from '../language/tokens.ts';

/** Every metric and line of cover of a spec, with where it stands: what is measured, a condition, or what groups. */
export function metricsOf({ measures, peers, groupBy }: AnalysisSpec): (readonly [metric: string, at: string])[] {
  const facts = peers
    .flatMap(({ any }) => any)
    .flatMap((test) => (test.on === 'fact' ? [[test.metric, 'fact'] as const] : []));
  const own = measures.flatMap((one) => (one.of === 'employers' ? [] : [[one.metric, 'measure'] as const]));
  const groups = groupBy.flatMap((one) => (isMetric(one) ? [[one, 'group'] as const] : one === 'planType' ? [['medical.plan_type', 'group'] as const] : one === 'carrier' ? [['medical.carrier', 'group'] as const] : [])); // prettier-ignore
  return [...own, ...facts, ...groups];
}

const price = ['cost', 'costs', 'price', 'prices', 'expensive', 'dollars', 'amount', 'money', 'fee', 'spend', 'owe', 'pay', 'charge', 'charged', 'chip', 'toward', 'taken', 'big']; // prettier-ignore
const month = [...price, 'monthly', 'month', 'each month', 'per month'];
const year = [...price, 'annual', 'yearly', 'annually', 'year', 'per year'];
const length = ['long', 'length', 'duration', 'amount', 'big'];
const tenure = ['service', 'tenure', 'anniversary', 'seniority'];
/** Words that say no more than the unit does. */
const unitWords: Readonly<Record<Unit, readonly string[]>> = {
  usd: price, usd_month: month, usd_year: year, percent: ['percent', 'percentage', 'share', 'rate', 'portion', 'level', 'big'],
  multiple: ['times', 'salary', 'pay'], days: [...length, ...tenure, 'days', 'weeks'], weeks: [...length, 'weeks', 'months'], years: [...length, ...tenure, 'years'],
  hours: ['hours', 'work'], age: ['age', 'old', 'years'], count: ['number', 'months', 'visits', 'sessions', 'count'],
}; // prettier-ignore

interface Naming {
  /** Names as their stems, with a space around each of them. */
  names: readonly string[];
  /** The stems of all of them. */
  words: ReadonlySet<string>;
}

const kept = new Map<string, Naming>();

/** How a metric is named anywhere in the vocabulary. */
function namingOf(metric: MetricKey | MetricGroup): Naming {
  const had = kept.get(metric);
  if (had !== undefined) return had;
  const names: string[] = isMetricGroup(metric)
    ? [metricGroups[metric], ...(groupNames[metric] ?? []), metric]
    : [
        metricOf(metric).label,
        ...metricNames[metric],
        ...(spokenNames[metric] ?? []),
        ...(metricRecipes[metric] ?? []).flatMap((recipe) => recipe.flatMap((concept) => concepts.get(concept) ?? [])),
        ...(metricOf(metric).options ?? []),
        metric.split('.')[0] ?? '',
      ];
  const unit = isMetricGroup(metric) ? undefined : metricOf(metric).unit;
  names.push(...(unit === undefined ? [] : unitWords[unit]));
  const keys = names.map((name) => keysOf(name.toLowerCase()));
  const naming = { names: keys.map((one) => ` ${one.join(' ')} `), words: new Set(keys.flat()) };
  kept.set(metric, naming);
  return naming;
}

/** The stems of all words by which a metric is named. */
export const wordsOfMetric = (metric: MetricKey | MetricGroup): ReadonlySet<string> => namingOf(metric).words;

/** Whether words stand together in a name of a metric of a spec. */
export function isInName(spec: AnalysisSpec, keys: readonly string[]): boolean {
  const said = ` ${keys.join(' ')} `;
  return metricsOf(spec).some(
    ([metric]) =>
      (isMetric(metric) || isMetricGroup(metric)) && namingOf(metric).names.some((name) => name.includes(said)),
  );
}

/** The stems of all words by which the metrics of a spec are named. */
export function wordsOfMetrics(spec: AnalysisSpec): ReadonlySet<string> {
  return new Set(
    metricsOf(spec).flatMap(([metric]) =>
      isMetric(metric) || isMetricGroup(metric) ? [...wordsOfMetric(metric)] : [],
    ),
  );
}
