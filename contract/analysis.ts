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

/**
 * What Maximus computes and what comes of it. A spec says everything that a figure depends on, so that a person can check it,
 * change a part of it and get the same figures again.
 */

const keys = Object.keys(metrics).filter(isMetric) as [MetricKey, ...MetricKey[]];
const groupKeys = Object.keys(metricGroups).filter(isMetricGroup) as [MetricGroup, ...MetricGroup[]];
/** Metrics whose answers are one of a few words: employers can be grouped by them. */
const choiceKeys = keys.filter((key) => ['choice', 'yes_no'].includes(metrics[key].kind));

const Year = z.int().min(1990).max(2100);
const Amount = z.number().min(-1e9).max(1e9);
const Short = z.string().min(1).max(120);
/** Ends of a range; absent: open. */
const bounds = {
  atLeast: Amount.optional(),
  above: Amount.optional(),
  atMost: Amount.optional(),
  below: Amount.optional(),
};
const aspect = { tier: z.enum(tiers).optional(), network: z.enum(networks).optional(), planType: Short.optional() };

/** What must hold of an employer's guide; of a fact without bounds and without `is`, that it is stated at all. */
export const PeerTest = z.discriminatedUnion('on', [
  z.strictObject({ on: z.enum(['industry', 'state', 'region', 'carrier', 'planType']), is: Short }),
  z.strictObject({ on: z.literal('size'), ...bounds }),
  z.strictObject({
    on: z.literal('year'),
    atLeast: Year.optional(),
    above: Year.optional(),
    atMost: Year.optional(),
    below: Year.optional(),
  }),
  z.strictObject({ on: z.literal('source'), is: z.enum(['sample', 'imported']) }),
  z.strictObject({
    on: z.literal('fact'),
    metric: z.enum([...keys, ...groupKeys]),
    ...aspect,
    ...bounds,
    is: Short.optional(),
  }),
]);
export type PeerTest = z.output<typeof PeerTest>;

/** One part of whom is compared: any of the tests holds, or, denied, none does. All parts hold together. */
export const PeerPart = z.strictObject({ any: z.array(PeerTest).min(1).max(60), not: z.boolean().default(false) });
export type PeerPart = z.output<typeof PeerPart>;

/**
 * What is measured of each employer: `value` the amount that its guide states, one an employer, the mean over its plans;
 * `offering` whether the guide states it (or states `is`, or an amount within the bounds); `employers` only how many there are.
 */
export const Measure = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('value'), metric: z.enum(keys), ...aspect }),
  z.strictObject({
    of: z.literal('offering'),
    metric: z.enum([...keys, ...groupKeys]),
    ...aspect,
    ...bounds,
    is: Short.optional(),
  }),
  z.strictObject({ of: z.literal('employers') }),
]);
export type Measure = z.output<typeof Measure>;

/** Carriers of the other lines of cover; `carrier` is the medical one. */
const carrierKeys = keys.filter((key) => key.endsWith('.carrier') && key !== 'medical.carrier');

/** What employers are grouped by; a metric groups by its answers. */
export const groupings = [
  'industry',
  'state',
  'region',
  'size',
  'year',
  'planType',
  'carrier',
  ...carrierKeys,
  ...choiceKeys,
] as const;
export const Grouping = z.enum(groupings);
export type Grouping = z.output<typeof Grouping>;

/** Of amounts: `spread` is the width of the middle half. `share` and `count` are of employers. */
export const SpecStatistic = z.union([
  z.enum(['median', 'mean', 'quartiles', 'least', 'most', 'spread', 'share', 'count']),
  z.strictObject({ percentile: z.int().min(1).max(99) }),
]);
export type SpecStatistic = z.output<typeof SpecStatistic>;

/** What the figures are held against: an amount, or two plan years of the same employers. */
export const Comparison = z.discriminatedUnion('with', [
  z.strictObject({ with: z.literal('amount'), amount: Amount }),
  z.strictObject({ with: z.literal('years'), from: Year, to: Year }),
]);
export type Comparison = z.output<typeof Comparison>;

export const chartKinds = ['bar', 'line', 'scatter', 'box', 'histogram', 'heat', 'map'] as const;
export const SpecChart = z.enum(['auto', 'none', ...chartKinds]);
export type SpecChart = z.output<typeof SpecChart>;

export const AnalysisSpec = z
  .strictObject({
    measures: z.array(Measure).min(1).max(4),
    peers: z.array(PeerPart).max(20).default([]),
    groupBy: z.array(Grouping).max(2).default([]),
    statistic: SpecStatistic.default('median'),
    compare: Comparison.nullable().default(null),
    /** Of groups; null: their natural order, or the largest first where they have none. */
    sort: z.enum(['asc', 'desc']).nullable().default(null),
    /** So many groups at most. */
    limit: z.int().min(1).max(60).nullable().default(null),
    chart: SpecChart.default('auto'),
    /** What nobody said and a rule filled, as sentences. */
    assumed: z.array(z.string().max(300)).max(12).default([]),
  })
  .refine(({ groupBy }) => new Set(groupBy).size === groupBy.length, { message: 'A grouping stands twice' })
  .refine(({ compare }) => compare?.with !== 'years' || compare.from < compare.to, { message: 'Years stand in order' });
export type AnalysisSpec = z.output<typeof AnalysisSpec>;

/** The figures of one group by one measure. Amounts are in the metric's unit, shares in percent. */
export const Cell = z.object({
  /** Null where there are no figures, or fewer than five employers. */
  value: z.number().nullable(),
  /** Employers that the figure is made of. */
  n: z.int(),
  /** Employers among the peers. */
  employers: z.int(),
  /** How many of `n` are modelled sample guides. */
  samples: z.int(),
  /** Of offering: how many of `n` do. */
  count: z.int().nullable(),
  /** Why there is no value though somebody states it: fewer than five do. */
  suppressed: z.boolean(),
  quartiles: z
    .object({ p25: z.number(), median: z.number(), p75: z.number(), p10: z.number(), p90: z.number() })
    .nullable(),
  /** Whether it differs from the other groups by more than chance; null where that was not asked or cannot be said. */
  differs: z.boolean().nullable(),
});
export type Cell = z.output<typeof Cell>;

/** A group with a cell for each measure. */
export const ResultRow = z.object({ group: z.array(z.string()), cells: z.array(Cell) });
export type ResultRow = z.output<typeof ResultRow>;

export const Bin = z.object({ from: z.number(), to: z.number(), n: z.int() });
export type Bin = z.output<typeof Bin>;

/** A column of figures: what it is called and in which unit. */
export const Column = z.object({ label: z.string(), unit: z.string().nullable() });
export type Column = z.output<typeof Column>;

const Mark = z.object({
  label: z.string(),
  value: z.number().nullable(),
  n: z.int(),
  /** The value as people write it. */
  said: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** A drawing, wholly described: whoever draws it evaluates nothing and computes no figure. */
export const ChartSpec = z.object({
  kind: z.enum(chartKinds),
  title: z.string(),
  subtitle: z.string(),
  /** Of the axis along which marks stand, and of the values. */
  x: Column,
  y: Column,
  series: z.array(z.object({ name: z.string(), marks: z.array(Mark) })),
  /** Of a scatter: a point an employer, not named. */
  points: z.array(z.object({ x: z.number(), y: z.number() })),
  bins: z.array(Bin),
  /** A line at this amount, where one was given or is the median. */
  reference: z.object({ value: z.number(), label: z.string() }).nullable(),
});
export type ChartSpec = z.output<typeof ChartSpec>;

/** A guide that the figures rest on. */
export const Behind = z.object({
  guideId: z.uuid(),
  title: z.string(),
  employer: z.string(),
  planYear: z.int().nullable(),
  sample: z.boolean(),
});
export type Behind = z.output<typeof Behind>;

/** Wider peers for a group that has too few for a figure: computed by one click. */
export const Widening = z.object({ group: z.array(z.string()), label: z.string(), n: z.int(), spec: AnalysisSpec });
export type Widening = z.output<typeof Widening>;

export const AnalysisResult = z.object({
  spec: AnalysisSpec,
  /** The spec as one sentence, and whom it compares. */
  sentence: z.string(),
  peers: z.string(),
  /** What comes of it, in one sentence with figure, n and peers. */
  headline: z.string(),
  /** Whether there is any figure: an answer without costs nothing. */
  hasFigures: z.boolean(),
  columns: z.array(Column),
  rows: z.array(ResultRow),
  chart: ChartSpec.nullable(),
  assumptions: z.array(z.string()),
  caveats: z.array(z.string()),
  /** Peers that would give figures where these give none. */
  widening: z.object({ label: z.string(), n: z.int(), spec: AnalysisSpec }).nullable(),
  /** The same for groups of figures; absent in answers from before there were any. */
  widenings: z.array(Widening).optional(),
  guides: z.array(Behind),
  guidesTotal: z.int(),
  /** The statements that computed it. */
  statements: z.array(z.string()),
  /** The state of the library that it was computed from. */
  libraryVersion: z.int(),
});
export type AnalysisResult = z.output<typeof AnalysisResult>;

/** A reading of a question that can be chosen: nothing is computed, or costs anything, before it is. */
export const Choice = z.object({ label: z.string(), spec: AnalysisSpec });
export type Choice = z.output<typeof Choice>;

/** What a question was understood as: something to compute, a question back, or why there is no figure for it. */
export const Understood = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('spec'),
    spec: AnalysisSpec,
    sentence: z.string(),
    /** Words of the question that have no part in the spec; absent where there are none. */
    unused: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal('ask'), question: z.string(), choices: z.array(Choice).min(1).max(4) }),
  z.object({ kind: z.literal('refuse'), sentence: z.string(), choices: z.array(Choice).max(4) }),
]);
export type Understood = z.output<typeof Understood>;
