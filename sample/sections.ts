import type { MetricKey, Network, Tier } from '../contract/metrics.ts';
import { numberWords } from '../contract/vocabulary/number-words.ts';
import type { Change, Medical, Others, PlanType } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { Family } from './families.ts';
import type { PlanYear } from './limits.ts';
import type { Random } from './random.ts';
import type { Words } from './words/grammar.ts';

/** What a line of a guide says, in the units of the catalogue: a number, or words where the metric has no unit. */
export interface StatedFact {
  metric: MetricKey;
  value: number | string;
  /** The plan that it belongs to, where the guide has plans. */
  plan?: string;
  tier?: Tier;
  network?: Network;
}

/** A line that states facts. */
export interface StatingLine {
  text: string;
  facts: StatedFact[];
}

/** A paragraph, an item ("• …") or a row of a table ("a | b"); the first row of a table is its head. */
export type Line = string | StatingLine;

/** A part of a guide under one heading: a chapter of its own, or part of the chapter before it. */
export interface Section {
  heading: string;
  level: 1 | 2;
  lines: Line[];
  /** Advice beside the matter: what a designed document sets apart from its text. */
  isAside?: boolean;
  /** Whether it goes on with the table of the section before it, under the same head. */
  goesOn?: boolean;
  /** Whether it says what the law asks to be said: nothing in it is shortened. */
  isFormal?: boolean;
}

/** A line with what it says. */
export const stating = (text: string, ...facts: StatedFact[]): StatingLine => ({ text, facts });

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);

/** A chapter, or a part of one. */
export const chapter = (heading: string, lines: Line[]): Section => ({ heading, level: 1, lines });
export const part = (heading: string, lines: Line[]): Section => ({ heading, level: 2, lines });

/** What sections are written from. */
export interface Source {
  employer: Employer;
  year: PlanYear;
  medical: Medical;
  others: Others;
  family: Family;
  /** Whether the document says only what matters most. */
  isBrief: boolean;
  /** The sections that stand before what is being written. */
  before: readonly Section[];
  /** For how many parts of a year contributions are given, in all tables of the document. */
  deductions: 12 | 24 | 26 | 52;
  /** What is not as it was the year before; empty for the first year. */
  changes: readonly Change[];
  /** The employer's own way of writing: the same in all of its years. */
  random: Random;
  /** Says a template with what is known of the employer and the words that are given. */
  say: (template: string, words?: Words) => string;
  words: Words;
}

/** Writes what a guide says of a subject; nothing where it says nothing. */
export type Writer = (source: Source) => Section[];

// Made once: a formatter for each amount took a third of the time that a guide takes.
const whole = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Whole amounts that were written already: guides say the same few thousand again and again. */
const written = new Map<number, string>();

/** "$1,250", and with cents where there are some: "$16.50". */
export function dollars(amount: number): string {
  if (!Number.isInteger(amount)) return inCents(amount);
  const before = written.get(amount);
  if (before !== undefined) return before;
  const said = `$${whole.format(amount)}`;
  written.set(amount, said);
  return said;
}

/** "$1,250.00". */
export const inCents = (amount: number): string => `$${cents.format(amount)}`;

/** A type of plan with its article: "an HMO", "a PPO". */
export const aPlan = (type: PlanType): string => `${type === 'PPO' || type === 'POS' ? 'a' : 'an'} ${type}`;

/** A small number in words. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** Cells of a row. */
export const cells = (...texts: readonly string[]): string => texts.join(' | ');

/** "a, b and c". */
export const listed = (items: readonly string[], last: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** The sentence that every sample guide carries. */
export const SAMPLE_NOTICE =
  'This is a modelled guide of an invented employer, made for the sample library. It describes no real company or plan.';
