import type { Sign } from '../../db/search-marks.ts';
import { readWord, shortWaysOf, unitAfterNumber } from './tokenize.ts';
import { wordEnd } from './word-ends.ts';

const PERCENT = 'percent';

/**
 * The words of a text by their places, as `tokenize` has them, of which only those are read that are asked for: whoever
 * looks for a few words need not stem all the others.
 */
export class TextWords {
  /** How many there are. */
  readonly count: number;
  private readonly text: string;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  constructor(text: string) {
    this.text = text;
    for (let start = 0; start < text.length;) {
      const end = wordEnd(text, start);
      if (end === start) {
        start += 1;
        continue;
      }
      if (!this.isPercentSign(start, end)) {
        this.starts.push(start);
        this.ends.push(end);
      }
      start = end;
    }
    this.count = this.starts.length;
  }

  start(at: number): number {
    return this.starts[at] ?? this.text.length;
  }

  end(at: number): number {
    return this.ends[at] ?? this.text.length;
  }

  /** Its stem; empty where there is no such word. */
  term(at: number): string {
    const start = this.starts[at];
    if (start === undefined) return '';
    const { word, term } = readWord(this.text.slice(start, this.ends[at]));
    return (this.isNumber(at - 1) ? unitAfterNumber(word) : undefined) ?? term;
  }

  /** Whether the stem of a word may be one of those that {@link beginningsOf} was made for. */
  mayBe(at: number, beginnings: Uint32Array): boolean {
    const start = this.starts[at] ?? 0;
    const code = this.text.charCodeAt(start);
    // What is not ASCII may lose an accent.
    if (code > 127) return true;
    const seconds = beginnings[code] ?? 0;
    if (seconds === 0) return false;
    const second = this.text.charCodeAt(start + 1) | SMALL;
    return second < LETTER_A || second > LETTER_Z || ((seconds >>> (second - LETTER_A)) & 1) === 1;
  }

  /** Where a figure stands that begins as it is written: "1500", "none". */
  placesOf(term: string): number[] {
    const places: number[] = [];
    const first = term.charCodeAt(0);
    for (let at = 0; at < this.count; at += 1) {
      const code = this.text.charCodeAt(this.starts[at] ?? 0);
      if ((code === first || (code | SMALL) === first) && this.term(at) === term) places.push(at);
    }
    return places;
  }

  /** The sign that stands with a figure. */
  sign(at: number): Sign {
    if (this.text[this.start(at) - 1] === '$') return '$';
    return this.text[this.end(at)] === '%' ? '%' : '';
  }

  /** Whether a cell of a table begins at a place, but for the sign of a currency. */
  beginsCell(at: number): boolean {
    const before = this.text.slice(Math.max(0, at - 3), at);
    return before.endsWith('| ') || before === '| $';
  }

  /** "50 percent" is 50%, whose sign is no word. */
  private isPercentSign(start: number, end: number): boolean {
    if (end - start !== PERCENT.length || !this.isNumber(this.starts.length - 1)) return false;
    return this.text.slice(start, end).toLowerCase() === PERCENT;
  }

  private isNumber(at: number): boolean {
    const start = this.starts[at];
    if (start === undefined) return false;
    const code = this.text.charCodeAt(start);
    return code > 127 ? readWord(this.text.slice(start, this.ends[at])).isNumber : code > 47 && code < 58;
  }
}

/** What makes a capital letter of ASCII a small one. */
const SMALL = 32;
const LETTER_A = 97;
const LETTER_Z = 122;
/** A bit that is no letter's: a stem of which the second sign is none. */
const NO_LETTER = 2 ** 31;

/**
 * How words may begin that have one of some stems, by the code of their first character, capital or not: a bit for each letter
 * that may be the second; 0 where none begins so. Words share two letters with their stems, unless they are short ways to write
 * another.
 */
export function beginningsOf(stems: Iterable<string>): Uint32Array {
  const beginnings = new Uint32Array(128);
  const add = (word: string): void => {
    const second = word.charCodeAt(1) - LETTER_A;
    const bit = second >= 0 && second <= LETTER_Z - LETTER_A ? 2 ** second : NO_LETTER;
    for (const first of [word.charCodeAt(0), word.toUpperCase().charCodeAt(0)]) {
      beginnings[first] = ((beginnings[first] ?? 0) | bit) >>> 0;
    }
  };
  for (const stem of stems) {
    add(stem);
    for (const short of shortWaysOf(stem)) add(short);
  }
  return beginnings;
}
