import type { AnalysisResult, Cell, Column } from '../../../contract/analysis.ts';
import { sayValue } from '../../say-value.ts';

/** A cell as it is shown, and as a program is given it. */
export interface TableCell {
  shown: string;
  value: string | number | null;
}

export interface Table {
  heads: { label: string; isFigure: boolean }[];
  rows: TableCell[][];
}

const names: Readonly<Record<string, string>> = {
  industry: 'Industry',
  state: 'State',
  region: 'Region',
  size: 'Company size',
  year: 'Plan year',
  planType: 'Plan type',
  carrier: 'Medical carrier',
};

const text = (value: string): TableCell => ({ shown: value, value });
const number = (value: number): TableCell => ({ shown: value.toLocaleString('en-US'), value });

function figure(cell: Cell | undefined, value: number | null, unit: string | null): TableCell {
  if (value !== null) return { shown: sayValue(value, unit), value };
  return { shown: cell?.suppressed === true ? 'fewer than five' : '–', value: null };
}

const hasQuartiles = ({ rows }: AnalysisResult, at: number): boolean =>
  rows.some(({ cells }) => (cells[at]?.quartiles ?? null) !== null);

function headsOf(result: AnalysisResult, column: Column, at: number): Table['heads'] {
  const several = result.columns.length > 1 ? `${column.label}: ` : '';
  const quartiles = hasQuartiles(result, at) ? ['25th percentile', 'median', '75th percentile'] : [];
  return [column.label, ...[...quartiles, 'n', 'employers'].map((one) => `${several}${one}`)].map((label) => ({
    label,
    isFigure: true,
  }));
}

/** The figures of an answer as one table: what is shown, and what is exported. */
export function tableOf(result: AnalysisResult): Table {
  const { spec, columns, rows } = result;
  const isOfYears = spec.compare?.with === 'years';
  const groups = isOfYears ? ['Plan year'] : spec.groupBy.map((one) => names[one] ?? one);
  const depth = groups.length === 0 ? 1 : groups.length;
  return {
    heads: [
      ...(groups.length === 0 ? ['Peers'] : groups).map((label) => ({ label, isFigure: false })),
      ...columns.flatMap((column, at) => headsOf(result, column, at)),
    ],
    rows: rows.map(({ group, cells }) => [
      ...Array.from({ length: depth }, (_, at) => text(group[at] ?? 'All peers')),
      ...columns.flatMap(({ unit }, at) => {
        const cell = cells[at];
        const { p25, median, p75 } = cell?.quartiles ?? { p25: null, median: null, p75: null };
        return [
          figure(cell, cell?.value ?? null, unit),
          ...(hasQuartiles(result, at) ? [p25, median, p75].map((value) => figure(cell, value, unit)) : []),
          number(cell?.n ?? 0),
          number(cell?.employers ?? 0),
        ];
      }),
    ]),
  };
}
