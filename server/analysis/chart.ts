import type { AnalysisSpec, ChartSpec, Column, ResultRow } from '../../contract/analysis.ts';
import { histogramOf } from './histogram.ts';
import { groupingLabel, peersLabel, say } from './labels.ts';

/** What a drawing is made of. */
export interface Drawn {
  spec: AnalysisSpec;
  columns: readonly Column[];
  rows: readonly ResultRow[];
  /** Of a spec without groups: the values of each measure, smallest first. */
  values: readonly (readonly number[])[];
  /** Of two measures without groups. */
  points: readonly { x: number; y: number }[];
}

type Kind = ChartSpec['kind'];

/** The kind that shows a spec best, where none was named or where the named one cannot show it. */
function kindOf({ spec, points, values }: Drawn): Kind | null {
  const { chart, groupBy, measures, statistic, sort, limit } = spec;
  if (chart === 'none') return null;
  if (points.length > 0 && (chart === 'auto' || chart === 'scatter')) return 'scatter';
  // "Since 2023, tech against retail": a line for each.
  if (groupBy.length === 2)
    return chart === 'bar' || chart === 'line' ? chart : chart === 'auto' && groupBy[0] === 'year' ? 'line' : 'heat';
  const isOfAmounts = measures[0]?.of === 'value';
  if (groupBy.length === 0)
    return isOfAmounts && (values[0]?.length ?? 0) > 0
      ? chart === 'box' || chart === 'bar'
        ? chart
        : 'histogram'
      : 'bar';
  if (chart === 'line' || chart === 'bar' || (chart === 'box' && isOfAmounts)) return chart;
  // Those that were ranked are read from the top: a map has none.
  const isRanked = sort !== null || limit !== null;
  if (groupBy[0] === 'state' && (chart === 'map' || !isRanked)) return 'map';
  if (groupBy[0] === 'year') return 'line';
  return statistic === 'quartiles' && isOfAmounts ? 'box' : 'bar';
}

const nowhere: Column = { label: '', unit: null };

/** The drawing of figures; null where there is nothing to draw. */
export function chartOf(drawn: Drawn): ChartSpec | null {
  const { spec, columns, rows, values, points } = drawn;
  const kind = kindOf(drawn);
  const [y = nowhere, other] = columns;
  const hasFigures = rows.some(({ cells }) => cells.some(({ value }) => value !== null)) || points.length > 0;
  if (kind === null || !hasFigures) return null;
  const by = spec.groupBy.map(groupingLabel).join(' and ');
  const common = {
    kind,
    title: by === '' ? y.label : `${y.label}, by ${by}`,
    subtitle: peersLabel(spec),
    x: { label: by, unit: null },
    y,
    series: [],
    points: [],
    bins: [],
    reference:
      spec.compare?.with === 'amount'
        ? { value: spec.compare.amount, label: `Given: ${say(spec.compare.amount, y.unit)}` }
        : null,
  };
  if (kind === 'scatter')
    return { ...common, title: `${y.label} and ${other?.label ?? ''}`, x: y, y: other ?? nowhere, points: [...points] };
  if (kind === 'histogram') {
    const median = rows[0]?.cells[0]?.quartiles?.median ?? null;
    const reference =
      common.reference ?? (median === null ? null : { value: median, label: `Median: ${say(median, y.unit)}` });
    return {
      ...common,
      x: { ...y, label: y.label.replace(/, [^,]*$/, '') },
      y: { label: 'Employers', unit: 'count' },
      bins: histogramOf(values[0] ?? []),
      reference,
    };
  }
  return { ...common, series: seriesOf(drawn) };
}

/** A series a measure; of two groupings, one for each group of the second. Measures of another unit have no place beside. */
function seriesOf({ spec, columns, rows }: Drawn): ChartSpec['series'] {
  const mark = (row: ResultRow, at: number) => {
    const cell = row.cells[at];
    const value = cell?.value ?? null;
    return {
      label: row.group[0] ?? 'All peers',
      value,
      n: cell?.n ?? 0,
      said: value === null ? 'fewer than five employers' : say(value, columns[at]?.unit ?? null),
      low: cell?.quartiles?.p25 ?? null,
      high: cell?.quartiles?.p75 ?? null,
    };
  };
  if (spec.groupBy.length === 2) {
    const names = [...new Set(rows.map(({ group }) => group[1] ?? ''))];
    return names.map((name) => ({
      name,
      marks: rows.filter(({ group }) => group[1] === name).map((row) => mark(row, 0)),
    }));
  }
  return columns.flatMap(({ label, unit }, at) =>
    unit === columns[0]?.unit ? [{ name: label, marks: rows.map((row) => mark(row, at)) }] : [],
  );
}
