import type { Cell, Line } from './lines.ts';

/** Lines of cells that stand lower or higher than their neighbours differ by less than this many times their size. */
const STAGGERED = 0.8;
/** Lines of one cell, or of one head, stand closer than this many times their size. */
const TIGHT = 1.4;
/** Lines that one row can be made of, and how long a part of a cell is at most: what is longer is running text. */
const MOST_LINES = 6;
const LONGEST_PART = 60;

/** "Out-of-" goes on with "Network" without a space. */
export const joinWords = (before: string, after: string): string =>
  `${before}${/\p{L}-$/u.test(before) ? '' : ' '}${after}`;

export const overlap = (one: Cell, other: Cell): boolean => one.left < other.right + 2 && one.right > other.left - 2;

/**
 * Makes rows of cells that are centred in their height: "20% after" stands half a line above the row's label and
 * "deductible" half a line below it.
 */
export function joinStaggered(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    let end = at + 1;
    while (isStaggered(lines[end - 1], lines[end])) end += 1;
    const row = end - at > 1 && end - at <= MOST_LINES ? rowOf(lines.slice(at, end)) : null;
    joined.push(row ?? line);
    if (row !== null) at = end - 1;
  }
  return joined;
}

function isStaggered(line: Line | undefined, next: Line | undefined): boolean {
  if (line === undefined || next === undefined) return false;
  const step = next.y - line.y;
  return step > 0 && step < STAGGERED * Math.min(line.size, next.size);
}

/** Lines as one row; null where a cell stands under two of another line, or where they are running text. */
function rowOf(lines: readonly Line[]): Line | null {
  const cells = lines.flatMap((line) => line.cells);
  const isSpread = cells.some((cell) =>
    lines.some((other) => other.cells.filter((each) => overlap(cell, each)).length > 1),
  );
  if (isSpread || cells.some(({ text }) => text.length > LONGEST_PART)) return null;
  const columns: Cell[] = [];
  for (const cell of cells) {
    const at = columns.findIndex((column) => overlap(column, cell));
    const column = columns[at];
    if (column === undefined) columns.push({ ...cell });
    else columns[at] = widened(column, cell);
  }
  columns.sort((one, other) => one.left - other.left);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || columns.length < 2) return null;
  if (columns.some((column, at) => (columns[at + 1]?.left ?? Infinity) < column.right)) return null;
  return {
    ...first,
    cells: columns,
    y: last.y,
    left: columns[0]?.left ?? first.left,
    right: columns.at(-1)?.right ?? first.right,
  };
}

const widened = (cell: Cell, more: Cell): Cell => ({
  text: joinWords(cell.text, more.text),
  left: Math.min(cell.left, more.left),
  right: Math.max(cell.right, more.right),
});

const hasValue = ({ cells }: Line): boolean => cells.some(({ text }) => /[$%]|^\d/.test(text));

/** Heads over columns that were broken into lines are one again: "Hours per | Days per" over "pay period | year". */
export function joinHeadLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let first: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const head = joined.at(-1);
    const whole = head === undefined || head !== first ? null : underHead(head, line, lines[at + 1]);
    if (whole === null) {
      const before = joined.at(-1);
      first = line.cells.length > 1 && (before === undefined || before.cells.length === 1) ? line : undefined;
      joined.push(line);
    } else {
      joined[joined.length - 1] = whole;
      first = whole;
    }
  }
  return joined;
}

/** A head with the next line of it; null where that is a row of its own. */
function underHead(head: Line, line: Line, next: Line | undefined): Line | null {
  const step = line.y - head.y;
  if (line.cells.length < 2 || step <= 0 || step > TIGHT * line.size || hasValue(head) || hasValue(line)) return null;
  const isLast = next === undefined || next.y < line.y || next.y - line.y > 1.2 * step;
  const columns = line.cells.map((cell) => head.cells.filter((other) => overlap(cell, other)));
  if (!isLast || columns.some((over) => over.length > 1)) return null;
  const under = head.cells.map((cell) => line.cells.filter((other) => overlap(cell, other)));
  // What stands over two columns is a head of its own; only the head of the labels may be one line high.
  if (under.some((below, at) => below.length > 1 || (below.length === 0 && at > 0))) return null;
  const cells = line.cells.map((cell, at) => {
    const [over] = columns[at] ?? [];
    return over === undefined ? cell : widened(over, cell);
  });
  const [corner] = head.cells;
  const isHigher = under[0]?.length === 0 && corner !== undefined;
  return isHigher ? { ...line, cells: [corner, ...cells], left: head.left } : { ...line, cells };
}

/**
 * Gives rows that leave out cells empty ones for them, where all their cells stand in columns of the rows around: so that
 * nothing moves under the wrong head.
 */
export function fillRows(lines: readonly Line[]): Line[] {
  const filled: Line[] = [];
  for (const block of blocksOf(lines)) {
    const columns = columnsOf(block);
    for (const line of block) filled.push(columns === null ? line : fill(line, columns));
  }
  return filled;
}

/** Runs of rows, and of lone lines between two of them that are set no larger, down the page. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const before = blocks.at(-1)?.at(-1);
    const size = Math.min(line.size, before?.size ?? line.size);
    const isNear = before !== undefined && line.y > before.y && line.y - before.y < 4 * size;
    const isTable = line.cells.length > 1 || (before?.cells.length ?? 1) > 1;
    if (isNear && isTable && Math.abs(line.size - before.size) < 0.15 * size) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Where the columns of a table stand by its widest rows; null where they do not agree. */
function columnsOf(block: readonly Line[]): Cell[] | null {
  const widest = Math.max(0, ...block.map(({ cells }) => cells.length));
  const rows = block.filter(({ cells }) => cells.length === widest);
  const [first] = rows;
  if (widest < 3 || rows.length < 2 || first === undefined) return null;
  const columns = first.cells.map((_, at): Cell => {
    const cells = rows.flatMap((row) => row.cells[at] ?? []);
    return {
      text: '',
      left: Math.min(...cells.map(({ left }) => left)),
      right: Math.max(...cells.map(({ right }) => right)),
    };
  });
  return columns.some((column, at) => (columns[at + 1]?.left ?? Infinity) < column.right) ? null : columns;
}

function fill(line: Line, columns: readonly Cell[]): Line {
  const { cells } = line;
  if (cells.length < 2 || cells.length >= columns.length) return line;
  const places = cells.map((cell) => columns.flatMap((column, at) => (overlap(cell, column) ? [at] : [])));
  const [label] = places;
  if (label?.[0] !== 0 || places.some((found) => found.length !== 1)) return line;
  if (new Set(places.flat()).size < cells.length) return line;
  const empty = columns.map(({ left, right }): Cell => ({ text: '', left, right }));
  for (const [at, cell] of cells.entries()) empty[places[at]?.[0] ?? 0] = cell;
  return { ...line, cells: empty };
}
