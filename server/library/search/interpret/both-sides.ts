import { stopWords, weakWords } from '../words.ts';
import type { Found, Reader } from './reading.ts';
import type { TypedWord } from './typed-words.ts';

/** What stands on the two sides of an "or" and could not be made one condition: guides must have both. */
export interface BothSides {
  /** From the first word of the one to the last of the other. */
  from: number;
  to: number;
  /** The labels of the conditions among them. */
  labels: string[];
}

/** So many words beside an "or" are quoted where they are no condition. */
const MOST_WORDS = 3;

/**
 * The places where an "or" joins a condition to one of another kind, or what a guide is to a word: "Texas or PPO", "HSA or Texas".
 *
 * @param found the conditions as they are used, after those that an "or" joins became one
 */
export function bothSides(
  words: readonly TypedWord[],
  found: readonly Found[],
  isTaken: Parameters<Reader>[2],
): BothSides[] {
  return words.flatMap((word, at) => {
    if (word.low !== 'or' || word.isQuoted || isTaken(at)) return [];
    const left = found.find(({ to }) => to === at) ?? null;
    const right = found.find(({ from }) => from === at + 1) ?? null;
    if (left !== null && right !== null) {
      const isOne = JSON.stringify(left.filter) === JSON.stringify(right.filter);
      return isOne ? [] : [{ from: left.from, to: right.to, labels: [left.label, right.label] }];
    }
    const only = left ?? right;
    // A benefit with its amount beside the name of another is read as the one with the amount.
    if (only === null || only.kind === 'fact') return [];
    const from = left === null ? wordsBefore(words, at, isTaken) : left.from;
    const to = right === null ? wordsAfter(words, at + 1, isTaken) : right.to;
    return from === at || to === at + 1 ? [] : [{ from, to, labels: [only.label] }];
  });
}

function wordsBefore(words: readonly TypedWord[], end: number, isTaken: Parameters<Reader>[2]): number {
  let from = end;
  while (end - from < MOST_WORDS && isPlain(words[from - 1]) && !isTaken(from - 1)) from -= 1;
  return from;
}

function wordsAfter(words: readonly TypedWord[], start: number, isTaken: Parameters<Reader>[2]): number {
  let to = start;
  while (to - start < MOST_WORDS && isPlain(words[to]) && !isTaken(to)) to += 1;
  return to;
}

/** "2025 or later" and "or so" name nothing. */
const vague = new Set(['later', 'newer', 'earlier', 'older', 'so', 'similar', 'nearby', 'elsewhere', 'anywhere', 'other', 'others', 'better', 'more', 'less']); // prettier-ignore

function isPlain(word: TypedWord | undefined): boolean {
  if (word === undefined || vague.has(word.low)) return false;
  return /[\p{L}\p{N}]/u.test(word.text) && !stopWords.has(word.stem) && !weakWords.has(word.stem);
}
