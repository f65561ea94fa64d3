import type { Share } from './cells.ts';
import type { Aspects } from './columns.ts';
import type { Line } from './lines.ts';
import type { Period } from './periods.ts';
import type { Candidate, GuideContext, PlanName } from './sentence.ts';
import type { Subject } from './subject.ts';
import type { Table } from './tables.ts';

/** A fact of a table with the line that states it. */
export interface Stated {
  line: Line;
  candidate: Candidate;
}

/** What tables need to know of the whole guide. */
export interface TableGuide extends GuideContext {
  /** The period of all rates that it shows, where a note says so. */
  ratesPeriod: Period | null;
}

/** What holds for a whole table. */
export interface TableContext {
  table: Table;
  subject: Subject | null;
  corner: Aspects;
  /** The plan that its heading names. */
  plan: PlanName | null;
  share: Share | null;
  /** The year whose columns count, where the columns are of several years. */
  year: number | null;
  guide: TableGuide;
}
