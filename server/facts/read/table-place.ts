import type { GridRow } from './grid.ts';
import type { HeadRow } from './table-heads.ts';
import type { Unit } from './unit.ts';

/** Where a table stands. */
export interface TablePlace {
  ordinal: number;
  around: Unit['around'];
  title: string;
  group: number;
  /** Heads of the table before it, for one that goes on without its own. */
  before: Heads | null;
}

/** Heads of a table, for those that go on with them. */
export interface Heads {
  rows: readonly HeadRow[];
  columns: number;
}

/** A row's labels from the nearest, what heads it from above, and its cells. */
export interface Body {
  row: GridRow;
  at: number;
  labels: readonly string[];
  sections: readonly string[];
  heads: readonly HeadRow[];
}
