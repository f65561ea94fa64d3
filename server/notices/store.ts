import { eq, sql } from 'drizzle-orm';
import type { NoticeSettings } from '../../contract/notices.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { creditEndNotice, creditNotice } from '../db/tables/notices.ts';
import { person } from '../db/tables/account.ts';

const columns = { creditsLow: creditNotice.creditsLow, creditsEnding: creditNotice.creditsEnding };

export async function findSettings(db: Connection, userId: string): Promise<NoticeSettings | undefined> {
  const [row] = await db.select(columns).from(creditNotice).where(eq(creditNotice.userId, userId));
  return row;
}

export async function keepSettings(db: Connection, userId: string, change: Partial<NoticeSettings>): Promise<void> {
  const insert = db.insert(creditNotice).values({ userId, ...change });
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: creditNotice.userId, set: change });
}

/** One process tells a person at a time. */
export async function lockNotices(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notices:${userId}`}, 0))`);
}

export async function findAddress(db: Connection, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: person.email }).from(person).where(eq(person.id, userId));
  return row?.email;
}

/** The ledger's place when a low balance was told last; 0 where it never was. */
export async function findLowToldSeq(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ seq: creditNotice.lowToldSeq })
    .from(creditNotice)
    .where(eq(creditNotice.userId, userId));
  return row?.seq ?? 0;
}

export async function noteLowTold(tx: Transaction, userId: string, lowToldSeq: number): Promise<void> {
  await tx
    .insert(creditNotice)
    .values({ userId, lowToldSeq })
    .onConflictDoUpdate({ target: creditNotice.userId, set: { lowToldSeq } });
}

/** Notes that the end of these lots was told. Answers those of them that had not been told before. */
export async function noteEndsTold(tx: Transaction, lotIds: readonly number[]): Promise<Set<number>> {
  const added = await tx
    .insert(creditEndNotice)
    .values(lotIds.map((lotId) => ({ lotId })))
    .onConflictDoNothing()
    .returning({ lotId: creditEndNotice.lotId });
  return new Set(added.map(({ lotId }) => lotId));
}
