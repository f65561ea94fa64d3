import type { MetricKey, Network, Tier } from '../../../../contract/metrics.ts';
import type { Row, RowCell } from '../rows.ts';

/** What a fact says, before it has its place. */
export interface Statement {
  metric: MetricKey;
  value?: number;
  words?: string;
  tier?: Tier | null;
  network?: Network | null;
}

/** Where a statement stands: the cell that says it, and the one that names what it is about. */
export interface Place {
  row: Row;
  cell: RowCell;
  label?: RowCell;
}

/** Takes a statement down; the first of a slot stays. */
export type State = (statement: Statement, place: Place) => void;
