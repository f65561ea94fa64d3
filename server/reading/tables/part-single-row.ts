import type { Table } from '../document.ts';

const isFigure = (text: string): boolean => /^(?:up to )?\$?\d/i.test(text);
const WIDEST = 5;
const LEAST_ROWS = 3;

/** A table that was written as one long row, heads and all, becomes its rows where its figures tell how wide it is. */
export function partSingleRow(table: Table): Table {
  const { cells, rows, columns } = table;
  if (rows !== 1 || cells.length !== columns) return table;
  const isEven = (width: number): boolean =>
    columns % width === 0 &&
    columns >= width * LEAST_ROWS &&
    cells.every(({ text, column }) => column < width || isFigure(text) === column % width > 0);
  const width = Array.from({ length: WIDEST - 1 }, (_, at) => at + 2).find(isEven);
  if (width === undefined) return table;
  const parted = cells.map((cell) => ({ ...cell, row: Math.floor(cell.column / width), column: cell.column % width }));
  return { ...table, heads: 1, cells: parted, rows: columns / width, columns: width };
}
