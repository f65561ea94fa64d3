import type { MetricGroup, MetricKey, Network, Tier } from './metrics.ts';
import type { GuideSource } from './vocabulary/guide-sources.ts';
import type { LawTopicKey } from './vocabulary/law-topics.ts';
import type { SubjectKey } from './vocabulary/subjects.ts';
import type { SurveyKey } from './vocabulary/surveys.ts';

/**
 * What a question was read as: the one form in which search, Insight and Maximus are given what somebody typed. It is kept with
 * a conversation, so that the next question continues from it and old text is never read again.
 */

/** Where a slot comes from: characters of the question, the reading before, or a rule, whose name can be shown. */
export type From =
  | { kind: 'typed'; span: readonly [start: number, end: number] }
  | { kind: 'carried' }
  | { kind: 'assumed'; rule: string };

/** A value with where it comes from. */
export interface Slot<Value> {
  value: Value;
  from: From;
}

/**
 * What is wanted. Of employers' guides: `value` one employer's, `benchmark` a figure over many, `position` where one stands,
 * `share` how many have it, `ranking` which ones, `trend` over years, `compare` side by side, `changes` one employer's years,
 * `passage` wording, `library` what is held. Of the field: `rule`, `limit`, `date`, `definition`, `how-to`. Else: `social`,
 * `off topic`, `own case` (a person's legal case), `unclear`.
 */
export const intents = [
  'value',
  'benchmark',
  'position',
  'share',
  'ranking',
  'trend',
  'compare',
  'changes',
  'passage',
  'library',
  'rule',
  'limit',
  'date',
  'definition',
  'how-to',
  'social',
  'off topic',
  'own case',
  'unclear',
] as const;
export type Intent = (typeof intents)[number];

/** A metric that is asked for; `or` are other metrics that its name means as well, likeliest first. */
export interface AskedMetric {
  metric: MetricKey | MetricGroup;
  tier?: Tier;
  network?: Network;
  planType?: string;
  or?: readonly MetricKey[];
}

/** Ends of a range; in the metric's unit where a metric is bounded. */
export interface Bounds {
  atLeast?: number;
  above?: number;
  atMost?: number;
  below?: number;
}

/** One condition on a guide or its employer. A fact without bounds and without `is` is stated at all. */
export type Test =
  | { on: 'industry' | 'state' | 'region' | 'carrier' | 'planType' | 'format'; is: string }
  | { on: 'source'; is: GuideSource }
  | ({ on: 'size' | 'year' } & Bounds)
  | ({ on: 'fact'; is?: string } & AskedMetric & Bounds);

/** The algebra of conditions: what memory, SQL, chips, addresses and the reader of words share. */
export type Condition =
  /** `amount`: where the amount of a bound stands, since it need not stand beside the name. */
  | { test: Test; from: From; amount?: readonly [start: number, end: number] }
  | { and: readonly Condition[] }
  | { or: readonly Condition[] }
  | { not: Condition };

export type Statistic =
  | 'median'
  | 'mean'
  | 'quartiles'
  | 'share'
  | 'count'
  | 'least'
  | 'most'
  | 'spread'
  | 'difference'
  | 'percentile'
  | { percentile: number };

export type Dimension = 'industry' | 'state' | 'region' | 'size' | 'year' | 'planType' | 'carrier' | 'funding';
export type ChartKind = 'bar' | 'line' | 'scatter' | 'box' | 'histogram' | 'heat' | 'map' | 'any';

/** An amount that is no condition: `given` to be compared, or the `premise` of a question, which may be wrong. */
export interface SaidAmount {
  role: 'given' | 'premise';
  amount: number;
}

/** Employers that a name may mean: several are an ambiguity. */
export type NamedEmployer = readonly string[];

/** What a follow-up does to the reading before. */
export type Operation = 'replace' | 'add' | 'remove' | 'statistic' | 'group' | 'years' | 'employer' | 'point';

/** What the laws of some states, or cities, say on a topic; without places what they say in general. */
export interface AskedLaw {
  topic: LawTopicKey;
  /** Codes of states, and of cities that have laws of their own. */
  places: readonly string[];
}

/** A word that was taken for another one, with where it stands. */
export interface Correction {
  typed: string;
  taken: string;
  span: readonly [start: number, end: number];
}

/** A word of content that no slot took: it is searched for, or named, and never dropped. */
export interface LeftWord {
  word: string;
  span: readonly [start: number, end: number];
}

export interface Reading {
  /** The question as it was typed; of several in one, this one's part. Spans count from the beginning of the whole text. */
  text: string;
  intent: Slot<Intent>;
  metrics: readonly Slot<AskedMetric>[];
  subjects: readonly Slot<SubjectKey>[];
  employers: readonly Slot<NamedEmployer>[];
  /** Published surveys that are named. Their names stand in `left`, too: no figure of the library is theirs. */
  surveys?: readonly Slot<SurveyKey>[];
  /** The law of states that is asked for. */
  law?: AskedLaw;
  /** The asker's own plan or client is meant. */
  own: Slot<true> | null;
  where: Condition | null;
  amounts: readonly Slot<SaidAmount>[];
  statistic: Slot<Statistic> | null;
  groupBy: readonly Slot<Dimension>[];
  sort: Slot<'asc' | 'desc'> | null;
  limit: Slot<number> | null;
  chart: Slot<ChartKind> | null;
  /** Null where the question stands by itself. */
  operation: Slot<Operation> | null;
  corrections: readonly Correction[];
  left: readonly LeftWord[];
  /** Where words stand that led the reading and fill no slot themselves: "how common", "excluding". */
  covered: readonly (readonly [start: number, end: number])[];
  /** Sentences that were told with the question and ask for nothing. */
  background?: readonly string[];
  /** Further questions of the same text. */
  more: readonly Reading[];
}

/** What the library holds and what day it is, as a reader of words is told. */
export interface Known {
  employers: readonly string[];
  /** Those of them that modelled guides alone are of: their shortened names never stand in the way of a real employer. */
  invented?: ReadonlySet<string>;
  carriers: readonly string[];
  /** Other words of the library, in small letters: no spelling is changed to or from them lightly. */
  words: ReadonlySet<string>;
  /** The year of plans that is current. */
  year: number;
  /** Words of a search box: spelled already, and an amount beside a metric is a condition whatever else is asked. */
  isSearch?: boolean;
}
