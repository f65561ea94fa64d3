import { metricOf, type MetricKey, type Network, type Tier, type Unit } from '../../contract/metrics.ts';
import type { Connection } from '../db/connect.ts';
import { regions, statesOf } from '../library/regions.ts';
import { sizeBands } from '../library/sizes.ts';
import { type BenchmarkFilter, type GroupBy, type GroupRow, readComparison, readValues } from './benchmark-store.ts';
import { display } from './display.ts';
import { type Peers, peersInWords, statesAmong } from './peers.ts';

/** Fewer values than this say more about single employers than about peers: their figures are not shown. */
export const LEAST_VALUES = 5;

export interface BenchmarkQuery {
  metric: MetricKey;
  /** The coverage level; where absent, the metric's first: `individual`, or `employee`. */
  tier?: Tier;
  /** Where absent and the metric has networks: `in`. */
  network?: Network;
  peers?: Peers;
  groupBy?: GroupBy;
}

export interface Bin {
  from: number;
  to: number;
  n: number;
}

/** The figures of one group, or why there are none. */
export interface BenchmarkGroup {
  /** The group's name; null where nothing was grouped. */
  group: string | null;
  /** Employers among the peers. */
  employers: number;
  /** Employers whose guide states the metric: what the figures are made of. */
  n: number;
  /** How many of `n` are modelled sample guides. */
  samples: number;
  /** `n` of `employers`, 0 to 1. Who does not state it may still offer it. */
  stating: number;
  /** Null where there are fewer than `LEAST_VALUES`, or no numbers. */
  figures: {
    mean: number;
    p10: number;
    p25: number;
    median: number;
    p75: number;
    p90: number;
    least: number;
    most: number;
    histogram: Bin[];
  } | null;
  /** How to get figures, where there are none. */
  hint: string | null;
}

export interface Benchmark {
  metric: MetricKey;
  label: string;
  unit: Unit | null;
  tier: Tier | null;
  network: Network | null;
  peers: string;
  groups: BenchmarkGroup[];
  /** Of metrics that are no numbers: how many say what. */
  shares: { words: string; n: number; share: number }[];
}

/** One value that a benchmark is made of, with the place that says it. */
export interface BenchmarkRow {
  guideId: string;
  title: string;
  employer: string;
  planYear: number | null;
  sample: boolean;
  plan: string | null;
  display: string;
  page: number;
  passageId: string;
  quote: string;
}

/**
 * Compares employers by a metric: one value an employer, of its latest plan year among the peers. Computed by the database,
 * from facts that each have a page and a quote; see `benchmarkRows`.
 */
export async function benchmark(db: Connection, query: BenchmarkQuery): Promise<Benchmark> {
  const filter = filterOf(query);
  const { label, unit } = metricOf(query.metric);
  const { groups, shares } = await readComparison(db, filter);
  const said = shares.reduce((sum, { n }) => sum + n, 0);
  return {
    metric: query.metric,
    label,
    unit: unit ?? null,
    tier: (filter.tier as Tier | null) ?? null,
    network: (filter.network as Network | null) ?? null,
    peers: peersInWords(query.peers ?? {}),
    groups: inOrder(groups.map(present), query.groupBy),
    shares: said < LEAST_VALUES ? [] : shares.map(({ words, n }) => ({ words, n, share: n / said })),
  };
}

/** What the figures are made of, smallest first. */
export async function benchmarkRows(
  db: Connection,
  query: BenchmarkQuery,
  page: { limit: number; offset: number },
): Promise<BenchmarkRow[]> {
  const rows = await readValues(db, filterOf(query), page);
  return rows.map((row) => ({
    guideId: row.guide_id,
    title: row.title,
    employer: row.employer,
    planYear: row.plan_year,
    sample: row.sample,
    plan: row.plan,
    display: display(query.metric, row),
    page: row.page,
    passageId: row.passage_id,
    quote: row.text.slice(row.quote_from, row.quote_to),
  }));
}

function filterOf({ metric, tier, network, peers = {}, groupBy }: BenchmarkQuery): BenchmarkFilter {
  const { tiers, byNetwork, kind } = metricOf(metric);
  return {
    metric,
    isNumber: kind === 'number',
    tier: tiers === undefined ? null : (tier ?? tiers[0] ?? null),
    network: byNetwork === true ? (network ?? 'in') : null,
    planType: peers.planType ?? null,
    industries: peers.industries ?? null,
    states: statesAmong(peers),
    employeesFrom: peers.employees?.from ?? null,
    employeesTo: peers.employees?.to ?? null,
    yearFrom: peers.planYears?.from ?? null,
    yearTo: peers.planYears?.to ?? null,
    sample: peers.source === undefined ? null : peers.source === 'sample',
    groupBy: groupBy ?? null,
    regions: regionOf,
    bands: sizeBands,
  };
}

const regionOf: Readonly<Record<string, string>> = Object.fromEntries(
  regions.flatMap((region) => statesOf[region].map((state) => [state, region])),
);

function present({ group, employers, n, samples, mean, points, least, most, values }: GroupRow): BenchmarkGroup {
  const [p10, p25, median, p75, p90] = points ?? [];
  const common = { group, employers, n, samples, stating: employers === 0 ? 0 : n / employers };
  const complete =
    mean !== null &&
    least !== null &&
    most !== null &&
    p10 !== undefined &&
    p25 !== undefined &&
    median !== undefined &&
    p75 !== undefined &&
    p90 !== undefined;
  if (n < LEAST_VALUES || !complete) {
    const hint =
      n < LEAST_VALUES ? `Only ${n} of these employers state it. Widen the peers: more states, sizes or years.` : null;
    return { ...common, figures: null, hint };
  }
  return {
    ...common,
    figures: { mean, p10, p25, median, p75, p90, least, most, histogram: histogramOf(values ?? []) },
    hint: null,
  };
}

const BINS = 10;
const STEPS = [1, 2, 2.5, 5, 10];

/** Counts values in at most ten bins of a round width, the last of which includes its end. */
function histogramOf(sorted: readonly number[]): Bin[] {
  const least = sorted[0];
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return [];
  if (least === most) return [{ from: least, to: most, n: sorted.length }];
  const rough = (most - least) / (BINS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const width = (STEPS.find((step) => step * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, at): Bin => ({
    from: tidy(first + at * width),
    to: tidy(first + (at + 1) * width),
    n: 0,
  }));
  for (const value of sorted) {
    const bin = bins[Math.min(bins.length - 1, Math.floor((value - first) / width))];
    if (bin !== undefined) bin.n += 1;
  }
  return bins;
}

/** Without the dust of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function inOrder(groups: BenchmarkGroup[], groupBy: GroupBy | undefined): BenchmarkGroup[] {
  if (groupBy !== 'size') return groups;
  const place = (name: string | null): number => sizeBands.findIndex(({ label }) => label === name);
  return groups.toSorted((a, b) => place(a.group) - place(b.group));
}
