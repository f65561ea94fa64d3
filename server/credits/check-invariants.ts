import { sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/connect.ts';
import { invariants } from './invariants.ts';

export interface Invariant {
  name: string;
  /** How many rows break it; 0 when it holds. */
  violations: number;
  /** A few of them, in words. */
  examples: readonly string[];
}

const EXAMPLES = 5;

/** Checks every invariant of the ledger on one snapshot: it may run while credits are being spent. */
export async function checkInvariants(db: Database): Promise<Invariant[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const results: Invariant[] = [];
    for (const [name, query] of Object.entries(invariants)) {
      const { rows } = await tx.execute<{ total: number; subject: string; detail: string }>(sql`
        select count(*) over ()::int as total, subject::text, detail
        from (${sql.raw(query)}) breach limit ${EXAMPLES}`);
      const examples = rows.map((row) => `${row.subject}: ${row.detail}`);
      results.push({ name, violations: rows[0]?.total ?? 0, examples });
    }
    return results;
  });
}
