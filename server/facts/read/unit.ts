import type { Said } from './words.ts';

/** Where words stand that say what a value is of, from the value outwards. */
export const layers = ['own', 'label', 'row', 'column', 'lead', 'heading', 'chapter'] as const;
export type Layer = (typeof layers)[number];

/**
 * What is read at once: a cell of a table, an item of a list or a sentence, with the words around it. A layer may have several
 * texts, the nearest first; `own` is one.
 */
export interface Unit {
  /** `line` is an item or a line that names and says a value; `prose` a sentence; `title` a short line that heads nothing. */
  kind: 'cell' | 'line' | 'prose' | 'title';
  /** The passage, and the characters of its text that are quoted. */
  ordinal: number;
  from: number;
  to: number;
  own: Said;
  around: Readonly<Record<Exclude<Layer, 'own'>, readonly string[]>>;
  /** What the guide calls itself: its first heading. */
  title: string;
  /** The sentence before it under the same heading. */
  before: string;
  /** The last sentence under the same heading that says what it is about. */
  topic: string;
  /** The table or list that it is of, counted from 0: steps of service are read of one together. */
  group: number;
  /** Of a cell: its row and its column. */
  row: number;
  column: number;
  /** The plan that its column, its row or its heading is of. */
  plan: string | null;
  /** Of a cell: others stand in its row, and no head tells which is of what. */
  isLost: boolean;
  /** No other value of its row stands beneath a head that says no bound. */
  isAlone: boolean;
}

/** A text with what heads it, where it is a bare number in a cell: "4.62" beneath "Hours accrued per pay period". */
/** What a unit says with the label before it, as a sentence would: "Company match: 75% of the first 4%". */
export interface Spoken {
  /** In small letters, letter for letter as long as it is written. */
  text: string;
  written: string;
}

export const withHeads = ({ kind, own, around }: Unit): string =>
  kind === 'cell' && /^[\d.]+$/.test(own.text) ? [own.text, ...around.column].join(' ') : own.text;
