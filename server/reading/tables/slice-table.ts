import type { Cell, Range, Table } from '../document.ts';

/** A range of a text in another text that begins with a part of it; null where it lies outside of that part. */
export const shifted = (range: Range | null, part: Range, to: number): Range | null =>
  range === null || range.from < part.from || range.to > part.to
    ? null
    : { from: range.from - part.from + to, to: range.to - part.from + to };

/**
 * The rows of a table that a part of its text holds, with the heads of the whole.
 *
 * @param part characters of the text that the table's ranges are of, cut between lines
 * @param to where the part begins in its own text
 */
export function sliceTable(table: Table, part: Range, to: number): Table {
  const range = shifted(table.range, part, to);
  if (range !== null) return { ...table, cells: table.cells.map((cell) => ({ ...cell, range: shifted(cell.range, part, to) })), range }; // prettier-ignore
  const begun = table.cells.filter(({ range: own }) => shifted(own, part, to) !== null);
  const first = Math.max(
    begun.reduce((least, { row }) => Math.min(least, row), table.rows),
    table.heads,
  );
  const end = begun.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const isKept = (row: number): boolean => row < table.heads || (row >= first && row < end);
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter(isKept);
  const cells = table.cells.flatMap((cell): Cell[] => {
    const covered = rows.flatMap((row, at) => (row >= cell.row && row < cell.row + cell.rows ? [at] : []));
    const [row] = covered;
    return row === undefined ? [] : [{ ...cell, row, rows: covered.length, range: shifted(cell.range, part, to) }];
  });
  const from = Math.max(part.from, table.range?.from ?? part.from);
  const until = Math.min(part.to, table.range?.to ?? part.to);
  return { ...table, cells, rows: rows.length, range: { from: from - part.from + to, to: until - part.from + to } };
}
