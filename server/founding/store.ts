import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { foundingCounter, foundingTier } from '../db/tables/founding.ts';

export type TierRow = typeof foundingTier.$inferSelect;

/** Gives the next number to a person who has none; whoever else asks for one waits until this transaction ends. */
export async function giveNextNumber(tx: Transaction, userId: string): Promise<void> {
  const [next] = await tx
    .update(foundingCounter)
    .set({ lastNumber: sql`${foundingCounter.lastNumber} + 1` })
    .returning({ number: foundingCounter.lastNumber });
  if (next === undefined) throw new Error('The counter of founding members is missing.');
  await tx
    .update(person)
    .set({ foundingMemberNumber: next.number, foundingMemberDate: sql`now()` })
    .where(and(eq(person.id, userId), isNull(person.foundingMemberNumber)));
}

/** The founding number of a person; null for somebody who is no founding member. */
export async function findNumber(db: Connection, userId: string): Promise<number | null> {
  const [row] = await db.select({ number: person.foundingMemberNumber }).from(person).where(eq(person.id, userId));
  return row?.number ?? null;
}

/** The active tier that holds this number; of two that overlap, the one that comes first. */
export async function findTier(db: Connection, number: number): Promise<TierRow | undefined> {
  const [row] = await db
    .select()
    .from(foundingTier)
    .where(
      and(
        foundingTier.isActive,
        lte(foundingTier.minNumber, number),
        or(isNull(foundingTier.maxNumber), gte(foundingTier.maxNumber, number)),
      ),
    )
    .orderBy(asc(foundingTier.displayOrder))
    .limit(1);
  return row;
}

export async function listTiers(db: Connection): Promise<TierRow[]> {
  return db.select().from(foundingTier).orderBy(asc(foundingTier.displayOrder), asc(foundingTier.minNumber));
}
