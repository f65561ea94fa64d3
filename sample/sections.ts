import type { MetricKey, Network, Tier } from '../contract/metrics.ts';
import { numberWords } from '../contract/vocabulary/number-words.ts';
import type { Employer } from './employer.ts';
import type { PlanYear } from './limits.ts';
import type { Change, Medical, Others } from './benefits.ts';
import type { Random } from './random.ts';

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

/** A paragraph, an item ("• …") or a row of a table ("a | b"). */
export type Line = string | StatingLine;

/** A part of a guide under one heading. */
export interface Section {
  heading: string;
  lines: Line[];
}

/** A line with what it says. */
export const stating = (text: string, ...facts: StatedFact[]): StatingLine => ({ text, facts });

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);

/** What a section is written from. */
export interface Source {
  employer: Employer;
  year: PlanYear;
  medical: Medical;
  others: Others;
  /** What is not as it was the year before. */
  changes: readonly Change[];
  random: Random;
}

/** Writes a section; null when the guide says nothing about its subject. */
export type Writer = (source: Source) => Section | null;

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** A small number in words. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** The sentence that every sample guide carries. */
export const SAMPLE_NOTICE =
  'This is a modelled guide of an invented employer, made for the sample library. It describes no real company or plan.';
