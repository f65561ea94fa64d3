import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
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
export async function insertPerson(
  tx: Transaction,
  row: Pick<PersonRow, 'id' | 'email' | 'isAdmin' | 'lastLoginAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(person)
    .values({ ...row, lastActiveAt: sql`now()` })
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

/**
 * Notes that the person is here, and when they signed in, unless both are known. Of many calls at once, only the first
 * writes: the others wait for it and then find nothing to do.
 */
export async function visitPerson(db: Connection, id: string, signedInAt: Date, activeMinutes: number): Promise<void> {
  const activeBefore = sql`now() - make_interval(mins => ${activeMinutes})`;
  await db
    .update(person)
    .set({
      lastActiveAt: sql`now()`,
      lastLoginAt: sql`greatest(${person.lastLoginAt}, ${signedInAt.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(person.id, id),
        or(
          isNull(person.lastLoginAt),
          lt(person.lastLoginAt, signedInAt),
          isNull(person.lastActiveAt),
          lt(person.lastActiveAt, activeBefore),
        ),
      ),
    );
}

/** Chats ever created: a deleted one stays as a row. */
export async function countChats(db: Connection, userId: string): Promise<number> {
  return db.$count(chat, eq(chat.userId, userId));
}

export async function countUnlockedGuides(db: Connection, userId: string): Promise<number> {
  return db.$count(documentView, eq(documentView.userId, userId));
}

/** Credits spent on the services, less those given back. */
export async function sumSpent(db: Connection, userId: string): Promise<number> {
  const [spent] = await db
    .select({ total: sql<number>`coalesce(-sum(${creditTransaction.delta}), 0)::int` })
    .from(creditTransaction)
    .where(and(eq(creditTransaction.userId, userId), isSpendOrItsRefund));
  return spent?.total ?? 0;
}

/** What was spent on the three services, and what came back of it; not adjustments, expiry or chargebacks. */
const isSpendOrItsRefund = sql`(
  ${creditTransaction.type} in ('chat_usage', 'guide_search_chat', 'document_view', 'maximus_query')
  or (${creditTransaction.type} = 'refund' and ${creditTransaction.reverses} is not null))`;
