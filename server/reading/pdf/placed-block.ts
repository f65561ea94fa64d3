import type { Box } from '../document.ts';
import type { DraftTable } from '../tables/draft-table.ts';
import type { LinedCell } from '../tables/split-stacked.ts';

export interface PlacedCell extends LinedCell {
  box: Box;
}

export interface PlacedTable extends DraftTable<PlacedCell> {
  kind: 'table';
  box: Box;
}

/** A heading or paragraph where its page shows it. */
export interface PlacedText {
  kind: 'heading' | 'paragraph';
  text: string;
  box: Box;
}

/** What a page shows, and where. */
export type PlacedBlock = PlacedText | PlacedTable;
