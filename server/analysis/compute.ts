import {
  AnalysisResult,
  type AnalysisSpec,
  type Cell,
  type Measure,
  type PeerPart,
  type PeerTest,
  type ResultRow,
} from '../../contract/analysis.ts';
import { isMetricGroup, stepOf } from '../../contract/metrics.ts';
import type { Connection } from '../db/connect.ts';
import { type Cells, LEAST_VALUES, readCells } from './cells.ts';
import { chartOf } from './chart.ts';
import { columnOf, peersLabel } from './labels.ts';
import { isChange, rankCorrelation } from './noise.ts';
import { caveatsOf, type Change, headlineOf } from './say-result.ts';
import { findAnswer, keepAnswer, Reader, readBehind, readBoth, readPairs } from './store.ts';
import { readLibraryVersion } from '../db/library-version.ts';
import { widenGroups } from './widen-groups.ts';
import { widen } from './widen.ts';
import { wordsOf } from './words.ts';

/** Guides that are named with an answer; how many there are in all is said. */
const GUIDES = 60;
/** Points of a scatter: more would hide one another. */
const POINTS = 1_500;

/** Bounds on amounts are whole steps of the metric: nobody learns a guide's amount by asking for it more and more exactly. */
function inSteps<
  Test extends Pick<Extract<PeerTest, { on: 'fact' }>, 'metric' | 'atLeast' | 'above' | 'atMost' | 'below'>,
>(test: Test): Test {
  const { metric } = test;
  if (isMetricGroup(metric)) return test;
  const step = stepOf(metric);
  const ends = (['atLeast', 'above', 'atMost', 'below'] as const).flatMap((end) => {
    const amount = test[end];
    return amount === undefined ? [] : [[end, Number((Math.round(amount / step) * step).toPrecision(12))]];
  });
  return { ...test, ...Object.fromEntries(ends) };
}

function snapped(spec: AnalysisSpec): AnalysisSpec {
  const part = ({ any, not }: PeerPart): PeerPart => ({
    not,
    any: any.map((test) => (test.on === 'fact' ? inSteps(test) : test)),
  });
  const measure = (one: Measure): Measure => (one.of === 'offering' ? inSteps(one) : one);
  return { ...spec, peers: spec.peers.map(part), measures: spec.measures.map(measure) };
}

/**
 * Computes a spec from what the guides state: in SQL, over one value an employer. The same spec on the same state of the
 * library has the same answer, and is read rather than computed again. Never throws on a valid spec.
 */
export async function compute(db: Connection, asked: AnalysisSpec): Promise<AnalysisResult> {
  const spec = snapped(asked);
  const version = await readLibraryVersion(db);
  const known = AnalysisResult.safeParse(await findAnswer(db, spec, version));
  if (known.success) return known.data;
  const result = await computed(db, spec, version);
  await keepAnswer(db, spec, version, result);
  return result;
}

async function computed(db: Connection, spec: AnalysisSpec, libraryVersion: number): Promise<AnalysisResult> {
  const [measure] = spec.measures;
  const [ofFigures, ofPoints, ofGuides] = [new Reader(db), new Reader(db), new Reader(db)];
  const [{ both, cells }, points, behind] = await Promise.all([
    readFigures(ofFigures, spec),
    readPoints(ofPoints, spec),
    measure === undefined ? [] : readBehind(ofGuides, { ...spec, measure }, GUIDES),
  ]);
  const columns = spec.measures.map((one) => columnOf(one, spec.statistic));
  const { rows } = cells;
  const correlation = points.length < LEAST_VALUES ? null : rankCorrelation(points);
  const told = {
    spec,
    columns,
    rows,
    change: both?.change ?? null,
    correlation: correlation === null ? null : { value: correlation, n: points.length },
  };
  // Taken before wider peers are looked for, which are no part of these figures.
  const statements = [...ofFigures.statements, ...ofPoints.statements];
  const hasFigures = rows.some(({ cells: ofRow }) => ofRow.some(({ value }) => value !== null));
  return {
    spec,
    sentence: wordsOf(spec),
    peers: peersLabel(spec),
    headline: headlineOf(told),
    hasFigures,
    columns,
    rows,
    chart: chartOf({ spec: chartable(spec, both !== null), columns, rows, values: cells.values, points }),
    assumptions: spec.assumed,
    caveats: caveatsOf(told),
    widening: hasFigures ? null : await widen(ofFigures, spec),
    widenings: hasFigures ? await widenGroups(ofFigures, spec, rows) : [],
    guides: behind.map(({ total: _, ...guide }) => guide),
    guidesTotal: behind[0]?.total ?? 0,
    statements,
    libraryVersion,
  };
}

async function readFigures(reader: Reader, spec: AnalysisSpec): Promise<{ both: Both | null; cells: Cells }> {
  const both = await readChange(reader, spec);
  return { both, cells: both === null ? await readCells(reader, spec) : { rows: both.rows, values: [] } };
}

/** Two years of the same employers are drawn as years are. */
const chartable = (spec: AnalysisSpec, isChanged: boolean): AnalysisSpec =>
  isChanged ? { ...spec, groupBy: ['year'] } : spec;

async function readPoints(reader: Reader, { measures, groupBy, peers, compare }: AnalysisSpec) {
  const [x, y] = measures;
  const isPlane = measures.length === 2 && groupBy.length === 0 && compare === null;
  if (!isPlane || x?.of !== 'value' || y?.of !== 'value') return [];
  const points = await readPairs(reader, [x, y], peers, POINTS);
  return points.length < LEAST_VALUES ? [] : points;
}

/** Two plan years, and what changed between them. */
interface Both {
  rows: ResultRow[];
  change: Change | null;
}

/** Two plan years over the employers that state the amount in both. */
async function readChange(reader: Reader, spec: AnalysisSpec): Promise<Both | null> {
  const { compare, groupBy } = spec;
  const [measure] = spec.measures;
  if (compare?.with !== 'years' || measure?.of !== 'value' || groupBy.length > 0) return null;
  const pairs = await readBoth(reader, { measure, peers: spec.peers, groupBy: [] }, compare);
  const samples = pairs.filter(({ sample }) => sample).length;
  const row = (year: number, values: readonly number[]): ResultRow => ({
    group: [String(year)],
    cells: [
      cellOf(
        values.toSorted((a, b) => a - b),
        spec,
        samples,
      ),
    ],
  });
  const changes = pairs.map(({ before, after }) => after - before).toSorted((a, b) => a - b);
  return {
    rows: [
      row(
        compare.from,
        pairs.map(({ before }) => before),
      ),
      row(
        compare.to,
        pairs.map(({ after }) => after),
      ),
    ],
    change:
      pairs.length < LEAST_VALUES
        ? null
        : { n: pairs.length, median: quantile(changes, 0.5), isCertain: isChange(changes) },
  };
}

/** Between two values in proportion, as the database does. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

function cellOf(sorted: readonly number[], { statistic }: AnalysisSpec, samples: number): Cell {
  const n = sorted.length;
  const isShown = n >= LEAST_VALUES;
  const at = (share: number): number => quantile(sorted, share);
  const figures: Record<string, number> = {
    mean: n === 0 ? 0 : sorted.reduce((sum, value) => sum + value, 0) / n,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
    spread: at(0.75) - at(0.25),
    count: n,
  };
  const value = typeof statistic === 'string' ? (figures[statistic] ?? at(0.5)) : at(statistic.percentile / 100);
  return {
    value: isShown ? value : null,
    n,
    employers: n,
    samples,
    count: null,
    suppressed: !isShown && n > 0,
    quartiles: isShown ? { p10: at(0.1), p25: at(0.25), median: at(0.5), p75: at(0.75), p90: at(0.9) } : null,
    differs: null,
  };
}
