import type { Table } from '../document.ts';

const isFigure = (text: string): boolean => /^(?:up to )?\$?\d/i.test(text);
/** A day or a date, as the second column of a list of holidays gives it. */
const isDate = (text: string): boolean => /\d|\b(?:first|second|third|fourth|last|after|before|varies)\b/i.test(text);
/** The share of cells that must fit for pairs of a name and its date to be told. */
const MOSTLY = 0.8;
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
  const isDated = columns % 2 === 0 && columns >= 2 * LEAST_ROWS && shareOfDated(table) >= MOSTLY;
  const width = Array.from({ length: WIDEST - 1 }, (_, at) => at + 2).find(isEven) ?? (isDated ? 2 : undefined);
  if (width === undefined) return table;
  const parted = cells.map((cell) => ({ ...cell, row: Math.floor(cell.column / width), column: cell.column % width }));
  // Labels and values in turn have no head: "Deductible | $500 | Out-of-pocket maximum | $3,000".
  const heads = cells.some(({ text, column }) => column > 0 && column < width && isFigure(text)) ? 0 : 1;
  return { ...table, heads, cells: parted, rows: columns / width, columns: width };
}

/** How many cells behind the heads are, by turns, a name and its date: "Juneteenth", "June 19th". */
function shareOfDated({ cells }: Table): number {
  const own = cells.filter(({ column }) => column > 1);
  return own.filter(({ text, column }) => isDate(text) === column % 2 > 0).length / Math.max(1, own.length);
}
