import type { DraftTable } from './draft-table.ts';

/** A table has no more rows of heads than this. */
const MOST = 4;

const isValue = (text: string): boolean =>
  /[$%]|^\(?\d|^(?:no charge|not covered|covered|included|none|n\/a|unlimited|waived|yes|no)\b/i.test(text);

/** How many of a table's first rows are heads: those of several cells, without any value, above the first row with one. */
export function guessHeads({ cells, rows }: Pick<DraftTable, 'cells' | 'rows'>): number {
  const valued = new Set(cells.filter(({ text, column }) => column > 0 && isValue(text)).map(({ row }) => row));
  for (let row = 0; row < rows && row <= MOST; row += 1) {
    if (valued.has(row)) return row;
    const here = cells.filter((cell) => cell.row === row && cell.text !== '');
    // A title over the whole width may stand above the heads.
    if (here.length < 2 && row > 0 && !cells.some((cell) => cell.row < row && cell.row + cell.rows > row)) return row;
  }
  return 0;
}
