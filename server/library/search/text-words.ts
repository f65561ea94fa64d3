import { readWord, unitAfterNumber } from './tokenize.ts';
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

  /** Whether the stem of a word may begin with a letter or digit: stems begin as their words do. `initial` is lower case. */
  mayBegin(at: number, initials: ReadonlySet<number>): boolean {
    const code = this.text.charCodeAt(this.starts[at] ?? 0);
    // What is not ASCII may lose an accent.
    return code > 127 || initials.has(code > 64 && code < 91 ? code + 32 : code);
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
