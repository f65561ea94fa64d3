import { stemOf } from '../../../contract/stem.ts';
import { abbreviations } from '../../../contract/vocabulary/abbreviations.ts';
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
  const made = { word, term: termOf(word), isNumber: /^\d/.test(word) };
  // A text full of random strings must not fill the memory.
  if (known.size > MOST_KNOWN) known.clear();
  known.set(found, made);
  return made;
}

const MOST_KNOWN = 200_000;

/** Short ways to write a word, and one that is as good as right. */
const shortForms = new Map([
  ...Object.entries(abbreviations).filter(([short]) => ['yr', 'yrs', 'wk', 'wks', 'mos', 'hrs', 'amt'].includes(short)),
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['info', 'information'],
  ['dept', 'department'],
  ['dr', 'doctor'],
  ['dependant', 'dependent'],
  ['dependants', 'dependent'],
] as const);

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
  ['mo', stemOf('month')],
  ['hr', stemOf('hour')],
  ['min', stemOf('minute')],
]);

/** The short ways to write a word, by its stem. */
const shortWays = new Map<string, string[]>();
for (const [short, term] of [...[...shortForms].map(([own, whole]) => [own, stemOf(whole)] as const), ...shortUnits]) {
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

/** The stem of a lower-case word; what holds a digit stays whole. */
export function termOf(word: string): string {
  return /\d/.test(word) ? word : stemOf(shortForms.get(word) ?? misspellings.get(word) ?? word);
}

function normalise(found: string): string {
  let word = found.toLowerCase();
  if (/\P{ASCII}/u.test(word)) {
    word = word.normalize('NFKD').slice(0, LONGEST_WORD).replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  }
  if (/^\d/.test(word)) return word.replaceAll(/[(), ]/g, '').replace(/\.0+$/, '');
  return word.replace(/'s$/, '').replaceAll("'", '');
}
