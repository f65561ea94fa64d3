import { csvCell } from '../../contract/csv-cell.ts';

/** A table of comma-separated values, as RFC 4180 has it. The mark at its head tells spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
