import type { MetricKey } from '../../../contract/metrics.ts';
import type { Subject } from './subject.ts';

/** A passage as extraction needs it; `ordinal` counts from 0 within the guide. */
export interface FactPassage {
  ordinal: number;
  page: number;
  heading: string | null;
  text: string;
}

/** What is known of the whole guide before its lines are read. */
export interface GuideContext {
  /** The year that the guide is for; null when neither its metadata nor its text says so. */
  planYear: number | null;
  /** How many pay periods a year has, where the guide says so once and clearly. */
  payPeriods: number | null;
}

/**
 * A sentence of running text, or a whole row of a table. All texts that rules look at are in small letters with straight
 * quotes and plain hyphens, letter for letter as long as the original, so that offsets hold in both.
 */
export interface Sentence {
  kind: 'prose' | 'row';
  passage: FactPassage;
  /** Where it stands in the passage's text: these characters are the quote of what it states. */
  from: number;
  to: number;
  /** In small letters. */
  text: string;
  /** The cells of a row, in small letters; of prose the text alone. */
  cells: readonly string[];
  /** The heading above it, and a line within the text that heads it ("Short-term disability:"); small letters. */
  heading: string;
  section: string;
  /** The sentence before it under the same heading; '' at its beginning. */
  before: string;
  /** What the heading, or the section, or text above is about. */
  subject: Subject | null;
  /** As `subject`; where the heading does not tell, what the text last spoke of under it. */
  topic: Subject | null;
  /** What the last heading that told was about, for what stands under headings that do not tell. */
  around: Subject | null;
}

/** A fact as a rule reads it. It is of the sentence's passage, and the sentence is its quote. */
export interface Candidate {
  metric: MetricKey;
  /** In the metric's unit. One of `value` and `words` is given. */
  value?: number;
  words?: string;
  /** 0 to 1: how sure the rule is. 0.9 is an explicit statement, 0.7 a likely reading. */
  confidence: number;
  /** A person should look at it: the text may mean something else, or a part was assumed. */
  review?: boolean;
}

export type SentenceRule = (sentence: Sentence, guide: GuideContext) => readonly Candidate[];

/** The rules of one category. */
export interface SentenceRules {
  /** Tried on the heading, the section and the text before any rule is: it must be cheap, and may be generous. */
  about: RegExp;
  rules: readonly SentenceRule[];
}
