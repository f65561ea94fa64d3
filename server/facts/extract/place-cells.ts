import type { Column } from './columns.ts';
import type { Row, Table } from './tables.ts';

/** Heads of a last column that only remarks on the row. */
const notes = /limitation|exception|\bnotes?\b|comments?|important information|why this matters/;

/**
 * The cells of a row with the columns that they stand in. A row with fewer cells than the table has columns says one
 * thing for several of them: its cells are repeated; where they do not come out even, the row says nothing.
 */
export function placed({ cells }: Row, { columns }: Table): { cell: string; column: Column | null; merged: boolean }[] {
  if (columns.length === 0 || cells.length === columns.length) {
    return cells.map((cell, at) => ({ cell, column: columns[at] ?? null, merged: false }));
  }
  // A column of notes at the end is left out where there is none.
  const lacking = columns.slice(cells.length);
  if (cells.length > 1 && lacking.length > 0 && lacking.every(({ text }) => notes.test(text)))
    return cells.map((cell, at) => ({ cell, column: columns[at] ?? null, merged: false }));
  const each = columns.length / cells.length;
  if (cells.length > columns.length || !Number.isInteger(each)) return [];
  return columns.map((column, at) => ({ cell: cells[Math.floor(at / each)] ?? '', column, merged: true }));
}
