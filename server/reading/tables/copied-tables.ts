import type { Block, Cell, Paragraph, Table } from '../document.ts';
import { type HeadRow, headsAbove } from './copied-heads.ts';
import { type CopiedRow, rowsOf } from './copied-rows.ts';
import { copiedLine, type Piece } from './copied-values.ts';

const LEAST_ROWS = 2;
const MOST_COLUMNS = 8;

/**
 * Finds tables whose columns were lost where a text was copied: each row stands on one line, or each cell on a line of its own,
 * or dots lead from labels to values. They are told by labels that are followed by equally many values, below as many heads.
 *
 * @param blocks of one text; paragraphs that follow each other may become a table
 */
export function withCopiedTables(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  let run: Paragraph[] = [];
  const close = (): void => {
    for (const block of withTables(run)) found.push(block);
    run = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph') run.push(block);
    else {
      close();
      found.push(block);
    }
  }
  close();
  return found;
}

function withTables(paragraphs: readonly Paragraph[]): Block[] {
  const lines = paragraphs.map(({ text, range }) => copiedLine(text, range.from));
  const tables = tablesOf(rowsOf(lines));
  const isIn = ({ range }: Paragraph, table: Table): boolean =>
    table.range !== null && range.from < table.range.to && range.to > table.range.from;
  const put = new Set<Table>();
  return paragraphs.flatMap((paragraph, at): Block[] => {
    const table = tables.find((one) => isIn(paragraph, one));
    if (table === undefined) return [paragraph];
    const own = put.has(table) ? [] : [table];
    put.add(table);
    // A remark between rows is read for itself.
    return lines[at] === null ? [...own, paragraph] : own;
  });
}

/** Rows under heads of their own, as long as their values stand beneath these; heads may be those of the table before. */
function tablesOf(rows: readonly CopiedRow[]): Table[] {
  const tables: Table[] = [];
  let heads: readonly HeadRow[] = [];
  let part: CopiedRow[] = [];
  let columns = 0;
  const close = (): void => {
    if (part.filter(({ values }) => values.length === columns).length >= LEAST_ROWS)
      tables.push(tableOf(heads, part, columns));
    part = [];
    heads = [];
    columns = 0;
  };
  for (const [at, row] of rows.entries()) {
    const width = row.values.length;
    const mayHaveHeads = width > 1 && width <= MOST_COLUMNS && row.above.length > 0;
    const own = mayHaveHeads ? headsAbove(row.above, width, hasSections(rows, at)) : null;
    const goesOn = part.length > 0 && (columns === 1 ? width === 1 && row.isLed : columns % width === 0);
    if (own !== null) {
      close();
      columns = width;
      ({ heads } = own);
      part.push({ ...row, above: own.sections });
    } else if (goesOn && (!row.isApart || width === columns)) part.push(row);
    else {
      close();
      if (width > MOST_COLUMNS || (width === 1 && !row.isLed)) continue;
      columns = width;
      part.push({ ...row, above: row.above.slice(-1) });
    }
  }
  close();
  return tables;
}

/** Whether a label without values stands before a later row of the table that begins here. */
function hasSections(rows: readonly CopiedRow[], first: number): boolean {
  const width = rows[first]?.values.length;
  for (const { above, values, isApart } of rows.slice(first + 1)) {
    if (isApart || values.length !== width || above.length > 1) return false;
    if (above.length === 1) return true;
  }
  return false;
}

function tableOf(heads: readonly HeadRow[], rows: readonly CopiedRow[], columns: number): Table {
  const cells: Cell[] = [];
  let row = 0;
  const put = ({ text, from, to }: Piece, column: number, wide: number): number =>
    cells.push({ text, row, column, rows: 1, columns: wide, range: { from, to } });
  const spread = (pieces: readonly Piece[]): void => {
    const wide = columns / pieces.length;
    pieces.forEach((piece, at) => put(piece, 1 + at * wide, wide));
    row += 1;
  };
  for (const { corner, cells: own } of heads) {
    if (corner !== null) put(corner, 0, 1);
    spread(own);
  }
  for (const { above, label, values } of rows) {
    for (const piece of above) {
      put(piece, 0, columns + 1);
      row += 1;
    }
    put(label, 0, 1);
    spread(values);
  }
  const places = cells.flatMap(({ range }) => range ?? []);
  const range = { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
  return {
    kind: 'table',
    caption: null,
    heads: heads.length,
    cells,
    rows: row,
    columns: columns + 1,
    range,
    box: null,
  };
}
