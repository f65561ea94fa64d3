import { and, count, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { creditTransaction } from '../db/tables/credits.ts';
import { chat } from '../db/tables/insight.ts';
import { documentView } from '../db/tables/vision.ts';

export type PersonRow = typeof person.$inferSelect;

export async function findPerson(db: Connection, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(person).where(eq(person.id, id));
  return row;
}

/** False when the person was there already. Waits for a call that is creating the same person. */
export async function insertPerson(tx: Transaction, id: string, email: string, isAdmin: boolean): Promise<boolean> {
  const inserted = await tx
    .insert(person)
    .values({ id, email, isAdmin, lastLoginAt: sql`now()`, lastActiveAt: sql`now()` })
    .onConflictDoNothing({ target: person.id })
    .returning({ id: person.id });
  return inserted.length > 0;
}

export async function updatePerson(
  db: Connection,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(person).set(change).where(eq(person.id, id));
}

/** Notes that the person was here, unless that was noted within the last minutes. */
export async function touchPerson(db: Connection, id: string, minutes: number): Promise<void> {
  const before: SQL = sql`now() - ${`${minutes} minutes`}::interval`;
  await db
    .update(person)
    .set({ lastActiveAt: sql`now()` })
    .where(and(eq(person.id, id), or(isNull(person.lastActiveAt), lt(person.lastActiveAt, before))));
}

/** Chats ever created, distinct guides unlocked, credits spent less those given back. */
export async function readStats(
  db: Connection,
  userId: string,
): Promise<{ totalChats: number; documentsViewed: number; creditsUsed: number }> {
  const [chats] = await db.select({ total: count() }).from(chat).where(eq(chat.userId, userId));
  const [views] = await db.select({ total: count() }).from(documentView).where(eq(documentView.userId, userId));
  const [spent] = await db
    .select({ total: sql<number>`coalesce(-sum(${creditTransaction.delta}), 0)::int` })
    .from(creditTransaction)
    .where(and(eq(creditTransaction.userId, userId), isSpendOrItsRefund));
  return { totalChats: chats?.total ?? 0, documentsViewed: views?.total ?? 0, creditsUsed: spent?.total ?? 0 };
}

/** What was spent on the three services, and what came back of it; not adjustments, expiry or chargebacks. */
const isSpendOrItsRefund = sql`(
  ${creditTransaction.type} in ('chat_usage', 'guide_search_chat', 'document_view', 'maximus_query')
  or (${creditTransaction.type} = 'refund' and ${creditTransaction.reverses} is not null))`;
