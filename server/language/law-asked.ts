import type { Reading } from '../../contract/reading.ts';
import {
  dutyWords,
  lawCities,
  type LawTopic,
  lawTopics,
  type LawTopicKey,
  lawWords,
  shortPlaces,
  wordStateCodes,
} from '../../contract/vocabulary/law-topics.ts';
import { citiesOf, notAfterStateCode, stateNames } from '../../contract/vocabulary/states.ts';
import { type Found, Phrases } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a text asks of the laws of states, by its words alone. */
export interface LawAsked {
  /** Topics of the law that it names, what is named in most words first. */
  topics: readonly LawTopicKey[];
  /** The words that name them, in small letters. */
  named: readonly string[];
  /** Codes of states, and of cities that have a law of their own, in order. */
  places: readonly string[];
  /** It is named by what employers give anyway: "vacation". */
  isPlain: boolean;
  /** A word says that the law is meant: "is it legal", "by federal law". */
  isOfLaw: boolean;
  /** A word says that something must or may be: "required", "do we have to". */
  isOfDuty: boolean;
}

const isTopic = (key: string): key is LawTopicKey => Object.hasOwn(lawTopics, key);
const phrasesOf = (namesOf: (topic: LawTopic) => readonly string[]): Phrases<LawTopicKey> =>
  new Phrases(
    Object.keys(lawTopics)
      .filter(isTopic)
      .flatMap((key) => namesOf(lawTopics[key]).map((name) => [name, key] as const)),
  );
const topicPhrases = phrasesOf(({ names }) => names);
const plainPhrases = phrasesOf(({ plain = [] }) => plain);
const placePhrases = new Phrases<string>(
  new Map([
    ...Object.entries(citiesOf).flatMap(([code, cities]) => cities.split(', ').map((city) => [city, code] as const)),
    ...Object.entries(stateNames).map(([code, name]) => [name.toLowerCase(), code] as const),
    // A city with laws of its own is more than a city of its state.
    ...Object.entries(shortPlaces),
  ]),
);
const lawPhrases = new Phrases<boolean>([
  ...lawWords.map((word) => [word, true] as const),
  ...dutyWords.map((word) => [word, false] as const),
]);
const words = new Set(wordStateCodes);

/**
 * The topics and places of the law that a text names. Two letters are a state here, whatever they are elsewhere: who speaks of
 * jury duty in "PA" means no doctor's assistant.
 */
export function lawAsked({ text, corrections }: Pick<Reading, 'text' | 'corrections'>): LawAsked {
  const tokens = tokensOf(spelled(text, corrections));
  const own = byLength(topicPhrases.apart(tokens).filter(isWritten(tokens)));
  const plain = byLength(plainPhrases.apart(tokens).filter(isWritten(tokens)));
  const said = lawPhrases.all(tokens).filter(({ isExact }) => isExact);
  const named = longest([...placePhrases.apart(tokens).filter(({ isExact }) => isExact), ...codesIn(tokens)]);
  return {
    topics: [...new Set([...own, ...plain].map(({ value }) => value))],
    named: [...own, ...plain].map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ low }) => low)
        .join(' '),
    ),
    places: [...new Set(named.map(({ value }) => value))],
    isPlain: own.length === 0,
    isOfLaw: said.some(({ value }) => value),
    isOfDuty: said.some(({ value }) => !value),
  };
}

/** What is said in most words says most. */
const byLength = (found: readonly Found<LawTopicKey>[]): Found<LawTopicKey>[] =>
  found.toSorted((a, b) => b.to - b.from - (a.to - a.from));

/** The text with what was typed wrong put right. */
const spelled = (text: string, corrections: Reading['corrections']): string =>
  text.replaceAll(/[\p{L}\p{N}'’-]+/gu, (word) => corrections.find(({ typed }) => typed === word)?.taken ?? word);

/** A single word that is another one's form names no topic: "cash" is no "cashed". */
const isWritten =
  (tokens: readonly Token[]) =>
  ({ from, to, isExact }: Found<LawTopicKey>): boolean =>
    isExact || to - from > 1 || (tokens[from]?.low.length ?? 0) >= LONG;
const LONG = 5;

function codesIn(tokens: readonly Token[]): Found<string>[] {
  const isLoud = tokens.every(({ text }) => text === text.toUpperCase());
  return tokens.flatMap(({ text, low }, at) => {
    const code = low.toUpperCase();
    if (!Object.hasOwn(stateNames, code) || text.length !== 2) return [];
    const isCapital = text === code && !isLoud;
    if (words.has(low) && !isCapital) return [];
    if (notAfterStateCode[low]?.includes(tokens[at + 1]?.low ?? '') === true) return [];
    return [{ value: code, from: at, to: at + 1, isExact: true }];
  });
}

/** In order, none within another one: "Washington DC" is no Washington. */
const longest = (found: readonly Found<string>[]): Found<string>[] =>
  found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .toSorted((a, b) => a.from - b.from);

/** A place as it is written in a sentence. */
export const placeName = (code: string): string => lawCities[code]?.[0] ?? stateNames[code] ?? code;
