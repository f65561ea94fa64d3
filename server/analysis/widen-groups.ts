import type {
  AnalysisSpec,
  Grouping,
  Measure,
  PeerPart,
  PeerTest,
  ResultRow,
  Widening,
} from '../../contract/analysis.ts';
import { isMetric } from '../../contract/metrics.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';
import { regions, statesOf } from '../../contract/vocabulary/states.ts';
import { LEAST_VALUES, readCells } from './cells.ts';
import { partLabel } from './labels.ts';
import { isByPlanType, type Reader } from './store.ts';

/** So many suppressed groups are offered wider peers: a list of fifty states would hide the figures. */
const MOST = 6;
/** What is dropped from the peers where no neighbour helps, in this order: the least that says who somebody is comes first. */
const dropped: readonly PeerTest['on'][] = ['size', 'carrier', 'fact', 'industry'];

const part = (test: PeerTest): PeerPart => ({ any: [test], not: false });

/** What a group is, as a test on employers; null where its plans are told apart and not the employers. */
function testOf(grouping: Grouping, name: string): PeerTest | null {
  if (isMetric(grouping)) return { on: 'fact', metric: grouping, is: name };
  if (grouping === 'year') return { on: 'year', atLeast: Number(name), atMost: Number(name) };
  if (grouping !== 'size') return { on: grouping, is: name };
  const band = sizeBands.find(({ label }) => label === name);
  return band === undefined ? null : { on: 'size', atLeast: band.from, ...(band.to !== null && { atMost: band.to }) };
}

const nOf = (row: ResultRow | undefined): number => row?.cells[0]?.n ?? 0;

/** Rows that stand beside one, in all groupings but one. */
function beside(rows: readonly ResultRow[], row: ResultRow, at: number): Map<string, number> {
  const others = rows.filter(({ group }) => group.every((name, index) => index === at || name === row.group[index]));
  return new Map(others.map((one) => [one.group[at] ?? '', nOf(one)]));
}

interface Wider {
  test: PeerTest;
  n: number;
}

/** The region of a state, or a size with its neighbours: their employers are the sum of the groups that are there. */
function neighbours(grouping: Grouping, name: string, of: ReadonlyMap<string, number>): Wider | null {
  if (grouping === 'state') {
    const region = regions.find((one) => statesOf[one].includes(name));
    const n = region === undefined ? 0 : statesOf[region].reduce((sum, state) => sum + (of.get(state) ?? 0), 0);
    return region === undefined || n < LEAST_VALUES ? null : { test: { on: 'region', is: region }, n };
  }
  const at = grouping === 'size' ? sizeBands.findIndex(({ label }) => label === name) : -1;
  for (let reach = 1; at !== -1 && reach < sizeBands.length; reach += 1) {
    const bands = sizeBands.slice(Math.max(0, at - reach), at + reach + 1);
    const n = bands.reduce((sum, { label }) => sum + (of.get(label) ?? 0), 0);
    const [first, last] = [bands[0], bands.at(-1)];
    if (n >= LEAST_VALUES && bands.length < sizeBands.length)
      return {
        test: { on: 'size', atLeast: first?.from ?? 1, ...(typeof last?.to === 'number' && { atMost: last.to }) },
        n,
      };
  }
  return null;
}

/**
 * For each group with fewer than five values the nearest peers that give figures: the region of a state, the sizes beside a size, else
 * the same group without one part of the peers. A part is dropped for all groups at once, by one statement.
 */
export async function widenGroups(reader: Reader, spec: AnalysisSpec, rows: readonly ResultRow[]): Promise<Widening[]> {
  const { groupBy, peers, compare } = spec;
  const hidden = rows.filter(({ cells }) => cells[0]?.suppressed === true);
  if (hidden.length === 0 || groupBy.length === 0 || compare?.with === 'years') return [];
  const without = new Map<PeerTest['on'], Map<string, number>>();
  const countsWithout = async (on: PeerTest['on']): Promise<Map<string, number>> => {
    const had = without.get(on);
    if (had !== undefined) return had;
    const fewer = peers.filter(({ any }) => any.every((test) => test.on !== on));
    const read =
      fewer.length === peers.length ? { rows: [] } : await readCells(reader, { ...spec, peers: fewer, limit: null });
    const counts = new Map(read.rows.map((row) => [JSON.stringify(row.group), nOf(row)]));
    without.set(on, counts);
    return counts;
  };
  const found: Widening[] = [];
  for (const row of hidden) {
    const wide =
      found.length < MOST
        ? ((spec.limit === null ? byNeighbours(spec, row, rows) : null) ?? (await byDropping(spec, row, countsWithout)))
        : null;
    if (wide !== null) found.push(wide);
  }
  return found;
}

function byNeighbours(spec: AnalysisSpec, row: ResultRow, rows: readonly ResultRow[]): Widening | null {
  for (const [at, grouping] of spec.groupBy.entries()) {
    const name = row.group[at] ?? '';
    const wider = neighbours(grouping, name, beside(rows, row, at));
    if (wider === null) continue;
    return widening(spec, row, { peers: spec.peers, n: wider.n, instead: { at, test: wider.test } });
  }
  return null;
}

async function byDropping(
  spec: AnalysisSpec,
  row: ResultRow,
  counts: (on: PeerTest['on']) => Promise<Map<string, number>>,
): Promise<Widening | null> {
  for (const on of dropped) {
    const peers = spec.peers.filter(({ any }) => any.every((test) => test.on !== on));
    const n = peers.length === spec.peers.length ? 0 : ((await counts(on)).get(JSON.stringify(row.group)) ?? 0);
    if (n >= LEAST_VALUES) return widening(spec, row, { peers, n });
  }
  return null;
}

interface Made {
  peers: readonly PeerPart[];
  n: number;
  /** A wider test in the place of one group. */
  instead?: { at: number; test: PeerTest };
}

/** The one group by itself, among these peers. */
function widening(spec: AnalysisSpec, row: ResultRow, { peers, n, instead }: Made): Widening | null {
  const tests: PeerPart[] = [];
  let measures: readonly Measure[] = spec.measures;
  for (const [at, grouping] of spec.groupBy.entries()) {
    const name = row.group[at] ?? '';
    const isOfPlans = grouping === 'planType' && spec.measures.some((measure) => isByPlanType(spec.groupBy, measure));
    const test = instead?.at === at ? instead.test : testOf(grouping, name);
    if (isOfPlans) measures = measures.map((one) => (one.of === 'value' ? { ...one, planType: name } : one));
    else if (test === null) return null;
    else tests.push(part(test));
  }
  const all = [...peers, ...tests];
  const wide = {
    ...spec,
    measures: [...measures],
    peers: all,
    groupBy: [],
    sort: null,
    limit: null,
    chart: 'auto' as const,
  };
  return { group: row.group, label: all.map(partLabel).join('; '), n, spec: wide };
}
