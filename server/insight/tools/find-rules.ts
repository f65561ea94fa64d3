import type { SubjectKey } from '../../../contract/vocabulary/subjects.ts';
import { entries } from '../../../reference/entries.ts';
import type { Entry } from '../../../reference/entry.ts';
import { tokensOf } from '../../language/tokens.ts';

/** A rule with how well it fits a question, 0 to 1. */
export interface FittingRule {
  entry: Entry;
  fit: number;
  /** How much of the words that the question is made of it speaks of, 0 to 1, whatever its subject. */
  said: number;
  /** Words of the longest of its names that stands in the question. */
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
/** "How many days": a rule that counts days is likelier meant than its neighbour that does not. */
const COUNTS = 0.07;
/** What the rule has that was spoken of right before; the others of that answer have less. */
const NEAR = 0.15;

/** Words that hold a question together and tell no rule from another. */
const small = new Set(
  `a about am an and any are as at be been but by can could did do does for from get gets had has have he her his also how i if in into is
  it its let make makes many last may me much must my need next now of on or our own please plus shall she should so some somebody someone than that the
  their them then there they this those to us was we were what whats when where which who whom why will with would you your`.split(
    /\s+/,
  ),
);

interface Indexed {
  entry: Entry;
  weights: ReadonlyMap<string, number>;
  phrases: readonly string[];
  /** In what its numbers are counted. */
  counts: ReadonlySet<string>;
}

const UNITS = /(\d[\d,.]*|\$)\s?-?(%|days?|weeks?|months?|years?|hours?|\d)/gu;
const countsIn = ({ rule, figures = [] }: Entry): Set<string> =>
  new Set([
    ...[...rule.matchAll(UNITS)].map(([, first, unit]) => (first === '$' ? 'dollars' : (unit ?? '').replace(/s$/, ''))),
    ...figures.map(({ unit }) => (unit === 'percent' ? '%' : 'dollars')),
  ]);

/** In what a question wants a number: "how many months", "what percent", "how much". */
function countedIn(query: string): string | null {
  const [, unit] =
    /\b(?:how many|number of|which|what)\s(?:\w+\s)?(days|weeks|months|years|hours|percent|percentage)\b/iu.exec(
      query,
    ) ?? [];
  if (unit !== undefined) return unit.startsWith('percent') ? '%' : unit.replace(/s$/, '');
  return /\bhow much\b/iu.test(query) ? 'dollars' : null;
}

const wordsIn = (text: string): string[] => tokensOf(text).filter(({ isMark }) => !isMark).map(({ key }) => key); // prettier-ignore

/** The words of a question that say what it is about. */
export const tellingWords = (query: string): string[] =>
  [...new Set(tokensOf(query).filter(({ isMark, low }) => !isMark && !small.has(low)).map(({ key }) => key))]; // prettier-ignore

const index: readonly Indexed[] = entries.map((entry) => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsIn(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(entry.rule, RULE);
  for (const { label } of entry.figures ?? []) add(label, TITLE);
  add(entry.title, TITLE);
  for (const name of entry.names) add(name, NAME);
  return {
    entry,
    weights,
    phrases: entry.names.map((name) => ` ${wordsIn(name).join(' ')} `),
    counts: countsIn(entry),
  };
});

const holders = new Map<string, number>();
for (const { weights } of index) for (const word of weights.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);

/** Squared: a state's name says more than the words of the question around it. */
const rarity = (word: string): number => Math.log(1 + index.length / ((holders.get(word) ?? 0) + 1)) ** 2;

/** Whether an entry has a word in its names, its title or its figures. */
export const speaksOf = ({ id }: Entry, word: string): boolean =>
  (index.find(({ entry }) => entry.id === id)?.weights.get(word) ?? 0) >= TITLE;

/** Whether the field has a word at all: a name in capitals that it has is nobody's. */
export const isOfField = (word: string): boolean => wordsIn(word).every((key) => holders.has(key));

/**
 * The rules that a question asks for, the best first: rare words of it in the names of an entry, and its subjects.
 *
 * @param near ids of rules that were spoken of right before
 */
export function findRules(query: string, topics: readonly SubjectKey[], near: readonly string[] = []): FittingRule[] {
  const telling = tellingWords(query);
  const words = telling.length > 0 ? telling : [...new Set(wordsIn(query))];
  const line = ` ${wordsIn(query).join(' ')} `;
  // A word that no entry has tells nothing apart, but says that the question is about more; a number may be anybody's.
  const whole = words.reduce((sum, word) => sum + rarity(word) * (holders.has(word) ? 1 : /^\d/.test(word) ? 0 : 0.25), 0) || 1; // prettier-ignore
  const unit = countedIn(query);
  return index
    .map(({ entry, weights, phrases, counts }) => {
      const said = words.reduce((sum, word) => sum + rarity(word) * (weights.get(word) ?? 0), 0) / whole;
      const named = Math.max(
        0,
        ...phrases.filter((phrase) => line.includes(phrase)).map((phrase) => phrase.split(' ').length - 2),
      );
      const isOfTopic = topics.some((topic) => entry.topics.includes(topic));
      // What goes on about a rule seldom leaves its subject.
      const elsewhere = near.length > 0 && !isOfTopic ? 0.7 : 1;
      const byTopic = said * (1 - TOPIC) * elsewhere + (isOfTopic ? TOPIC : 0);
      const isWhole = topics.length === 0 || (said >= WHOLE && near.length === 0);
      const byWords = Math.max(isWhole ? said * WORDS_ALONE : 0, topics.length === 0 ? 0 : byTopic);
      const at = near.indexOf(entry.id);
      const isNear = at < 0 ? 0 : NEAR / (at + 1);
      return {
        entry,
        said,
        named,
        fit: byWords + Math.min(named, 4) * 0.05 + isNear + (unit !== null && counts.has(unit) ? COUNTS : 0),
      };
    })
    .filter(({ fit }) => fit > LEAST)
    .toSorted((a, b) => b.fit - a.fit)
    .map((one) => ({ ...one, fit: Math.min(1, one.fit) }));
}

/** Less is chance. */
const LEAST = 0.3;
