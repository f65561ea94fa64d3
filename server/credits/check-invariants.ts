import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { invariants } from './invariants.ts';

export interface Invariant {
  name: string;
  /** How many rows break it; 0 when it holds. */
  violations: number;
  /** A few of them, in words. */
  examples: readonly string[];
}

const EXAMPLES = 5;

/**
 * Checks every invariant of the ledger. All are one statement, and so see one moment: it may run while credits are being
 * spent.
 */
export async function checkInvariants(db: Connection): Promise<Invariant[]> {
  const each = Object.entries(invariants).map(
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
