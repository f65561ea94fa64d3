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
import { type Concept, concepts } from '../../contract/vocabulary/concepts.ts';
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
  const groups = groupBy.flatMap((one) =>
    isMetric(one)
      ? [[one, 'group'] as const]
      : one === 'planType'
        ? [['medical.plan_type', 'group'] as const]
        : one === 'carrier'
          ? [['medical.carrier', 'group'] as const]
          : [],
  );
  return [...own, ...facts, ...groups];
}

const price = [
  'cost',
  'costs',
  'price',
  'prices',
  'expensive',
  'dollars',
  'amount',
  'money',
  'fee',
  'spend',
  'owe',
  'pay',
  'charge',
  'charged',
  'chip',
  'toward',
  'taken',
  'big',
];
const month = [...price, 'monthly', 'month', 'each month', 'per month'];
const year = [...price, 'annual', 'yearly', 'annually', 'year', 'per year'];
const length = ['long', 'length', 'duration', 'amount', 'big'];
const tenure = ['service', 'tenure', 'anniversary', 'seniority'];
/** Words that say no more than the unit does. */
const unitWords: Readonly<Record<Unit, readonly string[]>> = {
  usd: price,
  usd_month: month,
  usd_year: year,
  percent: ['percent', 'percentage', 'share', 'rate', 'portion', 'level', 'big'],
  multiple: ['times', 'salary', 'pay'],
  days: [...length, ...tenure, 'days', 'weeks'],
  weeks: [...length, 'weeks', 'months'],
  years: [...length, ...tenure, 'years'],
  hours: ['hours', 'work'],
  age: ['age', 'old', 'years'],
  count: ['number', 'months', 'visits', 'sessions', 'count'],
};

/** An idea that metrics are named by. */
interface Idea {
  /** Of all words that say it. */
  stems: ReadonlySet<string>;
  /** Its names of several words, each by itself. */
  longer: readonly ReadonlySet<string>[];
}

interface Naming {
  /** Names as their stems, with a space around each of them. */
  names: readonly string[];
  /** The stems of all of them. */
  words: ReadonlySet<string>;
  /** Stems of each name by itself. */
  apart: readonly ReadonlySet<string>[];
  /** Ideas that name it together. */
  recipes: readonly (readonly Idea[])[];
  /** Stems of its label, with all words for the same ideas, of its line of cover and of its unit. */
  own: ReadonlySet<string>;
}

const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => keysOf(word.toLowerCase())));

const ideas = new Map<Concept, Idea>();
function ideaOf(concept: Concept): Idea {
  const names = concepts.get(concept) ?? [];
  const idea = ideas.get(concept) ?? {
    stems: stemsOf(names),
    longer: names.map((name) => stemsOf([name])).filter(({ size }) => size > 1),
  };
  ideas.set(concept, idea);
  return idea;
}

function lineNames(metric: MetricKey | MetricGroup): readonly string[] {
  const line = metric.split('.')[0] ?? '';
  const plans = `${line}.plan_type`;
  if (line === 'medical' || line === 'rx') return [line, 'medical', 'health insurance', 'health plan', 'healthcare'];
  const names = isMetricGroup(line) ? [metricGroups[line], ...(groupNames[line] ?? [])] : [];
  return [line, ...names, ...(isMetric(plans) ? [...(metricOf(plans).options ?? []), ...metricNames[plans]] : [])];
}

const kept = new Map<string, Naming>();

/** How a metric is named anywhere in the vocabulary. */
function namingOf(metric: MetricKey | MetricGroup): Naming {
  const had = kept.get(metric);
  if (had !== undefined) return had;
  const plain: readonly string[] = isMetricGroup(metric)
    ? [metricGroups[metric], ...(groupNames[metric] ?? []), metric]
    : [
        metricOf(metric).label,
        ...metricNames[metric],
        ...(spokenNames[metric] ?? []),
        ...(metricOf(metric).options ?? []),
        metric.split('.')[0] ?? '',
      ];
  const said = isMetricGroup(metric) ? [] : (metricRecipes[metric] ?? []).flat();
  const names = [...plain, ...said.flatMap((concept) => concepts.get(concept) ?? [])];
  const unit = isMetricGroup(metric) ? undefined : metricOf(metric).unit;
  const ofUnit = unit === undefined ? [] : unitWords[unit];
  const keys = [...names, ...ofUnit].map((name) => keysOf(name.toLowerCase()));
  const recipes = isMetricGroup(metric) ? [] : (metricRecipes[metric] ?? []).map((recipe) => recipe.map(ideaOf));
  const label = stemsOf(isMetricGroup(metric) ? [] : [metricOf(metric).label]);
  const naming = {
    names: keys.map((one) => ` ${one.join(' ')} `),
    words: new Set(keys.flat()),
    apart: plain.map((name) => new Set(keysOf(name.toLowerCase()))),
    recipes,
    own: new Set([
      ...stemsOf([...ofUnit, ...lineNames(metric)]),
      ...label,
      ...recipes.flat().flatMap(({ stems }) => ([...stems].some((one) => label.has(one)) ? [...stems] : [])),
    ]),
  };
  kept.set(metric, naming);
  return naming;
}

/** Whether a word names the line of cover of a figure: "401k" beside "vesting". */
export const isOfLine = (spec: AnalysisSpec, key: string): boolean =>
  metricsOf(spec).some(
    ([metric]) => (isMetric(metric) || isMetricGroup(metric)) && stemsOf(lineNames(metric)).has(key),
  );

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

/**
 * Whether a word names the metrics of a spec in a question: it is of a name whose other words are there as well, of ideas that name it without
 * this word too, or of its label, its line of cover or its unit. A word that stands in some other name of the figure says something else: "payout" of "PTO payout" is of
 * no name that the question says.
 *
 * @param said the stems of the words of the question, each as often as it is there
 */
export function isNaming(spec: AnalysisSpec, said: readonly string[], word: string): boolean {
  const all = new Set(said);
  const others = said.filter((one) => one !== word);
  const isWhole = (name: ReadonlySet<string>): boolean => name.has(word) && [...name].every((one) => all.has(one));
  const isSaid = ({ stems }: Idea): boolean => others.some((one) => stems.has(one));
  return metricsOf(spec).some(([metric]) => {
    if (!isMetric(metric) && !isMetricGroup(metric)) return false;
    const { apart, recipes, own } = namingOf(metric);
    const isOfIdeas = recipes.some((recipe) => recipe.every(isSaid) && recipe.some(({ stems }) => stems.has(word)));
    // "Emergency department": one idea by two words.
    return own.has(word) || isOfIdeas || [...apart, ...recipes.flat().flatMap(({ longer }) => longer)].some(isWhole);
  });
}
