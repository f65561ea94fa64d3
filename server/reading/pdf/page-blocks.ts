import type { Box } from '../document.ts';
import type { Grid } from './grids.ts';
import type { PlacedBlock, PlacedCell, PlacedTable } from './placed-block.ts';
import { holds, tableOfGrid } from './table-of-grid.ts';
import { linesOf, textOfLines, textOfWords, type Word, type WordLine } from './words.ts';

/** The blocks of a page from the top down: its tables by their lines, the rest as headings, paragraphs and loose rows. */
export function blocksOf(words: readonly Word[], grids: readonly Grid[], bodySize: number): PlacedBlock[] {
  const tables = grids
    .filter((grid) => !grids.some((other) => other !== grid && isWithin(grid, other)))
    .map((grid) => ({ grid, words: words.filter((word) => holds(grid, word)) }))
    .flatMap(({ grid, words: inside }) => tableOfGrid(grid, inside) ?? []);
  const placed = new Set(tables.flatMap(({ words: inside }) => inside));
  const loose = looseBlocks(linesOf(words.filter((word) => !placed.has(word))), bodySize);
  return [...tables.map(({ table }) => table), ...loose].sort((one, other) => one.box.top - other.box.top);
}

const isWithin = (one: Box, other: Box): boolean =>
  one.left >= other.left - 1 &&
  one.right <= other.right + 1 &&
  one.top >= other.top - 1 &&
  one.bottom <= other.bottom + 1;

/** Words that stand further apart than so many times their size are of different columns. */
const APART = 2;
/** Lines of one paragraph stand closer than so many times their size. */
const TIGHT = 1.6;
const HEADING = 1.14;
const LONGEST_HEADING = 120;

function looseBlocks(lines: readonly WordLine[], bodySize: number): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let open: WordLine[] = [];
  let row: PlacedCell[] = [];
  let above: WordLine | undefined;
  const close = (): void => {
    const [first] = open;
    if (first === undefined) return;
    const text = textOfLines(open);
    const box = boxOf(open);
    const isHeading = first.size >= bodySize * HEADING && text.length <= LONGEST_HEADING;
    blocks.push(isHeading ? { kind: 'heading', text, box } : { kind: 'paragraph', text, box });
    open = [];
  };
  for (const line of lines) {
    const parts = partsOf(line);
    // Beneath the first part a line may be the next row; a title that is set large goes on.
    const isTitle = above !== undefined && line.size >= bodySize * HEADING && Math.abs(line.size - above.size) < 0.5;
    const unfinishedCells = row.slice(isTitle ? 0 : 1);
    const cell = above === undefined || !isTight(above, line) ? undefined : unfinishedCells.find(goesOnIn(line));
    if (parts.length === 1 && cell !== undefined) {
      cell.text += ` ${textOfWords(line.words)}`;
      above = line;
      continue;
    }
    row = [];
    if (parts.length > 1) {
      close();
      const table = rowOf(parts);
      row = [...table.cells];
      above = line;
      blocks.push(table);
      continue;
    }
    const last = open.at(-1);
    const isNext = last !== undefined && isTight(last, line) && Math.abs(line.size - last.size) < 1;
    if (!isNext) close();
    open.push(line);
  }
  close();
  return blocks;
}

const isTight = (above: WordLine, line: WordLine): boolean => line.baseline - above.baseline < TIGHT * line.size;

/** Whether a line is more of a cell: it begins where that does. */
const goesOnIn =
  (line: WordLine) =>
  ({ box }: PlacedCell): boolean =>
    Math.abs(box.left - line.left) < 3;

const boxOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The words of a line, parted where it leaves a wide space. */
function partsOf({ words }: WordLine): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last !== undefined && word.left - last.right < APART * word.size) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** A line of parts as a table of one row. */
function rowOf(parts: readonly (readonly Word[])[]): PlacedTable {
  const cells = parts.map((words, column): PlacedCell => ({
    text: textOfWords(words),
    lines: [],
    font: '',
    row: 0,
    column,
    rows: 1,
    columns: 1,
    box: boxOf(words),
  }));
  return { kind: 'table', caption: null, heads: 0, cells, rows: 1, columns: parts.length, box: boxOf(parts.flat()) };
}
