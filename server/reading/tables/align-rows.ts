import type { DraftCell } from './draft-table.ts';

/** A cell of a row that no line parts from its neighbours: only the space around it does. */
export interface SpacedCell {
  text: string;
  left: number;
  right: number;
}

interface Column {
  left: number;
  right: number;
}

/** Cells stand in one column where they share at least this much of its width, in points. */
const SHARED = 1;

/**
 * Places the cells of rows in columns by where they stand: narrow cells make the columns, and one that reaches over several
 * of them spans them. Null where two cells of a row would share a place.
 */
export function alignRows(rows: readonly (readonly SpacedCell[])[]): { cells: DraftCell[]; columns: number } | null {
  const columns = columnsOf(rows.flat());
  const cells: DraftCell[] = [];
  for (const [row, own] of rows.entries()) {
    let next = 0;
    for (const cell of own) {
      const column = columns.findIndex((one) => share(one, cell) >= SHARED);
      const last = columns.findLastIndex((one) => share(one, cell) >= SHARED);
      if (column < next) return null;
      next = last + 1;
      cells.push({ text: cell.text, row, column, rows: 1, columns: last - column + 1 });
    }
  }
  return { cells, columns: columns.length };
}

const share = (one: Column, other: Column): number => Math.min(one.right, other.right) - Math.max(one.left, other.left);

function columnsOf(cells: readonly SpacedCell[]): Column[] {
  const columns: Column[] = [];
  const byWidth = cells.filter(({ text }) => text !== '').sort((a, b) => a.right - a.left - (b.right - b.left));
  for (const { left, right } of byWidth) {
    const met = columns.filter((one) => share(one, { left, right }) >= SHARED);
    const [only] = met;
    if (only === undefined) columns.push({ left, right: Math.max(right, left + SHARED) });
    else if (met.length === 1) {
      const wider = { left: Math.min(left, only.left), right: Math.max(right, only.right) };
      if (columns.every((one) => one === only || share(one, wider) < SHARED)) Object.assign(only, wider);
    }
  }
  return columns.sort((one, other) => one.left - other.left);
}
