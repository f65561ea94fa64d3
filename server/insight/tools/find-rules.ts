import { type SubjectKey, subjects } from '../../../contract/vocabulary/subjects.ts';
import { wordedEntries } from '../../../reference/entries.ts';
import type { Entry } from '../../../reference/entry.ts';
import { keysOf } from '../../language/tokens.ts';
import { lazily } from '../../language/lazily.ts';
import { ruleKeysOf } from './rule-keys.ts';
import { toldCounts } from './told-counts.ts';
import { hasLineFor, namesState } from './verdict-of.ts';
import { namesAllStates } from '../../../reference/lines.ts';

/** A rule with how well it fits a question, 0 to 1. */
export interface FittingRule {
  entry: Entry;
  fit: number;
  /** How much of what the question says it speaks of, 0 to 1, whatever its subject. */
  said: number;
  /** How well the question asks for it by one of its names, 0 to 1. */
  named: number;
}

/** What a word says by where it stands in an entry. */
const NAME = 1;
const TITLE = 0.9;
const RULE = 0.45;
/** What an entry of a subject that was read has before any word. */
const TOPIC = 0.35;
/** Where no subject was read, words alone say which rule is meant. */
const WORDS_ALONE = 0.85;
/** What speaks of so much of a question is meant, whatever subject was read. */
const WHOLE = 0.85;
/** What being asked for by a name adds. */
const BY_NAME = 0.2;
/** "How many days": a rule that counts days is likelier meant than its neighbour that does not. */
const COUNTS = 0.1;
/** Of how many employees a rule speaks, its neighbours seldom do. */
const PEOPLE_COUNT = 0.25;
/** The question gives a number of what the rule has a line for: "with 15 employees". */
const SIDE = 0.2;
/** What the rule has that was spoken of right before; the others of that answer have less. */
const NEAR = 0.15;
/** What has a name in the question, of another law than the one that is named. */
const OTHER_LAW = 0.65;
/** Less is chance. */
const LEAST = 0.3;

/** A name by its words, with what all of them say together. */
interface Name {
  words: readonly string[];
  whole: number;
}

interface Indexed {
  entry: Entry;
  weights: ReadonlyMap<string, number>;
  names: readonly Name[];
  /** Its longer names word for word. */
  phrases: readonly string[];
  /** In what its numbers are counted. */
  counts: ReadonlySet<string>;
}

const UNITS =
  /(\d[\d,.]*|\$)\s?-?(?:or more |full-time )?(%|days?|weeks?|months?|years?|hours?|employees|participants|\d)/gu;
const PEOPLE =
  /\bhow (?:many (?:\w+ )?(?:employees|workers|people|participants|staff|persons|lives)|big|small|large)\b/iu;
const countsIn = ({ rule, figures = [] }: Entry): Set<string> =>
  new Set([
    ...[...rule.matchAll(UNITS)].map(([, first, unit]) =>
      first === '$' ? 'dollars' : (unit ?? '').replace(/^(?:employees|participants)$/, 'people').replace(/s$/, ''),
    ),
    ...figures.map(({ unit }) => (unit === 'percent' ? '%' : 'dollars')),
  ]);

/** In what a question wants a number: "how many months", "what percent", "how much". */
function countedIn(query: string): string | null {
  const [, unit] =
    /\b(?:how many|number of|which|what)\s(?:\w+\s)?(days|weeks|months|years|hours|percent|percentage)\b/iu.exec(
      query,
    ) ?? [];
  if (unit !== undefined) return unit.startsWith('percent') ? '%' : unit.replace(/s$/, '');
  if (PEOPLE.test(query)) return 'people';
  // A number that was taken for true was left out: what it counts is still there.
  const [, counted] = /(?:\d|\s)\s+(days|weeks|months)\b/iu.exec(query) ?? [];
  if (counted !== undefined) return counted.toLowerCase().replace(/s$/, '');
  return /\b(?:how much|limits?|max(?:imum)?)\b/iu.test(query) ? 'dollars' : null;
}

/** What of a question says what it is about. */
export const tellingWords = (query: string): string[] => [...new Set(ruleKeysOf(query))];

/** So many words and more, one behind the other, are no chance, however small they are; with a space on both sides. */
const LONG_PHRASE = 4;
const lineOf = (text: string): string => ` ${keysOf(text).join(' ')} `;

/** Each entry by its words, and how many entries have a word. */
const indexed = lazily(() => {
  const all = wordedEntries.map((entry) => {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number): void => {
      for (const word of ruleKeysOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    };
    add(entry.rule, RULE);
    for (const { label } of entry.figures ?? []) add(label, TITLE);
    add(entry.title, TITLE);
    for (const name of entry.names) add(name, NAME);
    const names = [entry.title, ...entry.names].map(tellingWords).filter((name) => name.length > 0);
    const phrases = entry.names.map(lineOf).filter((phrase) => phrase.split(' ').length > LONG_PHRASE);
    return { entry, weights, names, phrases, counts: countsIn(entry) };
  });
  const holders = new Map<string, number>();
  for (const { weights } of all) for (const word of weights.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return { all, holders };
});

/** Squared: a state's name says more than the words of the question around it. */
const rarities = lazily(
  () =>
    new Map(
      [...indexed().holders].map(([word, count]) => [word, Math.log(1 + wordedEntries.length / (count + 1)) ** 2]),
    ),
);
/** A small number may be anybody's case: "100 days"; forms and sections have larger ones. */
const SMALL_NUMBER = /^\d{1,3}$/;
const NUMBER_SAYS = 6;
const rarity = (word: string): number =>
  SMALL_NUMBER.test(word) ? Math.min(NUMBER_SAYS, rarities().get(word) ?? 0) : (rarities().get(word) ?? 0);

/** A word that no entry has tells nothing apart, but says that the question is about more; a number may be anybody's. */
export const weightOf = (word: string): number =>
  (rarities().has(word) ? rarity(word) : null) ?? (/^\d/.test(word) ? 0 : UNKNOWN);
const UNKNOWN = 4;
const sum = (words: readonly string[], of: (word: string) => number): number =>
  words.reduce((all, word) => all + of(word), 0);

const index = lazily<readonly Indexed[]>(() =>
  indexed().all.map((one) => ({
    ...one,
    names: one.names.map((words) => ({ words, whole: sum(words, weightOf) })),
  })),
);

/** Whether an entry has a word in its names, its title or its figures. */
export const speaksOf = ({ id }: Entry, word: string): boolean =>
  (index()
    .find(({ entry }) => entry.id === id)
    ?.weights.get(word) ?? 0) >= TITLE;

/** The words of a question that say what it is about and that nothing of an entry speaks of, as they were typed. */
export function unspokenBy({ id }: Entry, query: string): string[] {
  const one = index().find(({ entry }) => entry.id === id);
  if (one === undefined) return [];
  const all = new Set(ruleKeysOf(`${one.entry.exceptions ?? ''} ${one.entry.appliesTo} ${one.entry.source}`));
  return query
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => /\p{L}{4}/u.test(word) && ruleKeysOf(word).some((key) => !all.has(key) && !one.weights.has(key)));
}

/** Whether the field has a word at all: a name in capitals that it has is nobody's. */
export const isOfField = (word: string): boolean => ruleKeysOf(word).every((key) => indexed().holders.has(key));

/** A name of one word may be met by chance, too. */
const BY_ONE_WORD = 0.6;
/** A name that says less than this may be met by chance. */
const ENOUGH = 14;

/**
 * How well words ask for a rule by one of its names: how much of the name they say, in whatever order, and how much of them
 * the name is.
 */
function namedBy(asked: ReadonlySet<string>, whole: number, names: readonly Name[]): number {
  let best = 0;
  for (const { words, whole: own } of names) {
    const shared = words.filter((word) => asked.has(word));
    if (shared.length < Math.min(2, words.length)) continue;
    const both = sum(shared, weightOf);
    const part = (both / own) ** 2 * Math.min(1, both / ENOUGH) * (0.55 + 0.45 * Math.min(1, both / whole));
    best = Math.max(best, words.length === 1 ? part * BY_ONE_WORD : part);
  }
  return best;
}

/**
 * The rules that a question asks for, the best first: rare words of it in the names of an entry, a name said in other words, and
 * its subjects.
 *
 * @param near ids of rules that were spoken of right before
 */
export function findRules(query: string, topics: readonly SubjectKey[], near: readonly string[] = []): FittingRule[] {
  const counts = toldCounts(query);
  const counted = new Set(counts.flatMap(({ value, of }) => (of === null ? [] : [String(value)])));
  // How many they are leads to no rule: "a 100-day wait" is not "$100 a day".
  const all = tellingWords(query);
  const uncounted = all.filter((word) => !counted.has(word));
  const words = uncounted.length > 0 ? uncounted : all;
  const asked = new Set(words);
  const whole = sum(words, weightOf) || 1;
  const unit = countedIn(query);
  const ofLaw = topics.filter((topic) => subjects[topic].kind === 'law');
  const isOfState = namesState(query);
  const line = lineOf(query);
  const found = index()
    .map(({ entry, weights, names, phrases, counts: units }) => {
      const said = sum(words, (word) => rarity(word) * (weights.get(word) ?? 0)) / whole;
      const named = phrases.some((phrase) => line.includes(phrase)) ? 1 : namedBy(asked, whole, names);
      const isOfTopic = topics.some((topic) => entry.topics.includes(topic));
      // What goes on about a rule seldom leaves its subject.
      const elsewhere = isOfTopic ? 1 : near.length > 0 ? 0.7 : ofLaw.length > 0 ? OTHER_LAW : 1;
      const byTopic = said * (1 - TOPIC) * elsewhere + (isOfTopic ? TOPIC : 0);
      const isWhole = topics.length === 0 || (said >= WHOLE && near.length === 0);
      const byWords = Math.max(isWhole ? said * WORDS_ALONE : 0, topics.length === 0 ? 0 : byTopic);
      const at = near.indexOf(entry.id);
      const isOfThem = near.length === 0 || at >= 0;
      const isNear = at < 0 ? 0 : NEAR / (at + 1);
      const fit =
        Math.max(byWords, named * elsewhere) +
        named * BY_NAME +
        isNear +
        (unit !== null && units.has(unit) ? (unit === 'people' ? PEOPLE_COUNT : COUNTS) : 0) +
        ((isOfThem && hasLineFor(entry, counts)) || (isOfState && namesAllStates.has(entry.id)) ? SIDE : 0);
      return { entry, said, named, fit };
    })
    .filter(({ fit }) => fit > LEAST)
    .toSorted((a, b) => b.fit - a.fit);
  // Beside a rule that is meant for certain, another is as far from it as before.
  const most = Math.max(1, found[0]?.fit ?? 0);
  return found.map((one) => ({ ...one, fit: one.fit / most })).filter(({ fit }) => fit > LEAST);
}
