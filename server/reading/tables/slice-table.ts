import type { Cell, Range, Table } from '../document.ts';

/** A range of a text in another text that begins with a part of it; null where it lies outside of that part. */
export const shifted = (range: Range | null, part: Range, to: number): Range | null =>
  range === null || range.from < part.from || range.to > part.to
    ? null
    : { from: range.from - part.from + to, to: range.to - part.from + to };

/** A table's cells by the row that they begin in, with where each row stands in the text. */
interface Rows {
  cells: Cell[][];
  /** Cells of more than one row: they may begin above a part that they reach into. */
  tall: Cell[];
  from: Float64Array;
  to: Float64Array;
}

/** Kept with the table: a long one is cut into thousands of parts. */
const known = new WeakMap<Table, Rows>();

function rowsOf(table: Table): Rows {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const rows: Rows = {
    cells: Array.from({ length: table.rows }, () => []),
    tall: [],
    from: new Float64Array(table.rows).fill(Number.POSITIVE_INFINITY),
    to: new Float64Array(table.rows).fill(Number.NEGATIVE_INFINITY),
  };
  for (const cell of table.cells) {
    const { row, range } = cell;
    rows.cells[row]?.push(cell);
    if (cell.rows > 1) rows.tall.push(cell);
    if (range === null) continue;
    rows.from[row] = Math.min(rows.from[row] ?? range.from, range.from);
    rows.to[row] = Math.max(rows.to[row] ?? range.to, range.to);
  }
  known.set(table, rows);
  return rows;
}

/** The rows of which a cell lies in a part: from the first one on, to the one behind the last. */
function rowsWithin({ cells, from, to }: Rows, part: Range): { first: number; end: number } {
  let [first, end] = [cells.length, 0];
  for (let row = 0; row < cells.length; row += 1) {
    if ((to[row] ?? 0) < part.from || (from[row] ?? 0) > part.to) continue;
    if (cells[row]?.some(({ range }) => shifted(range, part, 0) !== null) !== true) continue;
    first = Math.min(first, row);
    end = row + 1;
  }
  return { first, end };
}

/**
 * The rows of a table that a part of its text holds, with the heads of the whole.
 *
 * @param part characters of the text that the table's ranges are of, cut between lines
 * @param to where the part begins in its own text
 */
export function sliceTable(table: Table, part: Range, to: number): Table {
  const range = shifted(table.range, part, to);
  if (range !== null)
    return { ...table, cells: table.cells.map((cell) => ({ ...cell, range: shifted(cell.range, part, to) })), range };
  const rows = rowsOf(table);
  const begun = rowsWithin(rows, part);
  const heads = Math.min(table.heads, table.rows);
  const first = Math.max(begun.first, heads);
  const end = Math.max(begun.end, first);
  const reaching = rows.tall.filter(({ row, rows: height }) => row >= heads && row < first && row + height > first);
  const near = [...rows.cells.slice(0, heads).flat(), ...reaching, ...rows.cells.slice(first, end).flat()];
  const cells = near.flatMap((cell): Cell[] => {
    const below = cell.row + cell.rows;
    const covered = shared(cell.row, below, 0, heads) + shared(cell.row, below, first, end);
    const row = cell.row < heads ? cell.row : heads + Math.max(cell.row, first) - first;
    return covered === 0 ? [] : [{ ...cell, row, rows: covered, range: shifted(cell.range, part, to) }];
  });
  const from = Math.max(part.from, table.range?.from ?? part.from);
  const until = Math.min(part.to, table.range?.to ?? part.to);
  return {
    ...table,
    cells,
    rows: heads + end - first,
    range: { from: from - part.from + to, to: until - part.from + to },
  };
}

/** How many rows two stretches of them share. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
