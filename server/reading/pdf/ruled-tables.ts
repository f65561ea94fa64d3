import type { Box } from '../document.ts';
import { splitStacked } from '../tables/split-stacked.ts';
import { gridsOf } from './grids.ts';
import type { PlacedTable } from './placed-block.ts';
import type { Rules } from './rules.ts';
import { holds, partedGrid, tableOfGrid } from './table-of-grid.ts';
import type { Word } from './words.ts';

/** The tables of a page by the lines that it draws. Frames, and boxes of running text beside each other, are none. */
export function ruledTables(words: readonly Word[], rules: Rules): PlacedTable[] {
  // Where only rows are parted, text in lines tells the columns: on a page of many things lines of several tables end alike.
  const grids = gridsOf(rules);
  const tables = grids.flatMap((grid) => {
    const inside = words.filter((word) => holds(grid, word));
    const found = tableOfGrid(partedGrid(grid, inside), inside);
    const table = found === null ? null : splitStacked(found.table);
    return table !== null && isTable(table) ? [table] : [];
  });
  return tables.filter((one) => !tables.some((other) => areaOf(other) > areaOf(one) && overlap(one.box, other.box)));
}

/** A cell with more words is running text. */
const LONG = 60;
/** Boxes beside each other have few rows. */
const FEW_ROWS = 3;

function isTable({ cells }: PlacedTable): boolean {
  const filled = cells.filter(({ text }) => text !== '');
  const rows = new Map<number, number>();
  for (const { row } of filled) rows.set(row, (rows.get(row) ?? 0) + 1);
  const full = [...rows.values()].filter((count) => count > 1).length;
  const sizes = filled.map(({ text }) => text.split(' ').length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const long = sizes.reduce((sum, size) => sum + (size > LONG ? size : 0), 0);
  return full > 1 && long <= all * (rows.size > FEW_ROWS ? 0.8 : 0.5) && !filled.some(isMerged);
}

/** A line that holds so many figures holds columns that no line parts. */
const MERGED = 3;
/** A cell of so many lines, most of them values, holds rows that no line parts. */
const HIGH = 6;

/** Whether a cell holds rows or columns of which nothing is drawn: then lines of text tell more. */
function isMerged({ lines }: PlacedTable['cells'][number]): boolean {
  const figures = lines.map(({ text }) => text.match(/(?:^|\s)\$[\d,.]+/g)?.length ?? 0);
  const wide = figures.filter((count) => count >= MERGED).length;
  return wide > 1 || (lines.length >= HIGH && figures.filter((count) => count > 0).length > lines.length / 2);
}

const areaOf = ({ box: { left, top, right, bottom } }: { box: Box }): number => (right - left) * (bottom - top);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
