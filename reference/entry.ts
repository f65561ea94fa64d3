import type { SubjectKey } from '../contract/vocabulary/subjects.ts';

/** How the numbers of a figure are written. */
export type FigureUnit = 'usd' | 'usd_month' | 'usd_day' | 'percent';

/** A number of the law that changes from year to year. */
export interface RuleFigure {
  label: string;
  unit: FigureUnit;
  /** By calendar year, or the year in which a plan year begins; null where the authority has published none. */
  by: Readonly<Record<number, number | null>>;
  /** Where it is published. */
  source: string;
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
  /** Statute, regulation or notice, with its section. */
  source: string;
  /** The day on which it was last looked over, as a date. */
  asOf: string;
}

/** Numbers are given for these years. */
export const figureYears = [2023, 2024, 2025, 2026] as const;

/** By year, the numbers in order from the first of `figureYears`. */
export const byYear = (...values: readonly (number | null)[]): Readonly<Record<number, number | null>> =>
  Object.fromEntries(figureYears.map((year, at) => [year, values[at] ?? null]));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }); // prettier-ignore

const forms: Readonly<Record<FigureUnit, (value: number) => string>> = {
  usd: (value) => dollars.format(value),
  usd_month: (value) => `${dollars.format(value)} a month`,
  usd_day: (value) => `${dollars.format(value)} a day`,
  percent: (value) => `${value}%`,
};

/** A number as people write it. */
export const sayFigure = (unit: FigureUnit, value: number): string => forms[unit](value);
