import type { Box, Cell } from '../document.ts';

/** A cell before its table is written; it may be empty. */
export type DraftCell = Omit<Cell, 'range'>;

/** A line of a table as it is written, and the characters of it that are cells; one cell may be written in many places. */
export interface DraftLine {
  text: string;
  places: readonly { cell: DraftCell; from: number; to: number }[];
}

/** A table before it is written. */
export interface DraftTable<AnyCell extends DraftCell = DraftCell> {
  caption: string | null;
  heads: number;
  cells: readonly AnyCell[];
  rows: number;
  columns: number;
  box: Box | null;
}
