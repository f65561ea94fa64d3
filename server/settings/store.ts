import { and, desc, eq, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { preparedQuery, type Connection, type Transaction } from '../db/connect.ts';
import { settingHistory } from '../db/tables/settings.ts';

const valueOf = (db: Connection, key: SQLWrapper, moment: SQLWrapper) =>
  db
    .select({ value: settingHistory.value })
    .from(settingHistory)
    .where(and(eq(settingHistory.key, key), lte(settingHistory.effectiveFrom, moment)))
    .orderBy(desc(settingHistory.effectiveFrom), desc(settingHistory.id))
    .limit(1);

const presentValue = preparedQuery('setting', (db) => valueOf(db, sql.placeholder('key'), sql`clock_timestamp()`));

/**
 * The value that was in force at `moment`, as it was stored; undefined when nobody had set the key. Now is told by the
 * database's clock, which also dated the rows: by ours, a change of this millisecond would not be seen.
 */
export async function readValue(db: Connection, key: string, moment: Date | undefined): Promise<unknown> {
  const [row] = await (moment === undefined
    ? presentValue(db, { key })
    : valueOf(db, sql`${key}`, sql`${moment.toISOString()}::timestamptz`));
  return row?.value;
}

export async function lock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

export async function insertValue(db: Connection, key: string, value: unknown, actorId: string | null): Promise<void> {
  await db.insert(settingHistory).values({ key, value, actorId });
}
