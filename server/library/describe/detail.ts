import type { Place } from '../../../contract/guide-places.ts';

/** A detail with the place that says it. */
export interface Found<Value> extends Place {
  value: Value;
  /** The document names nobody: it was made of its file's name. */
  isGuess?: true;
}

/** A line of a document. */
export interface Line {
  page: number;
  text: string;
}

const LONGEST_QUOTE = 200;

/** The place of some words. */
export function placed(page: number | null, words: string, isSure: boolean): Place {
  const quote = words.replaceAll(/\s+/g, ' ').trim();
  return { page, quote: quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE - 1)}…` : quote, isSure };
}
