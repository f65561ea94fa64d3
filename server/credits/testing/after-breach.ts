import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Connection, Database } from '../../db/connect.ts';
import type { Invariant } from '../check-invariants.ts';

/** What a check finds once the ledger's protection is off and `statement` was run; nothing of it stays. */
export async function afterBreach(
  db: Database,
  statement: string,
  check: (db: Connection) => Promise<Invariant[]>,
): Promise<Invariant[]> {
  let results: Invariant[] = [];
  const breaking = db.transaction(async (tx) => {
    await tx.execute(sql`do $$
      declare name text; owner regclass;
      begin
        for owner, name in select conrelid::regclass, conname from pg_constraint
          where contype in ('c', 'f') and conrelid::regclass::text like 'credit%' loop
          execute format('alter table %s drop constraint %I', owner, name);
        end loop;
        alter table credit_lot drop constraint credit_lot_source_ref_unique;
      end $$`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
    results = await check(tx);
    tx.rollback();
  });
  await expect(breaking).rejects.toThrow(TransactionRollbackError);
  return results;
}
