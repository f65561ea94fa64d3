import { isMetricGroup, type MetricKey, metricGroups, metricOf, metrics } from '../../contract/metrics.ts';
import { concepts } from '../../contract/vocabulary/concepts.ts';
import { groupNames } from '../../contract/vocabulary/group-names.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { metricRecipes } from '../../contract/vocabulary/metric-recipes.ts';
import { spokenNames } from '../../contract/vocabulary/spoken/names.ts';
import { lazily } from '../language/lazily.ts';
import { keysOf } from '../language/tokens.ts';

/** Which metrics words are near to, whether or not they say a whole name of one: by how rare the words are among all names. */

/** How much a word says where it stands in a label, in another name, in an idea, an answer, or in the name of the line of cover. */
const WEIGHTS = { label: 3, name: 1, idea: 0.3, option: 0.5, line: 1 } as const;
/** BM25: how soon another occurrence says nothing more, and how far a long list of names counts against a metric. */
const SATURATION = 1.2;
const LENGTH = 0.4;
/** What it says that a metric is of the line of cover shown before, and of the same benefit; and that it is the one shown. */
const NEAR = { line: 2, benefit: 2, same: -2 } as const;

type Words = ReadonlyMap<string, number>;

function wordsOf(metric: MetricKey): Words {
  const words = new Map<string, number>();
  const add = (names: readonly string[], weight: number): void => {
    for (const name of names)
      for (const key of new Set(keysOf(name.toLowerCase()))) words.set(key, (words.get(key) ?? 0) + weight);
  };
  const line = lineOf(metric);
  add([metricOf(metric).label], WEIGHTS.label);
  add([...metricNames[metric], ...(spokenNames[metric] ?? [])], WEIGHTS.name);
  add(
    (metricRecipes[metric] ?? []).flat().flatMap((concept) => concepts.get(concept) ?? []),
    WEIGHTS.idea,
  );
  add(metricOf(metric).options ?? [], WEIGHTS.option);
  add(isMetricGroup(line) ? [line, metricGroups[line]] : [line], WEIGHTS.line);
  add(isMetricGroup(line) ? (groupNames[line] ?? []) : [], WEIGHTS.line / 2);
  return words;
}

export const lineOf = (metric: string): string => metric.split('.')[0] ?? metric;
/** `leave.parental` of `leave.parental_other_weeks`. */
const benefitOf = (metric: string): string => metric.split('_')[0] ?? metric;

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

const index = lazily(() => {
  const all = (Object.keys(metrics) as MetricKey[]).map((metric) => ({ metric, words: wordsOf(metric) }));
  const holders = new Map<string, number>();
  for (const { words } of all) for (const key of words.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
  const mean = sum(all.map(({ words }) => sum(words.values()))) / all.length;
  const long = all.map(({ words }) => 1 - LENGTH + (LENGTH * sum(words.values())) / mean);
  return { all: all.map((one, at) => ({ ...one, long: long[at] ?? 1 })), holders };
});

/** How rare a word is among the names of metrics; 0 where it is in none. */
export function rarityOf(key: string): number {
  const { all, holders } = index();
  const many = holders.get(key) ?? 0;
  return many === 0 ? 0 : Math.log((all.length + 1) / many);
}

export interface Near {
  metric: MetricKey;
  score: number;
  /** Those of the words that are in its names. */
  words: ReadonlySet<string>;
}

/**
 * The metrics that words are nearest to, best first.
 *
 * @param keys stems of the words
 * @param before metrics that the conversation showed last
 */
export function nearestTo(keys: readonly string[], before: readonly string[]): Near[] {
  const lines = new Set(before.map(lineOf));
  const benefits = new Set(before.map(benefitOf));
  const bonus = (metric: MetricKey): number =>
    (lines.has(lineOf(metric)) ? NEAR.line : 0) +
    (benefits.has(benefitOf(metric)) ? NEAR.benefit : 0) +
    (before.includes(metric) ? NEAR.same : 0);
  return index()
    .all.flatMap(({ metric, words, long }): Near[] => {
      const own = new Set(keys.filter((key) => words.has(key)));
      if (own.size === 0) return [];
      const parts = [...own].map((key) => {
        const many = words.get(key) ?? 0;
        return (rarityOf(key) * many * (SATURATION + 1)) / (many + SATURATION * long);
      });
      return [{ metric, score: sum(parts) + bonus(metric), words: own }];
    })
    .toSorted((a, b) => b.score - a.score);
}
