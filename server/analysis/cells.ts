import type { AnalysisSpec, Cell, Grouping, Measure, ResultRow, SpecStatistic } from '../../contract/analysis.ts';
import { isMetric } from '../../contract/metrics.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';
import { regions } from '../../contract/vocabulary/states.ts';
import { amountsDiffer, sharesDiffer } from './noise.ts';
import {
  isByPlanType,
  type OfferRow,
  type PeerRow,
  readAnswering,
  type Reader,
  readOffers,
  readPeers,
  readValues,
  type ValueRow,
} from './store.ts';

/** Fewer values than this say more about single employers than about peers: their figures are not shown. */
export const LEAST_VALUES = 5;

/** The figures of a spec, in its order, and every value where there is one group only. */
export interface Cells {
  rows: ResultRow[];
  /** Of each measure: the values of the one group, smallest first. */
  values: number[][];
}

type Groups = Map<string, Cell>;
const keyOf = (group: readonly string[]): string => JSON.stringify(group);

interface Column {
  groups: Groups;
  /** Of the one group: every value, smallest first. */
  values: number[];
}

/** One measure; what it needs is read at the same time. */
async function readColumn(reader: Reader, spec: AnalysisSpec, measure: Measure): Promise<Column> {
  if (measure.of === 'value') {
    const [found, peers] = await Promise.all([
      readValues(reader, { ...spec, measure, withValues: true, point: pointOf(spec.statistic) }),
      readPeers(reader, { peers: spec.peers, groupBy: peerGroups(spec.groupBy, measure) }),
    ]);
    return { groups: amountCells(found, peers, spec, measure), values: found[0]?.values ?? [] };
  }
  if (measure.of === 'offering') {
    const [found, peers] = await Promise.all([readOffers(reader, { ...spec, measure }), readPeers(reader, spec)]);
    return { groups: offerCells(found, peers, spec.statistic), values: [] };
  }
  const [peers, base] = await Promise.all([readPeers(reader, spec), readBase(reader, spec)]);
  return { groups: employerCells(peers, base, spec), values: [] };
}

export async function readCells(reader: Reader, spec: AnalysisSpec): Promise<Cells> {
  const columns = await Promise.all(spec.measures.map((measure) => readColumn(reader, spec, measure)));
  const rows = inOrder(joined(columns.map(({ groups }) => groups)), spec);
  return { rows, values: spec.groupBy.length === 0 ? columns.map(({ values }) => values) : [] };
}

const pointOf = (statistic: SpecStatistic): number =>
  typeof statistic === 'string' ? 0.5 : statistic.percentile / 100;

/** Where each plan has its type, every peer stands beside every type. */
const peerGroups = (groupBy: readonly Grouping[], measure: Measure): Grouping[] =>
  isByPlanType(groupBy, measure) ? groupBy.filter((one) => one !== 'planType') : [...groupBy];

const nothing: Cell = {
  value: null,
  n: 0,
  employers: 0,
  samples: 0,
  count: null,
  suppressed: false,
  quartiles: null,
  differs: null,
};

function amountCells(
  found: readonly ValueRow[],
  peers: readonly PeerRow[],
  { groupBy, statistic }: AnalysisSpec,
  measure: Measure,
): Groups {
  const employers = new Map(peers.map((row) => [keyOf(row.group), row.employers]));
  const apart = isByPlanType(groupBy, measure) ? groupBy.indexOf('planType') : -1;
  const shown = found.filter(({ n }) => n >= LEAST_VALUES);
  const differ = shown.length < 2 ? [] : amountsDiffer(shown.map(({ values }) => values ?? []));
  const cells: Groups = new Map(
    peers.flatMap((row) =>
      apart === -1 ? [[keyOf(row.group), { ...nothing, employers: row.employers }] as const] : [],
    ),
  );
  for (const row of found) {
    const among = employers.get(keyOf(row.group.filter((_, at) => at !== apart))) ?? row.n;
    const isShown = row.n >= LEAST_VALUES;
    const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = row.points;
    cells.set(keyOf(row.group), {
      value: isShown ? amountOf(row, statistic) : null,
      n: row.n,
      employers: among,
      samples: row.samples,
      count: null,
      suppressed: !isShown && row.n > 0,
      quartiles: isShown ? { p10, p25, median, p75, p90 } : null,
      differs: differ[shown.indexOf(row)] ?? null,
    });
  }
  return cells;
}

function amountOf({ mean, points, least, most, n }: ValueRow, statistic: SpecStatistic): number {
  const [, p25 = 0, median = 0, p75 = 0, , point = 0] = points;
  if (typeof statistic !== 'string') return point;
  const of: Record<string, number> = { mean, least, most, spread: p75 - p25, count: n };
  return of[statistic] ?? median;
}

function offerCells(found: readonly OfferRow[], peers: readonly PeerRow[], statistic: SpecStatistic): Groups {
  const employers = new Map(peers.map((row) => [keyOf(row.group), row.employers]));
  const shown = found.filter(({ n }) => n >= LEAST_VALUES);
  const differ = shown.length < 2 ? [] : sharesDiffer(shown);
  const cells: Groups = new Map(peers.map((row) => [keyOf(row.group), { ...nothing, employers: row.employers }]));
  for (const row of found) {
    const isShown = row.n >= LEAST_VALUES;
    cells.set(keyOf(row.group), {
      value: !isShown ? null : statistic === 'count' ? row.count : (100 * row.count) / row.n,
      n: row.n,
      employers: employers.get(keyOf(row.group)) ?? row.n,
      samples: row.samples,
      count: isShown ? row.count : null,
      suppressed: !isShown && row.n > 0,
      quartiles: null,
      differs: differ[shown.indexOf(row)] ?? null,
    });
  }
  return cells;
}

/** Whether a grouping is by what guides answer: employers without an answer are in none of its groups. */
export const isOfAnswers = (grouping: Grouping): boolean =>
  ['carrier', 'planType'].includes(grouping) || isMetric(grouping);

/** Of whom employers are a share: of answers, those that give one, in the same group of whatever else they are grouped by. */
const readBase = (reader: Reader, { peers, groupBy }: AnalysisSpec): Promise<PeerRow[]> =>
  groupBy.some(isOfAnswers)
    ? readAnswering(reader, { peers, groupBy }, isOfAnswers)
    : readPeers(reader, { peers, groupBy: [] });

/** How many employers there are says nothing about any one of them: it is shown of few, too. */
function employerCells(
  peers: readonly PeerRow[],
  base: readonly PeerRow[],
  { groupBy, statistic }: AnalysisSpec,
): Groups {
  const among = new Map(base.map((row) => [keyOf(row.group), row.employers]));
  const isShareOfAll = !groupBy.some(isOfAnswers);
  const isBeside = (at: number): boolean => groupBy[at] !== undefined && !isOfAnswers(groupBy[at]);
  const within = (group: readonly string[]): string[] => (isShareOfAll ? [] : group.filter((_, at) => isBeside(at)));
  return new Map(
    peers.map(({ group, employers, samples }) => {
      const all = among.get(keyOf(within(group))) ?? 0;
      const value = statistic === 'share' ? (all === 0 ? null : (100 * employers) / all) : employers;
      return [keyOf(group), { ...nothing, value, n: employers, employers: all, samples, count: employers }];
    }),
  );
}

function joined(columns: readonly Groups[]): ResultRow[] {
  const keys = new Set(columns.flatMap((groups) => [...groups.keys()]));
  return [...keys].map((key) => ({
    group: JSON.parse(key) as string[],
    cells: columns.map((groups) => groups.get(key) ?? nothing),
  }));
}

const naturalOrders: Partial<Record<Grouping, readonly string[]>> = {
  size: sizeBands.map(({ label }) => label),
  region: regions,
};

const hasOrder = (grouping: Grouping): boolean => grouping === 'year' || naturalOrders[grouping] !== undefined;

function place(grouping: Grouping, name: string): number {
  return grouping === 'year' ? Number(name) : (naturalOrders[grouping]?.indexOf(name) ?? 0);
}

function inOrder(rows: readonly ResultRow[], { groupBy, sort, limit }: AnalysisSpec): ResultRow[] {
  const [first, second] = groupBy;
  if (first === undefined) return [...rows];
  const byName = (a: ResultRow, b: ResultRow): number =>
    named(first, a, b, 0) || (second === undefined ? 0 : named(second, a, b, 1));
  if (second !== undefined) return [...rows].toSorted(byName);
  const value = ({ cells }: ResultRow): number | null => cells[0]?.value ?? null;
  const byValue = (a: ResultRow, b: ResultRow): number => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return (sort === 'asc' ? x - y : y - x) || byName(a, b);
  };
  const sorted = rows.toSorted(sort === null && hasOrder(first) ? byName : byValue);
  return limit === null ? sorted : sorted.slice(0, limit);
}

function named(grouping: Grouping, a: ResultRow, b: ResultRow, at: number): number {
  const [x = '', y = ''] = [a.group[at], b.group[at]];
  return place(grouping, x) - place(grouping, y) || (x < y ? -1 : x > y ? 1 : 0);
}
