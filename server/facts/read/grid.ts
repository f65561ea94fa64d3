import type { Cell, Table } from '../../reading/document.ts';
import { ownersOf } from '../../reading/owners-of.ts';
import { isOnlyDimensions, networkOf } from './dimensions.ts';
import { isValueCell, valuesOf } from './value.ts';

/** A row of a table, by its columns: the text of what covers each place, and whether it begins there. */
export interface GridRow {
  cells: readonly string[];
  /** Whether another cell stands here than in the column before. */
  starts: readonly boolean[];
  /** The only text of its row: it heads the rows beneath it. */
  isSection: boolean;
  from: number;
  to: number;
}

/** No table of a guide has more columns. */
export const WIDEST = 40;

/** A table without columns in which no cell begins. */
export function compact(table: Table): Table {
  const begun = [...new Set(table.cells.map(({ column }) => column))].sort((one, other) => one - other);
  if (begun.length === table.columns) return table;
  const before = (column: number): number => begun.filter((one) => one < column).length;
  const cells = table.cells.map((cell) => ({
    ...cell,
    column: before(cell.column),
    columns: Math.max(1, before(cell.column + cell.columns) - before(cell.column)),
  }));
  return { ...table, cells, columns: begun.length };
}

/** The cells that begin in each row. */
function cellsByRow({ cells, rows }: Table): (readonly Cell[])[] {
  const byRow: Cell[][] = Array.from({ length: rows }, () => []);
  for (const cell of cells) byRow[cell.row]?.push(cell);
  return byRow;
}

/** A table by its parts: beneath a row that goes across it other heads may stand. */
export function partsOfTable(table: Table): Table[] {
  const byRow = cellsByRow(table);
  const reached = new Set(
    table.cells.flatMap(({ row, rows }) =>
      Array.from({ length: Math.min(rows, table.rows - row) - 1 }, (_, step) => row + step + 1),
    ),
  );
  const isReached = (at: number): boolean => reached.has(at);
  const isAcross = (at: number): boolean => byRow[at]?.length === 1 && at > table.heads && !isReached(at);
  const isHead = (cells: readonly { text: string }[] = []): boolean =>
    cells.length > 1 && cells.every(({ text }) => !isValueCell(text) && text.length < 60);
  const cuts = byRow.flatMap((_, at) => (at === 0 || (isAcross(at) && isHead(byRow[at + 1])) ? [at] : []));
  if (cuts.length === 1) return [table];
  return cuts.map((from, index): Table => {
    const to = cuts[index + 1] ?? table.rows;
    const cells = byRow.slice(from, to).flat();
    const moved = cells.map((cell) => ({ ...cell, row: cell.row - from, rows: Math.min(cell.rows, to - cell.row) }));
    return { ...table, cells: moved, rows: to - from, heads: from === 0 ? Math.min(table.heads, to) : 0 };
  });
}

/** The rows of a table with their spans filled in; cells that ran together are parted where the columns tell. */
export function gridOf(table: Table): GridRow[] {
  const { from: start, to: end } = table.range ?? { from: 0, to: 0 };
  let last = start;
  const byRow = cellsByRow(table);
  return ownersOf(table).map((owners, at): GridRow => {
    const ranges = (byRow[at] ?? []).flatMap(({ range }) => range ?? []);
    const from = Math.min(...ranges.map((range) => range.from), ranges.length === 0 ? last : Infinity);
    const to = Math.max(...ranges.map((range) => range.to), Math.min(from, end));
    last = to;
    const distinct = new Set(owners.filter((owner) => owner !== undefined));
    const texts = owners.map((owner) => owner?.text.trim() ?? '');
    const [only] = distinct;
    const isAlone = distinct.size === 1 && only !== undefined && only.rows === 1;
    const isTitle = /^deductible/i.test(only?.text ?? '') || !isValueCell(only?.text ?? '');
    const isSection = isAlone && (only.column === 0 || only.columns > 1) && isTitle && !isRich(only.text);
    const own = [...distinct].filter(({ row }) => row === at);
    const isPlain =
      own.length === distinct.size && own.every(({ columns, column }, index) => columns === 1 && column === index);
    const plain = texts.slice(0, own.length);
    // A row that goes on with what the label above is of.
    const whole =
      own.length === table.columns - 1 && own.length > 1 && plain.every(isValueCell)
        ? ['', ...plain]
        : underHeads(plain, table.columns);
    const cells = isPlain && !isSection ? partLoose(whole, table.columns) : texts;
    const filled = [...cells, ...Array.from({ length: table.columns - cells.length }, () => '')];
    const starts = filled.map(
      (text, column) => column === 0 || cells !== texts || owners[column] !== owners[column - 1] || text === '',
    );
    return { cells: isSection ? [only.text.trim()] : filled, starts, isSection, from, to };
  });
}

/** Networks over the last columns, whose row has lost the empty cells before them: they stand at the left, and none is a label. */
function underHeads(texts: readonly string[], columns: number): readonly string[] {
  const filled = texts.filter((text) => text !== '');
  const isShifted = filled.length > 1 && texts.slice(0, filled.length).every((text) => text !== '');
  if (!isShifted || filled.length === columns || !filled.every(isNetwork)) return texts;
  return [...Array.from({ length: columns - filled.length }, () => ''), ...filled];
}

const isNetwork = (text: string): boolean => networkOf(text) !== null && isOnlyDimensions(text);

/** A cell that is a text of its own: items, or more than one thing. */
export const isRich = (text: string): boolean => /^• |\s• /.test(text) || text.length > 160;

/** Cells that ran together: a label with the value beside it, or values that follow one another. */
export function partLoose(texts: readonly string[], columns: number): readonly string[] {
  const missing = columns - texts.length;
  if (missing <= 0) return texts;
  const parts = texts.flatMap((text, at) => {
    const starts = groupStarts(text).filter((start) => start > 0 || at > 0);
    const cuts = at === 0 ? starts : starts.slice(1);
    return cuts.length === 0 ? [text] : [0, ...cuts].map((from, index) => text.slice(from, cuts[index]).trim());
  });
  return parts.length === columns ? parts : texts;
}

/** Where groups of values begin: "$500 / $1,000" is one. */
function groupStarts(text: string): number[] {
  const values = valuesOf(text).filter(({ kind }) => kind === 'money' || kind === 'share' || kind === 'none');
  return values.flatMap(({ from }, at) => {
    const between = text.slice(values[at - 1]?.to ?? 0, from);
    return at > 0 && /[/(+-]\s*$|\bor |\bthen |\bto |\bplus |\band /.test(between) ? [] : [from];
  });
}
