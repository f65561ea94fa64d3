import type { Table } from './document.ts';

/** What is needed of a cell to place it. */
interface PlacedCell {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The cell that covers each place of a table, by row and column. */
export function ownersOf<AnyCell extends PlacedCell>({
  rows,
  columns,
  cells,
}: Pick<Table, 'rows' | 'columns'> & { cells: readonly AnyCell[] }): (AnyCell | undefined)[][] {
  const owners = Array.from({ length: rows }, () => Array.from<AnyCell | undefined>({ length: columns }));
  for (const cell of cells)
    for (const row of owners.slice(cell.row, cell.row + cell.rows))
      for (let x = cell.column; x < Math.min(columns, cell.column + cell.columns); x += 1) row[x] ??= cell;
  return owners;
}
