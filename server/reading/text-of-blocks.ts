import type { Block, Cell, Table } from './document.ts';

/** Text under one heading: paragraphs and rows are lines, the cells of a row stand between bars. */
export interface HeadedText {
  heading: string | null;
  text: string;
}

/** Writes blocks as text, the one that passages are cut from. */
export function textOfBlocks(blocks: readonly Block[]): HeadedText[] {
  const texts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') texts.push({ heading: block.text, lines: [] });
    else texts.at(-1)?.lines.push(...(block.kind === 'table' ? rowsOf(block) : [block.text]));
  }
  return texts
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
    .filter(({ heading, text }) => heading !== null || text !== '');
}

/** What is longer stands once, however many rows or columns it covers. */
const LONGEST_REPEATED = 120;

/**
 * The rows of a table as lines. What a cell says holds for all rows and columns that it covers, so a short one is written in
 * each of them; columns without any text go.
 */
function rowsOf({ cells, rows, columns }: Table): string[] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const cell of cells) write(grid, cell, columns);
  const used = Array.from({ length: columns }, (_, column) => grid.some((row) => row[column] !== ''));
  // A row in which no cell begins repeats the one above it.
  const begun = new Set(cells.flatMap(({ text, row }) => (text === '' ? [] : [row])));
  return grid.flatMap((row, at) => (begun.has(at) ? [lineOf(row.filter((_, column) => used[column]))] : []));
}

function write(grid: string[][], { text, row, column, rows, columns: wide }: Cell, columns: number): void {
  // A bar would look like the end of the cell.
  const clean = text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();
  const isRepeated = clean.length <= LONGEST_REPEATED && wide < columns;
  for (let y = row; y < row + rows; y += 1) {
    for (let x = column; x < column + wide; x += 1) {
      const line = grid[y];
      if (line !== undefined && line[x] === '' && (isRepeated || (y === row && x === column))) line[x] = clean;
    }
  }
}

/** Empty cells keep the place of those behind them: nothing but the bars and their spaces is left of them. */
function lineOf(row: readonly string[]): string {
  const end = row.findLastIndex((text) => text !== '') + 1;
  return end === 1 ? (row[0] ?? '') : row.slice(0, end).join(' | ');
}
