import { blocksOfText, type Shape } from './blocks-of-text.ts';
import type { Block, Cell, Range, Table } from './document.ts';
import { isWithinText } from './part-titles.ts';
import type { Passage } from './passage.ts';

type PackedRange = readonly [from: number, to: number] | null;
/** Place and span, and the characters of the passage's text, or its own text where that does not say it. */
type PackedCell = readonly [row: number, column: number, rows: number, columns: number, said: PackedRange | string];

interface PackedTable extends Pick<Table, 'caption' | 'heads' | 'rows' | 'columns' | 'box'> {
  at: PackedRange;
  cells: readonly PackedCell[];
}

/** What is stored of a passage's blocks: headings and tables. The lines of its text show all else. */
export type PackedBlock = { level: number; at: PackedRange; text?: string } | PackedTable;

export function packBlocks(blocks: readonly Block[]): PackedBlock[] {
  return blocks.flatMap((block): PackedBlock[] => {
    if (block.kind === 'heading') {
      const { level, range, text } = block;
      // The title of the passage may name more than its own heading.
      return [{ level, at: packRange(range), ...(range === null && isWithinText(level) && { text }) }];
    }
    if (block.kind !== 'table') return [];
    const { caption, heads, rows, columns, box } = block;
    return [{ caption, heads, rows, columns, box, at: packRange(block.range), cells: block.cells.map(packCell) }];
  });
}

/**
 * The blocks of a stored passage.
 *
 * @param packed what `packBlocks` made of them; null where the passage is text alone
 */
export function unpackBlocks({ heading, text }: Pick<Passage, 'heading' | 'text'>, packed: unknown): Block[] {
  const stored = Array.isArray(packed) ? (packed as readonly PackedBlock[]) : [{ level: UNKNOWN_LEVEL, at: null }];
  const shapes = stored.flatMap((block): Shape[] => {
    if ('cells' in block) return [tableOf(block, text)];
    const title = block.at === null ? (block.text ?? heading) : text.slice(...block.at);
    return title === null ? [] : [{ kind: 'heading', text: title, level: block.level, range: rangeOf(block.at) }];
  });
  return blocksOfText(text, shapes);
}

const UNKNOWN_LEVEL = 2;

const packRange = (range: Range | null): PackedRange => range && [range.from, range.to];
const rangeOf = (packed: PackedRange): Range | null => packed && { from: packed[0], to: packed[1] };

const packCell = ({ row, column, rows, columns, range, text }: Cell): PackedCell => [
  row,
  column,
  rows,
  columns,
  packRange(range) ?? text,
];

function tableOf({ at, cells, ...table }: PackedTable, text: string): Table {
  return {
    kind: 'table',
    ...table,
    range: rangeOf(at),
    cells: cells.map(([row, column, rows, columns, said]): Cell => {
      const place = { row, column, rows, columns };
      return typeof said === 'string' || said === null
        ? { ...place, text: said ?? '', range: null }
        : { ...place, text: text.slice(...said), range: rangeOf(said) };
    }),
  };
}
