import { stem } from './porter.ts';

/** A word of a text: its stem, the word in lower case, and where it stands. */
export interface Token {
  term: string;
  word: string;
  start: number;
  end: number;
}

// In this order: 401(k) and its like; 1,500.00; 4.5; words and numbers, with what follows an apostrophe.
const pattern = /\d{3} ?\([a-z]\)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/giu;

/** The words of a text in order. Numbers lose their commas and empty cents, words their accents and their ending. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = normalise(match[0]);
    if (word === '') continue;
    tokens.push({ term: termOf(word), word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const stems = new Map<string, string>();

/** The stem of a lower-case word; what holds a digit stays whole. */
export function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = /\d/.test(word) ? word : stem(word);
  // A text full of random strings must not fill the memory.
  if (stems.size > 200_000) stems.clear();
  stems.set(word, made);
  return made;
}

function normalise(found: string): string {
  let word = found.toLowerCase();
  if (/\P{ASCII}/u.test(word)) word = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  if (/^\d/.test(word)) return word.replaceAll(/[(), ]/g, '').replace(/\.0+$/, '');
  return word.replace(/'s$/, '').replaceAll("'", '');
}
