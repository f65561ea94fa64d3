import { z } from 'zod';
import {
  isMetric,
  isMetricGroup,
  type MetricGroup,
  type MetricKey,
  metricGroups,
  metrics,
  networks,
  tiers,
} from './metrics.ts';

/** What the tools of Insight answer: whoever composes an answer, a language model or the embedded engine, is given the same. */

export const toolNames = {
  reading: 'read_question',
  search: 'search_guides',
  guide: 'get_guide',
  facts: 'plan_facts',
  benchmark: 'benchmark',
  compare: 'compare',
  changes: 'changes',
  ranking: 'rank_employers',
  employer: 'find_employer',
  reference: 'reference',
  surveys: 'published_surveys',
  dates: 'compliance_dates',
} as const;

const keys = Object.keys(metrics).filter(isMetric) as [MetricKey, ...MetricKey[]];
const groupKeys = Object.keys(metricGroups).filter(isMetricGroup) as [MetricGroup, ...MetricGroup[]];
export const MetricName = z.enum(keys);
export const AnyMetricName = z.enum([...keys, ...groupKeys]);

/** A passage; a sentence that rests on it ends with its marker. */
export const FoundPassage = z.object({
  marker: z.int(),
  guide: z.string(),
  employer: z.string(),
  planYear: z.int().nullish(),
  sample: z.boolean().nullish(),
  industry: z.string().nullish(),
  state: z.string().nullish(),
  page: z.int().nullish(),
  heading: z.string().nullish(),
  text: z.string(),
  /** The answer before stood on this section, or on another one of this guide. */
  before: z.enum(['section', 'guide']).nullish(),
});
export type FoundPassage = z.output<typeof FoundPassage>;

export const FoundPassages = z.object({
  query: z.string(),
  note: z.string().nullish(),
  results: z.array(FoundPassage),
});
export type FoundPassages = z.output<typeof FoundPassages>;

/** One value that a guide states, with the words that state it. */
export const StatedFact = z.object({
  marker: z.int(),
  metric: MetricName,
  label: z.string(),
  plan: z.string().nullable(),
  tier: z.enum(tiers).nullable(),
  network: z.enum(networks).nullable(),
  value: z.number().nullable(),
  /** The value as people write it. */
  said: z.string(),
  quote: z.string(),
  guide: z.string(),
  planYear: z.int().nullable(),
  sample: z.boolean(),
});
export type StatedFact = z.output<typeof StatedFact>;

/** What the guides of one employer state of some metrics, each of the newest plan year that states it. */
export const EmployerFacts = z.object({
  employer: z.string(),
  /** Plan years of which there are guides, the newest first. */
  years: z.array(z.int()),
  facts: z.array(StatedFact),
  /** Labels of metrics that were asked for and that none of its guides states in a form that can be compared. */
  notStated: z.array(z.string()),
});
export type EmployerFacts = z.output<typeof EmployerFacts>;

export const ComparedFacts = z.object({ employers: z.array(EmployerFacts) });
export type ComparedFacts = z.output<typeof ComparedFacts>;

/** Two plan years of one employer: what is stated otherwise, newly, or no more. */
export const ChangedFacts = z.object({
  employer: z.string(),
  years: z.array(z.int()),
  from: z.int().nullable(),
  to: z.int().nullable(),
  changed: z.array(z.object({ label: z.string(), before: StatedFact.nullable(), after: StatedFact.nullable() })),
  /** How many values stand in both alike. */
  same: z.int(),
});
export type ChangedFacts = z.output<typeof ChangedFacts>;

/** A figure over many employers, said; or a question back, or why there is none. */
export const SaidFigure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('figure'),
    marker: z.int(),
    title: z.string(),
    peers: z.string(),
    headline: z.string(),
    hasFigures: z.boolean(),
    n: z.int(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ group: z.string(), values: z.array(z.string()), n: z.int() })),
    caveats: z.array(z.string()),
    assumptions: z.array(z.string()),
    /** The same over more employers, where there are too few of those that were asked about. */
    wider: z.object({ marker: z.int(), headline: z.string(), hasFigures: z.boolean() }).nullable(),
  }),
  z.object({ kind: z.literal('ask'), question: z.string(), choices: z.array(z.string()) }),
  z.object({ kind: z.literal('refuse'), sentence: z.string() }),
]);
export type SaidFigure = z.output<typeof SaidFigure>;

/** Employers by what they state, the first ones; one without a fact may not be shown its value any more. */
export const RankedEmployers = z.object({
  label: z.string(),
  peers: z.string(),
  /** `stated`: in no order of amounts. */
  order: z.enum(['asc', 'desc', 'stated']),
  rows: z.array(z.object({ employer: z.string(), fact: StatedFact.nullable() })),
  /** Employers that state it, and those beyond the list that state the same as its last one. */
  total: z.int(),
  alike: z.int(),
});
export type RankedEmployers = z.output<typeof RankedEmployers>;

export const FoundEmployers = z.object({
  asked: z.string(),
  employers: z.array(z.string()),
  guides: z.array(z.object({ id: z.uuid(), title: z.string(), employer: z.string(), planYear: z.int().nullable() })),
});
export type FoundEmployers = z.output<typeof FoundEmployers>;

/** A rule of the field as it answers a question. */
export const FoundRule = z.object({
  marker: z.int(),
  id: z.string(),
  title: z.string(),
  rule: z.string(),
  figures: z.array(
    z.object({
      label: z.string(),
      /** `checked`: found alike in two published places. */
      values: z.array(z.object({ year: z.int(), said: z.string(), checked: z.boolean() })),
    }),
  ),
  exceptions: z.string().nullable(),
  appliesTo: z.string(),
  planDecides: z.string(),
  counsel: z.string(),
  /** Every number of the rule itself was found alike in two published places. */
  checked: z.boolean(),
  /** What puts a wrong number of the question right, as the answer's first sentence; only from numbers that were checked. */
  correction: z.string().nullable(),
  /** On which side of its line the case of the question is. */
  verdict: z.string().nullish(),
  source: z.string(),
  asOf: z.iso.date(),
  /** Words of the question that it does not speak of. */
  unspoken: z.array(z.string()).nullish(),
  /** How well it fits what was asked, 0 to 1. */
  fit: z.number(),
  /** How much of what was asked it speaks of, by its words or by one of its names, 0 to 1. */
  said: z.number(),
  /** A part of the question names it, and another part another rule: each is an answer. */
  isAsked: z.boolean().nullish(),
});
export type FoundRule = z.output<typeof FoundRule>;

export const FoundRules = z.object({ query: z.string(), entries: z.array(FoundRule) });
export type FoundRules = z.output<typeof FoundRules>;

/** Figures that a survey has published. */
export const FoundSurvey = z.object({
  marker: z.int(),
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** What the figures are of, in words. */
  rule: z.string(),
  figures: z.array(
    z.object({
      label: z.string(),
      /** It is what was asked for; the others stand beside it. */
      isAsked: z.boolean(),
      /** `checked`: found alike in two published places. */
      values: z.array(z.object({ year: z.int(), said: z.string(), checked: z.boolean() })),
    }),
  ),
  /** Who was asked, and how the figures are to be read. */
  population: z.string(),
  reading: z.string(),
  /** What puts a wrong number right that the question ascribes to the survey. */
  correction: z.string().nullable(),
  source: z.string(),
  asOf: z.iso.date(),
});
export type FoundSurvey = z.output<typeof FoundSurvey>;

export const FoundSurveys = z.object({
  query: z.string(),
  /** Publishers that the question names. */
  named: z.array(z.string()),
  /** Named ones of which there is nothing on what is asked: the entries are then the nearest of others. */
  missing: z.array(z.string()),
  /** Where nothing fits: titles of what there is of the surveys that were named. */
  held: z.array(z.string()),
  years: z.array(z.int()),
  entries: z.array(FoundSurvey),
});
export type FoundSurveys = z.output<typeof FoundSurveys>;

/** What a plan sponsor has to do by a day, computed from the first day of the plan year. */
export const ComplianceDates = z.object({
  /** "July 1"; whether it was assumed. */
  planYearStart: z.string(),
  isAssumed: z.boolean(),
  /** What the dates are of: "from October 1, 2026 to December 31, 2026", or the next ones. */
  span: z.string(),
  today: z.iso.date(),
  dates: z.array(
    z.object({
      marker: z.int(),
      name: z.string(),
      who: z.string(),
      /** "February 1, 2027". */
      due: z.string(),
      /** The day by the rule alone where a weekend or holiday moved it: "Sunday, January 31, 2027". */
      moved: z.string().nullable(),
      /** "the plan year July 1, 2025 to June 30, 2026". */
      of: z.string(),
      source: z.string(),
      checked: z.boolean(),
    }),
  ),
});
export type ComplianceDates = z.output<typeof ComplianceDates>;

/** What a question was read as, for whoever answers it. */
export const SaidReading = z.object({
  /** With words that are carried from the question before. */
  question: z.string(),
  /** As it was typed, to be a heading. */
  typed: z.string().nullish(),
  /** Words of the questions before that a short one is about, too. */
  along: z.array(z.string()).nullish(),
  /** Those of the words that nothing took that the question before said. */
  carried: z.array(z.string()).nullish(),
  intent: z.string(),
  metrics: z.array(
    z.object({
      metric: AnyMetricName,
      label: z.string(),
      tier: z.enum(tiers).nullable(),
      /** The words that named it; null where it was carried from before. */
      typed: z.string().nullable(),
    }),
  ),
  subjects: z.array(z.object({ key: z.string(), label: z.string() })),
  employers: z.array(z.string()),
  /** Names that several employers bear: which one is meant is to be asked. */
  ambiguous: z.array(z.object({ typed: z.string(), employers: z.array(z.string()) })),
  /** Names that are nobody's in the library. */
  unknown: z.array(z.string()),
  /** Guides that are named by their titles rather than by their employer. */
  guides: z.array(z.string()),
  /** Publishers of the surveys that are named. */
  surveys: z.array(z.string()).nullish(),
  /** The words that named them. */
  namedBy: z.array(z.string()).nullish(),
  years: z.array(z.int()),
  amounts: z.array(z.number()),
  /** Amounts that the question takes for true. */
  premises: z.array(z.number()),
  /** The question in words, and what was assumed or read otherwise than typed. */
  said: z.string(),
  notes: z.array(z.string()),
  /** Words that nothing took: they are looked for in texts. */
  left: z.array(z.string()),
  isFollowUp: z.boolean(),
  /** A statistic was named: it is asked what employers do, and not what the law says. */
  isStatistic: z.boolean(),
  /** The language of the question, in English; absent for English. */
  language: z.string().nullish(),
  /** A text is to be written; a choice of one's own is to be made; it is about asking itself; or there are no words to read. */
  asks: z.enum(['draft', 'advice', 'price', 'thanks', 'person', 'no words']).nullish(),
  /** It speaks of an employer whom nobody named: those whom the person spoke of lately. */
  whose: z.array(z.string()).nullish(),
  /** How many questions the text holds, where not all of them are answered. */
  outOf: z.int().nullish(),
});
export type SaidReading = z.output<typeof SaidReading>;
