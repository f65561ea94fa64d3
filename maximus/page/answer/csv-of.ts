import type { AnalysisResult } from '../../../contract/analysis.ts';
import { csvCell } from '../../../contract/csv-cell.ts';
import { notesOf } from './notes-of.ts';
import { tableOf } from './table-of.ts';

const cellOf = (value: string | number | null): string => (value === null ? '' : csvCell(value));

/** An answer as CSV: the figures, then what they are of. The same spec on the same library gives the same bytes. */
export function csvOf(result: AnalysisResult): string {
  const { heads, rows } = tableOf(result);
  const lines = [
    heads.map(({ label }) => label),
    ...rows.map((row) => row.map(({ value }) => value)),
    [],
    ...notesOf(result),
  ];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
