import type { Block, Cell, Heading, ListItem, Range, Table } from './document.ts';
import { guessHeads } from './tables/guess-heads.ts';

/** What lines of text do not show of themselves. */
export type Shape = Heading | Table;

interface Line extends Range {
  text: string;
}

const MARK = '• ';

/**
 * What a text is made of by its lines: consecutive rows make a table, consecutive items a list, and every other line is a
 * paragraph.
 *
 * @param shapes what is known of the text beside that, in order; lines in their ranges are theirs
 */
export function blocksOfText(text: string, shapes: readonly Shape[] = []): Block[] {
  const blocks: Block[] = shapes.filter(({ range }) => range === null);
  const placed = shapes.filter(({ range }) => range !== null);
  let lines: Line[] = [];
  let running: 'row' | 'item' | null = null;
  const close = (): void => {
    if (running !== null) blocks.push(running === 'row' ? tableOf(lines) : listOf(lines));
    running = null;
    lines = [];
  };
  for (const line of linesOf(text)) {
    while (placed[0]?.range && placed[0].range.to <= line.from) placed.shift();
    const [shape] = placed;
    if (shape?.range && shape.range.from <= line.from) {
      close();
      if (shape.range.from === line.from) blocks.push(shape);
      continue;
    }
    const kind = kindOf(line.text);
    if (running !== kind) close();
    if (kind === 'paragraph') blocks.push({ kind, text: line.text, range: { from: line.from, to: line.to } });
    else {
      running = kind;
      lines.push(line);
    }
  }
  close();
  return blocks;
}

function linesOf(text: string): Line[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return line === '' ? [] : [{ text: line, from: start, to: start + line.length }];
  });
}

function kindOf(line: string): 'row' | 'item' | 'paragraph' {
  if (line.startsWith(MARK)) return 'item';
  return line.includes(' | ') || line.startsWith('| ') ? 'row' : 'paragraph';
}

const spanOf = (lines: readonly Line[]): Range => ({ from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 });

function listOf(lines: readonly Line[]): Block {
  const items = lines.map(({ text, from, to }): ListItem => ({
    text: text.slice(MARK.length),
    range: { from: from + MARK.length, to },
  }));
  return { kind: 'list', items, range: spanOf(lines) };
}

function tableOf(lines: readonly Line[]): Table {
  const cells = lines.flatMap(cellsOf);
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 1);
  const table = { kind: 'table', caption: null, cells, rows: lines.length, columns, box: null } as const;
  return { ...table, heads: guessHeads(table), range: spanOf(lines) };
}

/** The cells of a row by its bars. */
function cellsOf({ text, from: start }: Line, row: number): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let column = 0;
  for (const { index, 0: bar } of [...text.matchAll(/ ?\| ?/g), { index: text.length, 0: '' }]) {
    const range = { from: start + from, to: start + index };
    if (index > from) cells.push({ text: text.slice(from, index), row, column, rows: 1, columns: 1, range });
    from = index + bar.length;
    column += 1;
  }
  return cells;
}
