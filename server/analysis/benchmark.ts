import type { Bin, Grouping, PeerPart } from '../../contract/analysis.ts';
import { metricOf, type MetricKey, type Network, type Tier, type Unit } from '../../contract/metrics.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';
import type { Connection } from '../db/connect.ts';
import { display } from '../facts/display.ts';
import { aspectOf } from '../../contract/aspects.ts';
import { LEAST_VALUES } from './cells.ts';
import { histogramOf } from './histogram.ts';
import { type Peers, peersInWords, statesAmong } from './peers.ts';
import { type Asked, readAnswers, readPeers, readStating, Reader, readValues, type ValueRow } from './store.ts';
import { readSources } from './sources-store.ts';

export type GroupBy = 'industry' | 'state' | 'region' | 'size' | 'year' | 'plan_type';

export interface BenchmarkQuery {
  metric: MetricKey;
  /** The coverage level; where absent, the metric's first: `individual`, or `employee`. */
  tier?: Tier;
  /** Where absent and the metric has networks: `in`. */
  network?: Network;
  peers?: Peers;
  groupBy?: GroupBy;
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
 * Compares employers by a metric: one value an employer, of its latest plan year within the years that are asked for. Computed by the database,
 * from facts that each have a page and a quote; see `benchmarkRows`.
 */
export async function benchmark(db: Connection, query: BenchmarkQuery): Promise<Benchmark> {
  const reader = new Reader(db);
  const { metric } = query;
  const { label, unit, kind, tiers, byNetwork } = metricOf(metric);
  const measure = { of: 'value', metric, ...aspectsOf(query) } as const;
  const asked = { measure, peers: partsOf(query.peers ?? {}), groupBy: groupsOf(query) };
  const groups = kind === 'number' ? await ofAmounts(reader, asked) : await ofAnswers(reader, asked);
  const shares = kind === 'number' ? [] : await readAnswers(reader, asked);
  const said = shares.reduce((sum, { n }) => sum + n, 0);
  const { tier, network } = aspectOf(metric, query);
  return {
    metric,
    label,
    unit: unit ?? null,
    tier: tiers === undefined || tier === '' ? null : tier,
    network: byNetwork !== true || network === '' ? null : network,
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
  const { metric } = query;
  const measure = { of: 'value', metric, ...aspectsOf(query) } as const;
  const rows = await readSources(db, { measure, peers: partsOf(query.peers ?? {}) }, page);
  return rows.map(({ text, quote_from, quote_to, value, words, ...row }) => ({
    ...row,
    display: display(metric, { value, words }),
    quote: text.slice(quote_from, quote_to),
  }));
}

const aspectsOf = ({ tier, network, peers }: BenchmarkQuery) => ({
  ...(tier !== undefined && { tier }),
  ...(network !== undefined && { network }),
  ...(peers?.planType !== undefined && { planType: peers.planType }),
});

const groupsOf = ({ groupBy }: BenchmarkQuery): Grouping[] =>
  groupBy === undefined ? [] : [groupBy === 'plan_type' ? 'planType' : groupBy];

/** The peers as parts of a spec. */
function partsOf(peers: Peers): PeerPart[] {
  const { industries, employees, planYears, source } = peers;
  const states = statesAmong(peers);
  const ends = ({ from, to }: { from?: number; to?: number }) => ({
    ...(from !== undefined && { atLeast: from }),
    ...(to !== undefined && { atMost: to }),
  });
  const isBound = (range: { from?: number; to?: number } | undefined): boolean =>
    range?.from !== undefined || range?.to !== undefined;
  const part = (...any: PeerPart['any']): PeerPart => ({ any, not: false });
  return [
    ...(industries === undefined ? [] : [part(...industries.map((is) => ({ on: 'industry' as const, is })))]),
    ...(states === null ? [] : [part(...states.map((is) => ({ on: 'state' as const, is })))]),
    ...(isBound(employees) ? [part({ on: 'size', ...ends(employees ?? {}) })] : []),
    ...(isBound(planYears) ? [part({ on: 'year', ...ends(planYears ?? {}) })] : []),
    ...(source === undefined ? [] : [part({ on: 'source', is: source })]),
  ];
}

type Group = Pick<BenchmarkGroup, 'group' | 'employers' | 'n' | 'samples'> & { found: ValueRow | null };

/** Each group of the peers with its values; told apart by plan types, each type that has values, beside all peers. */
async function ofAmounts(reader: Reader, asked: Asked<'value'>): Promise<Group[]> {
  const found = await readValues(reader, { ...asked, withValues: true });
  if (asked.groupBy.includes('planType')) {
    const [all] = await readPeers(reader, { ...asked, groupBy: [] });
    if (metricOf(asked.measure.metric).perPlan !== true) return [];
    return found.map((row) => groupOf(row.group, all?.employers ?? 0, row)).toSorted(byName);
  }
  const peers = await readPeers(reader, asked);
  return peers
    .map(({ group, employers }) => {
      const row = found.find((one) => one.group[0] === group[0]);
      return groupOf(group, employers, row ?? null);
    })
    .toSorted(byName);
}

/** Each group of the peers with how many state the metric at all. */
async function ofAnswers(reader: Reader, asked: Asked<'value'>): Promise<Group[]> {
  const { metric } = asked.measure;
  const stated = await readStating(reader, { ...asked, measure: { of: 'offering', metric } });
  return stated
    .map(({ group, n, count, samples }) => ({ group: group[0] ?? null, employers: n, n: count, samples, found: null }))
    .toSorted(byName);
}

const groupOf = ([group]: readonly string[], employers: number, found: ValueRow | null): Group => ({
  group: group ?? null,
  employers,
  n: found?.n ?? 0,
  samples: found?.samples ?? 0,
  found,
});

const byName = (a: Group, b: Group): number => ((a.group ?? '') < (b.group ?? '') ? -1 : 1);

function present({ group, employers, n, samples, found }: Group): BenchmarkGroup {
  const common = { group, employers, n, samples, stating: employers === 0 ? 0 : n / employers };
  if (n < LEAST_VALUES) {
    const hint = `Only ${n} of these employers state it. Widen the peers: more states, sizes or years.`;
    return { ...common, figures: null, hint };
  }
  if (found === null) return { ...common, figures: null, hint: null };
  const { mean, least, most, values } = found;
  const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = found.points;
  const figures = { mean, p10, p25, median, p75, p90, least, most, histogram: histogramOf(values ?? []) };
  return { ...common, figures, hint: null };
}

function inOrder(groups: BenchmarkGroup[], groupBy: GroupBy | undefined): BenchmarkGroup[] {
  if (groupBy !== 'size') return groups;
  const place = (name: string | null): number => sizeBands.findIndex(({ label }) => label === name);
  return groups.toSorted((a, b) => place(a.group) - place(b.group));
}
