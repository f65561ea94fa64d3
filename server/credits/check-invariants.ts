import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { invariants } from './invariants.ts';

/** Invariants by name, each a query that selects its breaches: `subject` names a row, `detail` says what is wrong with it. */
export type Invariants = Readonly<Record<string, string>>;

export interface Invariant {
  name: string;
  /** How many rows break it; 0 when it holds. */
  violations: number;
  /** A few of them, in words. */
  examples: readonly string[];
}

const EXAMPLES = 5;

/**
 * Checks invariants, those of the ledger unless others are named. All are one statement, and so see one moment: it may
 * run while credits are being spent.
 */
export async function checkInvariants(db: Connection, wanted: Invariants = invariants): Promise<Invariant[]> {
  const each = Object.entries(wanted).map(
    ([name, query]) => sql`
      select ${name}::text as name, count(*)::int as violations,
        coalesce((array_agg(subject::text || ': ' || detail))[1:${sql.raw(String(EXAMPLES))}], '{}') as examples
      from (${sql.raw(query)}) breach`,
  );
  const { rows } = await db.execute<{ name: string; violations: number; examples: string[] }>(
    sql.join(each, sql` union all `),
  );
  return rows;
}
