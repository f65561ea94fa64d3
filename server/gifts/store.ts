import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { mailboxGift, networkGift } from '../db/tables/gifts.ts';

/** Counts one more gift, unless the mailbox had `most` of them. Waits for another call about the same mailbox. */
export async function addMailboxGift(tx: Transaction, mailbox: string, kind: string, most: number): Promise<boolean> {
  const rows = await tx
    .insert(mailboxGift)
    .values({ mailbox, kind, times: 1 })
    .onConflictDoUpdate({
      target: [mailboxGift.mailbox, mailboxGift.kind],
      set: { times: sql`${mailboxGift.times} + 1` },
      setWhere: sql`${mailboxGift.times} < ${most}`,
    })
    .returning({ times: mailboxGift.times });
  return rows.length > 0;
}

export async function removeMailboxGift(tx: Transaction, mailbox: string, kind: string): Promise<void> {
  await tx
    .update(mailboxGift)
    .set({ times: sql`${mailboxGift.times} - 1` })
    .where(and(eq(mailboxGift.mailbox, mailbox), eq(mailboxGift.kind, kind)));
}

export async function countMailboxGifts(db: Connection, mailbox: string, kind: string): Promise<number> {
  const [row] = await db
    .select({ times: mailboxGift.times })
    .from(mailboxGift)
    .where(and(eq(mailboxGift.mailbox, mailbox), eq(mailboxGift.kind, kind)));
  return row?.times ?? 0;
}

/** New accounts from one network are decided about one at a time, until the transaction ends. */
export async function lockNetwork(tx: Transaction, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gifts ${network}`}, 0))`);
}

/** How many new accounts from a network were let have gifts in the last 24 hours. */
export async function countNetworkGifts(db: Connection, network: string): Promise<number> {
  const isRecent = sql`${networkGift.givenAt} > now() - interval '24 hours'`;
  return db.$count(networkGift, and(eq(networkGift.network, network), isRecent));
}

/** Notes one more, and forgets what is older than a day: what others are forgetting at this moment is left to them. */
export async function addNetworkGift(tx: Transaction, network: string): Promise<void> {
  await tx.insert(networkGift).values({ network });
  await tx.execute(sql`
    delete from network_gift where id in (
      select id from network_gift where given_at <= now() - interval '24 hours' for update skip locked)`);
}

export interface FormerGifts extends Record<string, unknown> {
  email: string;
  signup: boolean;
  profile: boolean;
  refunds: number;
}

/** What each person was given before mailboxes were counted. */
export async function listFormerGifts(db: Connection): Promise<FormerGifts[]> {
  const { rows } = await db.execute<FormerGifts>(sql`
    select p.email,
      exists (select from credit_lot l where l.source_ref = 'signup:' || p.id) as signup,
      exists (select from credit_lot l where l.source_ref = 'profile:' || p.id) as profile,
      (select count(*)::int from document_report r where r.user_id = p.id and r.auto_refunded) as refunds
    from person p`);
  return rows;
}

export async function insertMailboxGifts(
  tx: Transaction,
  gifts: readonly (typeof mailboxGift.$inferInsert)[],
): Promise<void> {
  const columns = JSON.stringify(gifts);
  await tx.execute(sql`
    insert into mailbox_gift (mailbox, kind, times)
    select mailbox, kind, times from json_to_recordset(${columns}) as g (mailbox text, kind text, times int)`);
}

/** One process at a time begins to count mailboxes. */
export async function lockBeginning(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gifts begin', 0))`);
}
