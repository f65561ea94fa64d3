import type { Employer } from './employer.ts';
import type { PlanYear } from './limits.ts';
import type { Medical } from './model-medical.ts';
import type { Others } from './model-other.ts';
import type { Random } from './random.ts';

/** A part of a guide under one heading. A line is a paragraph, an item ("• …") or a row of a table ("a | b"). */
export interface Section {
  heading: string;
  lines: string[];
}

/** What a section is written from. */
export interface Source {
  employer: Employer;
  year: PlanYear;
  medical: Medical;
  others: Others;
  random: Random;
}

/** Writes a section; null when the guide says nothing about its subject. */
export type Writer = (source: Source) => Section | null;

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']; // prettier-ignore

/** A small number in words. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** The sentence that every sample guide carries. */
export const SAMPLE_NOTICE =
  'This is a modelled guide of an invented employer, made for the sample library. It describes no real company or plan.';
