import type { DraftCell, DraftTable } from './draft-table.ts';
import { isKnownHead } from './heads-in-line.ts';

/** A table has no more rows of heads than this. */
const MOST = 4;

const isValue = (text: string): boolean =>
  /[$%]|^\(?\d|^(?:no charge|not covered|covered|included|none|n\/a|unlimited|waived|yes|no)\b/i.test(text);

/** How many of a table's first rows are heads: those of several cells, without any value, above the first row with one. */
export function guessHeads({ cells, rows }: Pick<DraftTable, 'cells' | 'rows'>): number {
  const valued = new Set(cells.filter(({ text, column }) => column > 0 && isValue(text)).map(({ row }) => row));
  for (let row = 0; row < rows && row <= MOST; row += 1) {
    if (valued.has(row)) return row;
    // A title over the whole width may stand above the heads.
    if (row > 0 && filledIn(cells, row).length < 2 && !isReached(cells, row)) return row;
  }
  // Of so many rows in words the first one is the head, where values follow at all.
  return valued.size > 0 && filledIn(cells, 0).length > 1 ? 1 : 0;
}

/** The same where the typefaces of cells are known: heads are set in another one than most cells, or are the first row alone. */
export function headsByFont(
  table: Pick<DraftTable, 'rows'> & { cells: readonly (DraftCell & { font: string })[] },
): number {
  const { cells } = table;
  const most = guessHeads(table);
  const body = mostUsed(cells.filter(({ column, row, text }) => column > 0 && row >= most && text !== ''));
  const isApart = (row: number): boolean => filledIn(cells, row).every(({ font }) => font !== body);
  let heads = 0;
  while (heads < most && isApart(heads)) heads += 1;
  // A title alone heads no columns.
  if (heads > 0 && filledIn(cells, heads - 1).length < 2 && !isReached(cells, heads - 1)) return 0;
  if (heads === 0 && most > 0 && filledIn(cells, 0).length > 1) heads = 1;
  // Networks and levels beneath names of plans head columns in any typeface.
  while (heads > 0 && heads < most && areKnown(cells, heads)) heads += 1;
  return heads;
}

const filledIn = <AnyCell extends DraftCell>(cells: readonly AnyCell[], row: number): AnyCell[] =>
  cells.filter((cell) => cell.row === row && cell.text !== '');

const areKnown = (cells: readonly DraftCell[], row: number): boolean => {
  const heads = filledIn(cells, row).filter(({ column }) => column > 0);
  return heads.length > 1 && heads.every(({ text }) => isKnownHead(text.replace(/[.:*]+$/, '')));
};

/** Whether a cell above reaches down into a row. */
const isReached = (cells: readonly DraftCell[], at: number): boolean =>
  cells.some(({ row, rows }) => row < at && row + rows > at);

function mostUsed(cells: readonly { font: string }[]): string {
  const counts = new Map<string, number>();
  for (const { font } of cells) counts.set(font, (counts.get(font) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
