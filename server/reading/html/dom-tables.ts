import { cleanLine } from '../clean-text.ts';
import type { DraftCell, DraftLine, DraftTable } from '../tables/draft-table.ts';
import { guessHeads } from '../tables/guess-heads.ts';
import { joinFilled, type WrittenCell } from '../tables/join-row.ts';
import { type DomNode, elementsNamed, visibleText } from './dom-node.ts';

const rowNames = new Set(['TR', 'CAPTION']);
const rowHolders = new Set(['THEAD', 'TBODY', 'TFOOT']);
const cellNames = new Set(['TD', 'TH']);

/** A table with the lines that it is written as. */
export interface WrittenTable {
  table: DraftTable;
  lines: DraftLine[];
}

export function tableOfDom(element: DomNode): WrittenTable {
  const below: Below = new Map();
  const cells: DraftCell[] = [];
  const lines: DraftLine[] = [];
  let caption: string | null = null;
  let rows = 0;
  for (const row of elementsNamed(element, rowNames, rowHolders)) {
    if (row.nodeName.toUpperCase() === 'CAPTION') {
      caption ??= cleanLine(visibleText(row));
      lines.push(joinFilled([{ text: visibleText(row) }]));
      continue;
    }
    const placed = cellsOfRow(row, rows, below);
    cells.push(...placed.flatMap(({ cell, isOwn }) => (isOwn ? [cell] : [])));
    lines.push(lineOf(placed, row));
    rows += 1;
  }
  // A page may claim more rows than its table has.
  for (const cell of cells) cell.rows = Math.min(cell.rows, rows - cell.row);
  const columns = cells.reduce((most, cell) => Math.max(most, cell.column + cell.columns), 0);
  const heads = headsOf(element) || guessHeads({ cells, rows });
  return { table: { caption, heads, cells, rows, columns, box: null }, lines };
}

/** A row that stands outside of any table. */
export const rowOfDom = (row: DomNode): string => lineOf(cellsOfRow(row, 0, new Map()), row).text;

/** How many of its first rows a table itself says are heads. */
function headsOf(table: DomNode): number {
  const [head] = elementsNamed(table, new Set(['THEAD']), new Set());
  if (head !== undefined) return elementsNamed(head, new Set(['TR']), new Set()).length;
  const rows = elementsNamed(table, new Set(['TR']), rowHolders);
  const first = rows.findIndex((row) => elementsNamed(row, new Set(['TD']), new Set()).length > 0);
  return Math.max(0, first);
}

/** What is longer is no value that several rows share. */
const LONGEST_REPEATED = 300;

/** By their columns the cells that reach down into the rows beneath theirs, with how many of those. */
type Below = Map<number, { cell: DraftCell; rows: number }>;

/** A cell in a row: its own, or one that reaches down into it. */
interface PlacedCell {
  cell: DraftCell;
  isOwn: boolean;
}

/**
 * The cells of a row with those that reach down into it from above, so that none moves into another's column. A label that
 * heads several rows is written once, as are the labels of groups.
 */
function cellsOfRow(element: DomNode, row: number, below: Below): PlacedCell[] {
  const placed: PlacedCell[] = [];
  let column = 0;
  const passAbove = (): void => {
    for (let above = below.get(column); above !== undefined && above.rows > 0; above = below.get(column)) {
      above.rows -= 1;
      if (column > 0) placed.push({ cell: above.cell, isOwn: false });
      column += 1;
    }
  };
  for (const own of elementsNamed(element, cellNames, new Set())) {
    passAbove();
    const [rows, columns] = [spanOf(own, 'rowspan'), spanOf(own, 'colspan')];
    const cell: DraftCell = { text: visibleText(own), row, column, rows, columns };
    placed.push({ cell, isOwn: true });
    for (const end = column + columns; column < end; column += 1)
      if (rows > 1) below.set(column, { cell, rows: rows - 1 });
  }
  passAbove();
  return placed;
}

function lineOf(placed: readonly PlacedCell[], element: DomNode): DraftLine {
  if (placed.length === 0) return joinFilled([{ text: visibleText(element) }]);
  const written = placed.map(({ cell, isOwn }): WrittenCell => {
    const isShown = isOwn || cell.text.length <= LONGEST_REPEATED;
    return { text: isShown ? cell.text : '', cell };
  });
  // Heads keep the columns that they stand over; a value that spans several is written once.
  const isHead = placed.length > 1 && !written.some(({ text }) => /[$%]/.test(text));
  return joinFilled(
    written.flatMap((one, at) => (isHead && placed[at]?.isOwn ? [one, ...emptyAfter(placed[at].cell)] : [one])),
  );
}

/** No table of a guide is wider, and no cell of one higher; a page may claim anything. */
const WIDEST_SPAN = 20;

function spanOf(cell: DomNode, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute?.(name) ?? 1);
  return Number.isInteger(span) && span > 1 && span <= WIDEST_SPAN ? span : 1;
}

const emptyAfter = ({ columns }: DraftCell): WrittenCell[] => Array.from({ length: columns - 1 }, () => ({ text: '' }));
