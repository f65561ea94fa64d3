import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { guide } from '../db/tables/library.ts';
import type { GuideRow } from './store.ts';

/** Imported guides that were removed and can be brought back: their passages are still there. */
export const canBeBroughtBack = and(
  eq(guide.sample, false),
  eq(guide.status, 'removed'),
  // Written out: inside a query of one table the builder leaves table names away.
  sql`exists (select from passage where passage.guide_id = guide.id)`,
);

/** Those of these ids that can be brought back, locked until the transaction ends. */
export async function lockRemoved(tx: Transaction, ids: readonly string[]): Promise<GuideRow[]> {
  return tx
    .select()
    .from(guide)
    .where(and(inArray(guide.id, [...ids]), canBeBroughtBack))
    .orderBy(guide.id)
    .for('update');
}

export async function markReady(tx: Transaction, id: string): Promise<void> {
  await tx.update(guide).set({ status: 'ready', removedAt: null }).where(eq(guide.id, id));
}

/** Deletes the passages and facts of guides that were removed so many days ago. Answers how many passages. */
export async function deleteRemovedPassages(db: Connection, days: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from passage using guide
    where guide.id = passage.guide_id and guide.status = 'removed'
      and guide.removed_at < now() - make_interval(days => ${days})`);
  return rowCount ?? 0;
}
