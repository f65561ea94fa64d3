import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { guideValue } from '../db/tables/analysis.ts';
import { maximusQuery, maximusSession } from '../db/tables/maximus.ts';

export type SessionRow = typeof maximusSession.$inferSelect;
export type QueryRow = typeof maximusQuery.$inferSelect;

/** Whether a person is on the waitlist of Maximus. */
export async function readWaitlisted(db: Connection, userId: string): Promise<boolean> {
  const [row] = await db.select({ is: person.onWaitlistCohortimus }).from(person).where(eq(person.id, userId));
  return row?.is ?? false;
}

/** The person's newest session that has at least `minutes` before it. */
export async function findOpenSession(
  db: Connection,
  userId: string,
  minutes: number,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(maximusSession)
    .where(
      and(
        eq(maximusSession.userId, userId),
        gt(maximusSession.expiresAt, sql`now() + make_interval(mins => ${minutes})`),
      ),
    )
    .orderBy(desc(maximusSession.createdAt))
    .limit(1);
  return row;
}

export async function insertSession(db: Connection, userId: string, minutes: number): Promise<SessionRow> {
  const [row] = await db
    .insert(maximusSession)
    .values({ userId, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning();
  if (row === undefined) throw new Error('The session was not kept');
  return row;
}

/** Whether a person has ever paid a query. */
export async function hasAsked(db: Connection, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: maximusQuery.id })
    .from(maximusQuery)
    .where(and(eq(maximusQuery.userId, userId), eq(maximusQuery.status, 'settled')))
    .limit(1);
  return row !== undefined;
}

/** A session, and whether its time is over. */
export async function findSession(
  db: Connection,
  id: string,
): Promise<{ userId: string; isOver: boolean } | undefined> {
  const [row] = await db
    .select({ userId: maximusSession.userId, isOver: sql<boolean>`${maximusSession.expiresAt} <= now()` })
    .from(maximusSession)
    .where(eq(maximusSession.id, id));
  return row;
}

/** What a session has cost. */
export async function sumSession(
  db: Connection,
  sessionId: string,
): Promise<{ queryCount: number; totalCreditsUsed: number }> {
  const [row] = await db
    .select({
      queryCount: sql<number>`count(*)::int`,
      totalCreditsUsed: sql<number>`coalesce(sum(${maximusQuery.amount}), 0)::int`,
    })
    .from(maximusQuery)
    .where(and(eq(maximusQuery.sessionId, sessionId), eq(maximusQuery.status, 'settled')));
  return row ?? { queryCount: 0, totalCreditsUsed: 0 };
}

/** A query with whether it was paid within the last `freeMinutes`. */
export async function findQuery(
  db: Connection,
  id: string,
  freeMinutes = 0,
): Promise<(QueryRow & { isFree: boolean }) | undefined> {
  const [row] = await db
    .select({
      query: maximusQuery,
      isFree: sql<boolean>`coalesce(${maximusQuery.settledAt} > now() - make_interval(mins => ${freeMinutes}), false)`,
    })
    .from(maximusQuery)
    .where(eq(maximusQuery.id, id));
  return row === undefined ? undefined : { ...row.query, isFree: row.isFree };
}

/** The query, which nobody else can change until the transaction ends. */
export async function lockQuery(tx: Transaction, id: string): Promise<QueryRow | undefined> {
  const [row] = await tx.select().from(maximusQuery).where(eq(maximusQuery.id, id)).for('update');
  return row;
}

export async function insertQuery(
  tx: Transaction,
  row: Pick<QueryRow, 'id' | 'sessionId' | 'userId' | 'holdId' | 'amount'>,
): Promise<void> {
  await tx.insert(maximusQuery).values(row).onConflictDoNothing();
}

/** Notes what is computed for a query; only the first time. */
export async function noteComputed(
  db: Connection,
  id: string,
  { metrics, description }: { metrics: string[]; description: string },
): Promise<void> {
  await db
    .update(maximusQuery)
    .set({ metrics, description })
    .where(and(eq(maximusQuery.id, id), sql`${maximusQuery.metrics} is null`));
}

export async function endQuery(tx: Transaction, id: string, status: 'settled' | 'released'): Promise<void> {
  const settledAt = status === 'settled' ? sql`now()` : null;
  await tx.update(maximusQuery).set({ status, settledAt }).where(eq(maximusQuery.id, id));
}

/** The names of all employers. */
export async function listEmployers(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ employer: string }>(sql`
    select distinct employer from ${guideValue} where metric = 'guide'`);
  return rows.map(({ employer }) => employer);
}
