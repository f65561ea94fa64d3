import { cleanLine } from '../clean-text.ts';
import type { Section } from '../document.ts';
import { ownersOf } from '../owners-of.ts';
import { writeSections } from '../section-writer.ts';
import type { DraftCell, DraftLine, DraftTable } from '../tables/draft-table.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Headings that only stand out by their size are of this level. */
const LEVEL = 2;

/** Writes what a page shows as text under its headings. */
export function sectionsOfBlocks(blocks: readonly PlacedBlock[]): Section[] {
  const writer = writeSections();
  for (const block of blocks) {
    if (block.kind === 'heading') writer.heading(block.text, LEVEL);
    else if (block.kind === 'table') writer.table(block, linesOfTable(block));
    else writer.line(block.text);
  }
  return writer.done();
}

/** What is longer stands once, however many rows or columns it covers. */
const LONGEST_REPEATED = 120;

/**
 * The rows of a table as lines. What a cell says holds for all rows and columns that it covers, so a short one is written in
 * each of them; columns without any text go.
 */
export function linesOfTable(table: DraftTable): DraftLine[] {
  const filled = table.cells.filter(({ text }) => text.trim() !== '');
  const shown = ownersOf({ ...table, cells: filled }).map((row, y) =>
    row.map((cell, x) => (cell !== undefined && isShown(cell, x, y, table.columns) ? cell : undefined)),
  );
  const used = Array.from({ length: table.columns }, (_, column) => shown.some((row) => row[column] !== undefined));
  // A row in which no cell begins repeats the one above it.
  const begun = new Set(filled.map(({ row }) => row));
  return shown.flatMap((row, y) => (begun.has(y) ? [lineOf(row.filter((_, column) => used[column]))] : []));
}

function isShown({ text, row, column, columns: wide }: DraftCell, x: number, y: number, columns: number): boolean {
  return (x === column && y === row) || (text.length <= LONGEST_REPEATED && wide < columns);
}

/** Empty cells keep the place of those behind them: nothing but the bars and their spaces is left of them. */
function lineOf(row: readonly (DraftCell | undefined)[]): DraftLine {
  const places: DraftLine['places'][number][] = [];
  let text = '';
  for (const [at, cell] of row.slice(0, row.findLastIndex((one) => one !== undefined) + 1).entries()) {
    if (at > 0) text += ' | ';
    if (cell === undefined) continue;
    const clean = cleanCell(cell.text);
    places.push({ cell, from: text.length, to: text.length + clean.length });
    text += clean;
  }
  return { text, places };
}

/** A bar would look like the end of the cell. */
const cleanCell = (text: string): string => cleanLine(text.replaceAll('|', '/'));
