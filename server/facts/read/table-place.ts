import type { Table } from '../../reading/document.ts';
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
  /** What its last rows stand under. */
  under: Under;
}

/** The rows across a table above a row, and the last label that names more than for whom or where. */
export interface Under {
  sections: readonly string[];
  above: string | null;
}

/** A row's labels from the nearest, what heads it from above, and its cells. */
export interface Body {
  row: GridRow;
  at: number;
  labels: readonly string[];
  sections: readonly string[];
  heads: readonly HeadRow[];
}

/** Sides of tables that stand in the same columns differ by less, and a heading between them is no higher, in points. */
const ASIDE = 24;
const HIGH = 60;

/** Whether a table goes on with the columns of another one on its page, with no more than a heading between them. */
export function isBelow(table: Table | null | undefined, above: Table | null): boolean {
  const [box, over] = [table?.box ?? null, above?.box ?? null];
  if (!table || !above || box === null || over === null) return false;
  const gap = box.top - over.bottom;
  const areSides = Math.abs(box.left - over.left) < ASIDE && Math.abs(box.right - over.right) < ASIDE;
  return table.columns === above.columns && table.columns > 2 && areSides && gap > -1 && gap < HIGH;
}
