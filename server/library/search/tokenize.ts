import { listed } from '../../../contract/vocabulary/listed.ts';
import { stemmer as stem } from 'stemmer';
import { wordEnd } from './word-ends.ts';

/** A word of a text: its stem, the word in lower case, and where it stands. */
export interface Token {
  term: string;
  word: string;
  start: number;
  end: number;
}

/** The words of a text in order. Numbers lose their commas and empty cents, words their accents and their ending. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfterNumber = false;
  for (let start = 0; start < text.length;) {
    const end = wordEnd(text, start);
    if (end === start) {
      start += 1;
      continue;
    }
    const { word, term, isNumber } = readWord(text.slice(start, end));
    // "50 percent" is 50%, whose sign is not read either.
    if (word !== '' && !(isAfterNumber && word === 'percent')) {
      const unit = isAfterNumber ? unitAfterNumber(word) : undefined;
      tokens.push({ term: unit ?? term, word, start, end });
      isAfterNumber = isNumber;
    }
    start = end;
  }
  return tokens;
}

/** What is made of a word as it stands in a text. */
export interface ReadWord {
  word: string;
  term: string;
  /** It begins with a digit. */
  isNumber: boolean;
}

const known = new Map<string, ReadWord>();

/** So many characters of a word are read; a character that stands for several others counts as these. */
const LONGEST_WORD = 64;

/** A word as it stands in a text. Texts repeat their words: each is read once. */
export function readWord(text: string): ReadWord {
  const found = text.length > LONGEST_WORD ? text.slice(0, LONGEST_WORD) : text;
  const before = known.get(found);
  if (before !== undefined) return before;
  const word = normalise(found);
  const made = { word, term: findTerm(word), isNumber: /^\d/.test(word) };
  // A text full of random strings must not fill the memory.
  if (known.size > MOST_KNOWN) known.clear();
  known.set(found, made);
  return made;
}

const MOST_KNOWN = 200_000;

/** Words whose stems would be those of words that mean something else (hospital, university, deduct, well, several, transit). */
const kept = new Set(
  listed(`
    allowance, deductible, dependent, fitness, generic, hospitality, medication, organization, provider, severance
    transition, universal, wellness
  `),
);

/** Short ways to write a word, and one that is as good as right. */
const shortForms = new Map([
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['yr', 'year'],
  ['yrs', 'year'],
  ['wk', 'week'],
  ['wks', 'week'],
  ['mos', 'month'],
  ['hrs', 'hour'],
  ['info', 'information'],
  ['dept', 'department'],
  ['amt', 'amount'],
  ['dr', 'doctor'],
  ['dependant', 'dependent'],
  ['dependants', 'dependent'],
]);

/** Misspelled, these would have the stems of "deduct", "sever" and "allow", and pass for words. */
export const misspellings: ReadonlyMap<string, string> = new Map([
  ['deductable', 'deductible'],
  ['deductables', 'deductible'],
  ['severence', 'severance'],
  ['allowence', 'allowance'],
  ['allowences', 'allowance'],
]);

/** Short units that mean something else when no number stands before them: Missouri, human resources, the least. */
const shortUnits = new Map([
  ['mo', stem('month')],
  ['hr', stem('hour')],
  ['min', stem('minute')],
]);

/** The short ways to write a word, by its stem. */
const shortWays = new Map<string, string[]>();
for (const [short, term] of [...[...shortForms].map(([own, whole]) => [own, stem(whole)] as const), ...shortUnits]) {
  shortWays.set(term, [...(shortWays.get(term) ?? []), short]);
}

/** The short ways to write what has a stem, where they do not begin as it does too: "yr" for a year. */
export function shortWaysOf(term: string): readonly string[] {
  return shortWays.get(term) ?? [];
}

/** What a short unit means behind a number; undefined for any other word. */
export function unitAfterNumber(word: string): string | undefined {
  return shortUnits.get(word);
}

const terms = new Map<string, string>();

/** The stem of a lower-case word; what holds a digit stays whole. */
export function termOf(word: string): string {
  const before = terms.get(word);
  if (before !== undefined) return before;
  const made = findTerm(word);
  if (terms.size > MOST_KNOWN) terms.clear();
  terms.set(word, made);
  return made;
}

function findTerm(word: string): string {
  const whole = shortForms.get(word) ?? misspellings.get(word) ?? word;
  if (kept.has(whole) || /\d/.test(whole)) return whole;
  const singular = whole.replace(/s$/, '');
  return kept.has(singular) ? singular : stem(whole);
}

function normalise(found: string): string {
  let word = found.toLowerCase();
  if (/\P{ASCII}/u.test(word)) {
    word = word.normalize('NFKD').slice(0, LONGEST_WORD).replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  }
  if (/^\d/.test(word)) return word.replaceAll(/[(), ]/g, '').replace(/\.0+$/, '');
  return word.replace(/'s$/, '').replaceAll("'", '');
}
