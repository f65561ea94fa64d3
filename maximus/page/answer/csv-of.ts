import type { AnalysisResult } from '../../../contract/analysis.ts';
import { notesOf } from './notes-of.ts';
import { tableOf } from './table-of.ts';

/** What a spreadsheet would take for a formula, or for the end of a cell. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/** A cell of CSV. Text that a spreadsheet would compute is marked as text; numbers are numbers. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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
