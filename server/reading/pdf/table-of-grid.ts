import type { Box } from '../document.ts';
import { headsByFont } from '../tables/guess-heads.ts';
import { joinColumns } from '../tables/join-columns.ts';
import type { Grid, Region } from './grids.ts';
import { withInnerColumns } from './inner-columns.ts';
import type { PlacedCell, PlacedTable } from './placed-block.ts';
import { linesOf, textOfLines, textOfWords, type Word } from './words.ts';

/** No page of a guide has so many words in so many cells. */
const MOST_TESTS = 5_000_000;

/** Whether the middle of a word lies in a rectangle. */
export function holds(box: Box, { left, right, top, bottom }: Word): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** The words in each region; where regions overlap, the smaller one is the cell. */
function textsIn(grid: Grid, words: readonly Word[]): Map<Region, Word[]> {
  const regions = [...grid.regions].sort((one, other) => one.rows * one.columns - other.rows * other.columns);
  const texts = new Map(regions.map((region) => [region, [] as Word[]]));
  for (const word of words) {
    const region = regions.find((one) => holds(one, word));
    if (region !== undefined) texts.get(region)?.push(word);
  }
  return texts;
}

/** A grid whose cells are parted also where only the space between words parts them. */
export function partedGrid(grid: Grid, words: readonly Word[]): Grid {
  if (words.length * grid.regions.length > MOST_TESTS) return grid;
  return withInnerColumns(grid, textsIn(grid, words));
}

/** The grid with its text; null where it is a frame around running text, or a picture. */
export function tableOfGrid(grid: Grid, words: readonly Word[]): { table: PlacedTable; words: readonly Word[] } | null {
  if (words.length * grid.regions.length > MOST_TESTS) return null;
  const texts = textsIn(grid, words);
  const regions = [...texts.keys()];
  const filled = regions.filter((region) => (texts.get(region)?.length ?? 0) > 0);
  const columns = new Set(filled.map(({ column }) => column));
  if (filled.length < 2 || columns.size < 2) return null;
  const cells = regions
    .map(({ row, column, rows, columns: wide, ...box }): PlacedCell => {
      const inside = texts.get(regions.find((one) => one.row === row && one.column === column) ?? regions[0]!) ?? [];
      const lines = linesOf(inside);
      return {
        font: lines[0]?.words[0]?.font ?? '',
        text: textOfLines(lines),
        lines: lines.map(({ words: own, baseline }) => ({ text: textOfWords(own), baseline })),
        row,
        column,
        rows,
        columns: wide,
        box,
      };
    })
    .sort((one, other) => one.row - other.row || one.column - other.column);
  const { left, top, right, bottom } = grid;
  const box = { left, top, right, bottom };
  const { rows, columns: wide } = grid;
  const table = {
    kind: 'table' as const,
    caption: null,
    heads: headsByFont({ cells, rows }),
    cells,
    rows,
    columns: wide,
    box,
  };
  return { table: joinColumns(table), words };
}
