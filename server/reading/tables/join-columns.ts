import type { Cell, Table } from '../document.ts';

/** Makes one of columns that no row tells apart: lines that end a little beside each other draw more than there are. */
export function joinColumns(table: Table): Table {
  const owners = ownersOf(table);
  const starts = [0];
  for (let column = 1; column < table.columns; column += 1) {
    const from = starts.at(-1) ?? 0;
    const isReal = owners.some((row) => row.slice(from, column).some((cell) => differs(cell, row[column])));
    if (isReal) starts.push(column);
  }
  if (starts.length === table.columns) return table;
  const placeOf = (column: number): number => starts.findLastIndex((start) => start <= column);
  return { ...table, columns: starts.length, cells: merged(table.cells, placeOf) };
}

/** The cell that covers each place. */
function ownersOf({ cells, rows, columns }: Table): (Cell | undefined)[][] {
  const owners = Array.from({ length: rows }, () => Array.from<Cell | undefined>({ length: columns }));
  for (const cell of cells)
    for (const row of owners.slice(cell.row, cell.row + cell.rows))
      for (let x = cell.column; x < cell.column + cell.columns; x += 1) row[x] ??= cell;
  return owners;
}

const differs = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one !== other && (one?.text ?? '') !== '' && (other?.text ?? '') !== '';

/** The cells in their new columns; of those that now share a place, the one with text stays. */
function merged(cells: readonly Cell[], placeOf: (column: number) => number): Cell[] {
  const kept = new Map<string, Cell>();
  for (const cell of cells) {
    const column = placeOf(cell.column);
    const moved = { ...cell, column, columns: placeOf(cell.column + cell.columns - 1) - column + 1 };
    const key = `${cell.row} ${column}`;
    if ((kept.get(key)?.text ?? '') === '') kept.set(key, moved);
  }
  return [...kept.values()];
}
