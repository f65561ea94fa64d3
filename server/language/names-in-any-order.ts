import { isMetric, type MetricKey, metricOf, metrics } from '../../contract/metrics.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { spokenNames } from '../../contract/vocabulary/spoken/names.ts';
import { lazily } from './lazily.ts';
import { isContent } from './left.ts';
import { keysOf, type Token, tokensOfPhrase } from './tokens.ts';

/** A name of one metric alone, as the stems of its words. */
interface Name {
  metric: MetricKey;
  /** All of them, small ones too. */
  keys: readonly string[];
}

/** A metric whose name's words all stand in a question, in whatever order. */
export interface Scattered {
  metric: MetricKey;
  tokens: readonly number[];
}

const FEWEST_WORDS = 2;
/** How many other words may stand between the words of a name. */
const MOST_BETWEEN = 2;

/** Prices have names that several share, and the answers of a choice are told by theirs. */
const isScattering = (metric: MetricKey): boolean =>
  ['number', 'yes_no'].includes(metricOf(metric).kind) && !['medical.premium', 'medical.contribution', 'medical.employer_share'].includes(metric); // prettier-ignore

/** Names of several words that no other metric has, by the longest of their words. */
const namesByWord = lazily(() => {
  const owners = new Map<string, Set<MetricKey>>();
  const all = (Object.keys(metrics) as MetricKey[]).filter(isMetric).flatMap((metric) =>
    [metricOf(metric).label.toLowerCase(), ...metricNames[metric], ...(spokenNames[metric] ?? [])].map((name) => ({ metric, name }))); // prettier-ignore
  const setOf = (name: string): string => [...new Set(keysOf(name))].toSorted().join(' ');
  for (const { metric, name } of all) {
    const had = owners.get(setOf(name));
    if (had === undefined) owners.set(setOf(name), new Set([metric]));
    else had.add(metric);
  }
  const byWord = new Map<string, Name[]>();
  for (const { metric, name } of all) {
    const tokens = tokensOfPhrase(name);
    const content = tokens.filter(isContent);
    const [head] = content.toSorted((a, b) => b.low.length - a.low.length);
    if (
      head === undefined ||
      content.length < FEWEST_WORDS ||
      !isScattering(metric) ||
      owners.get(setOf(name))?.size !== 1
    )
      continue;
    const names = byWord.get(head.key) ?? [];
    names.push({ metric, keys: [...new Set(tokens.map(({ key }) => key))] });
    byWord.set(head.key, names);
  }
  return byWord;
});

const apart = new Set(['.', '?', ';', '!', ',', 'and', 'or', 'vs', 'by', 'per', 'for', 'than', 'with']);

/** "Costs unlimited out of pocket": metrics by a name of theirs whose words stand near each other in another order. */
export function scatteredIn(tokens: readonly Token[]): Scattered[] {
  const found: Scattered[] = [];
  for (const [at, { key, isMark }] of tokens.entries()) {
    if (isMark) continue;
    for (const { metric, keys } of namesByWord().get(key) ?? []) {
      const reach = keys.length + MOST_BETWEEN;
      const places = keys.map((one) => nearest(tokens, one, at, reach));
      if (places.some((place) => place === null)) continue;
      const own = [...new Set(places.flatMap((place) => (place === null ? [] : [place])))].toSorted((a, b) => a - b);
      const [first = at, last = at] = [own[0], own.at(-1)];
      const between = tokens.slice(first, last).filter((_, offset) => !own.includes(first + offset));
      const isPhrase = own.every((place, index) => place === first + index && tokens[place]?.key === keys[index]);
      const isOne = !isPhrase && own.length === keys.length && between.length <= MOST_BETWEEN && !between.some(({ low }) => apart.has(low)); // prettier-ignore
      if (isOne) found.push({ metric, tokens: own });
    }
  }
  return found;
}

function nearest(tokens: readonly Token[], key: string, at: number, reach: number): number | null {
  for (let step = 0; step <= reach; step += 1) {
    if (tokens[at - step]?.key === key) return at - step;
    if (tokens[at + step]?.key === key) return at + step;
  }
  return null;
}
