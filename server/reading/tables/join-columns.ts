import { ownersOf } from '../owners-of.ts';
import type { DraftCell, DraftTable } from './draft-table.ts';

/** Makes one of columns that no row tells apart: lines that end a little beside each other draw more than there are. */
export function joinColumns<AnyCell extends DraftCell, AnyTable extends DraftTable<AnyCell>>(
  table: AnyTable,
): AnyTable {
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

const differs = (one: DraftCell | undefined, other: DraftCell | undefined): boolean =>
  one !== other && (one?.text ?? '') !== '' && (other?.text ?? '') !== '';

/** The cells in their new columns; of those that now share a place, the one with text stays. */
function merged<AnyCell extends DraftCell>(cells: readonly AnyCell[], placeOf: (column: number) => number): AnyCell[] {
  const kept = new Map<string, AnyCell>();
  for (const cell of cells) {
    const column = placeOf(cell.column);
    const moved = { ...cell, column, columns: placeOf(cell.column + cell.columns - 1) - column + 1 };
    const key = `${cell.row} ${column}`;
    if ((kept.get(key)?.text ?? '') === '') kept.set(key, moved);
  }
  return [...kept.values()];
}
