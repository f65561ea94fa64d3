import type { SubjectKey } from '../contract/vocabulary/subjects.ts';

/** How the numbers of a figure are written. */
export type FigureUnit = 'usd' | 'usd_year' | 'usd_month' | 'usd_day' | 'usd_hour' | 'percent';

/** Published places, of different publishers, that say the same: their addresses. */
export type Places = readonly [string, string, ...string[]];

/** A number of the law that changes from year to year. */
export interface RuleFigure {
  label: string;
  unit: FigureUnit;
  /** By calendar year, or the year in which a plan year begins; null where we know of none that is published. */
  by: Readonly<Record<number, number | null>>;
  /** Where it is published. */
  source: string;
  /** By year, where its number was found alike. What is missing was written from knowledge. */
  checked?: Readonly<Record<number, Places>>;
}

/** A rule of US benefits practice, in our own words, with the public authority that it comes from. */
export interface Entry {
  id: string;
  /** What it is about, as questions are read. */
  topics: readonly SubjectKey[];
  title: string;
  /** What people call it and how they ask for it, in small letters. */
  names: readonly string[];
  /** One to three sentences. */
  rule: string;
  figures?: readonly RuleFigure[];
  exceptions?: string;
  /** Employers and plans that are bound: their size, funding, state. */
  appliesTo: string;
  /** What the law leaves to the plan document or to the employer. */
  planDecides: string;
  /** When somebody's counsel should look at it. */
  counsel: string;
  /** Statute, regulation or notice, with its section. */
  source: string;
  /** Where every number of the rule was found alike. Without it the rule was written from knowledge and corrects nobody. */
  checked?: Places;
  /** The day on which it was last looked over, as a date. */
  asOf: string;
}

/** What the entries of a file have in common. */
type Common = Pick<Entry, 'topics' | 'appliesTo' | 'planDecides' | 'counsel'>;

/** What was found alike in published places was so on this day; the rest was written on the other. */
const CHECKED_ON = '2026-11-23';
const WRITTEN_ON = '2025-12-31';

/** Entries of one part of the law, with what they have in common where they say nothing of their own. */
export const entriesOf = (
  common: Common,
  own: readonly (Omit<Entry, keyof Common | 'asOf'> & Partial<Common>)[],
): readonly Entry[] =>
  own.map((entry) => ({ ...common, ...entry, asOf: entry.checked === undefined ? WRITTEN_ON : CHECKED_ON }));

/** Every published page in which something of an entry was found alike, each once. */
export function placesOf({
  checked = [],
  figures = [],
}: {
  checked?: readonly string[];
  figures?: readonly RuleFigure[];
}): string[] {
  return [...new Set([...checked, ...figures.flatMap((figure) => Object.values(figure.checked ?? {}).flat())])];
}

/** Numbers are given for these years. */
export const figureYears = [2023, 2024, 2025, 2026, 2027] as const;

/** By year, the numbers in order from the first of `figureYears`. */
export const byYear = (...values: readonly (number | null)[]): Readonly<Record<number, number | null>> =>
  Object.fromEntries(figureYears.map((year, at) => [year, values[at] ?? null]));

/** Years of which some places say the same number. */
export const seenIn = (years: readonly number[], ...places: Places): Readonly<Record<number, Places>> =>
  Object.fromEntries(years.map((year) => [year, places]));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }); // prettier-ignore

const forms: Readonly<Record<FigureUnit, (value: number) => string>> = {
  usd: (value) => dollars.format(value),
  usd_year: (value) => `${dollars.format(value)} a year`,
  usd_month: (value) => `${dollars.format(value)} a month`,
  usd_day: (value) => `${dollars.format(value)} a day`,
  usd_hour: (value) => `${dollars.format(value)} an hour`,
  percent: (value) => `${value}%`,
};

/** A number as people write it. */
export const sayFigure = (unit: FigureUnit, value: number): string => forms[unit](value);
