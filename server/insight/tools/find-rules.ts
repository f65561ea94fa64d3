import type { SubjectKey } from '../../../contract/vocabulary/subjects.ts';
import { entries } from '../../../reference/entries.ts';
import type { Entry } from '../../../reference/entry.ts';
import { tokensOf } from '../../language/tokens.ts';

/** A rule with how well it fits a question, 0 to 1. */
export interface FittingRule {
  entry: Entry;
  fit: number;
}

/** What a word says by where it stands in an entry. */
const NAME = 1;
const TITLE = 0.9;
const RULE = 0.45;
/** What an entry of a subject that was read has before any word. */
const TOPIC = 0.35;

interface Indexed {
  entry: Entry;
  weights: ReadonlyMap<string, number>;
  phrases: readonly string[];
}

const wordsIn = (text: string): string[] => tokensOf(text).filter(({ isMark }) => !isMark).map(({ key }) => key); // prettier-ignore

const index: readonly Indexed[] = entries.map((entry) => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsIn(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(entry.rule, RULE);
  for (const { label } of entry.figures ?? []) add(label, TITLE);
  add(entry.title, TITLE);
  for (const name of entry.names) add(name, NAME);
  return { entry, weights, phrases: entry.names.map((name) => ` ${wordsIn(name).join(' ')} `) };
});

const holders = new Map<string, number>();
for (const { weights } of index) for (const word of weights.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);

/** Squared: a state's name says more than the words of the question around it. */
const rarity = (word: string): number => Math.log(1 + index.length / ((holders.get(word) ?? 0) + 1)) ** 2;

/** The rules that a question asks for, the best first: rare words of it in the names of an entry, and its subjects. */
export function findRules(query: string, topics: readonly SubjectKey[]): FittingRule[] {
  const words = [...new Set(wordsIn(query))];
  const line = ` ${wordsIn(query).join(' ')} `;
  // A word that no entry has tells nothing apart, but says that the question is about more.
  const whole = words.reduce((sum, word) => sum + rarity(word) * (holders.has(word) ? 1 : 0.25), 0) || 1;
  return index
    .map(({ entry, weights, phrases }) => {
      const said = words.reduce((sum, word) => sum + rarity(word) * (weights.get(word) ?? 0), 0) / whole;
      const named = Math.max(
        0,
        ...phrases.filter((phrase) => line.includes(phrase)).map((phrase) => phrase.split(' ').length - 2),
      );
      const ofTopic = topics.some((topic) => entry.topics.includes(topic)) ? TOPIC : 0;
      return { entry, fit: Math.min(1, said * (1 - TOPIC) + ofTopic + Math.min(named, 4) * 0.05) };
    })
    .filter(({ fit }) => fit > LEAST)
    .toSorted((a, b) => b.fit - a.fit);
}

/** Less is chance. */
const LEAST = 0.3;
