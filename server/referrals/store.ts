import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SharePlatform } from '../../contract/referrals.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { referral, referralShare } from '../db/tables/referrals.ts';

export type ReferralRow = typeof referral.$inferSelect;

/** Whom limits count: a person, and all accounts of their mailbox, by its keyed hash. */
export interface Counted {
  userId: string;
  mailbox: string;
}

/** Lets one call at a time decide what this mailbox may still send and share, until its transaction ends. */
export async function lockReferralsOf(tx: Transaction, mailbox: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referrals:${mailbox}`}, 0))`);
}

/** How many invitations were sent in the last 24 hours and in the last seven days. */
export async function countInvited(
  tx: Transaction,
  { userId, mailbox }: Counted,
): Promise<{ day: number; week: number }> {
  const [row] = await tx
    .select({
      day: sql<number>`(count(*) filter (where ${referral.invitedAt} > now() - interval '24 hours'))::int`,
      week: sql<number>`count(*)::int`,
    })
    .from(referral)
    .where(
      and(
        or(eq(referral.referrerId, userId), eq(referral.referrerMailbox, mailbox)),
        gt(referral.invitedAt, sql`now() - interval '7 days'`),
      ),
    );
  return row ?? { day: 0, week: 0 };
}

/** Whether this mailbox was invited before, by whomever. */
export async function wasInvited(tx: Transaction, mailbox: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: referral.id })
    .from(referral)
    .where(and(eq(referral.mailbox, mailbox), isNotNull(referral.invitedAt)));
  return row !== undefined;
}

/** The id of the new invitation; undefined where somebody else invited the mailbox in this moment. */
export async function insertInvitation(
  tx: Transaction,
  row: Pick<ReferralRow, 'referrerId' | 'referrerMailbox' | 'email' | 'mailbox'>,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(referral)
    .values({ ...row, invitedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: referral.id });
  return inserted?.id;
}

/** Notes what the referrer has earned by a referral. */
export async function addCredits(tx: Transaction, id: string, amount: number): Promise<void> {
  await tx
    .update(referral)
    .set({ creditsEarned: sql`${referral.creditsEarned} + ${amount}` })
    .where(eq(referral.id, id));
}

/** The open invitation of a mailbox, locked. */
export async function lockInvitation(tx: Transaction, mailbox: string): Promise<ReferralRow | undefined> {
  const [row] = await tx
    .select()
    .from(referral)
    .where(and(eq(referral.mailbox, mailbox), isNotNull(referral.invitedAt), isNull(referral.joinedAt)))
    .for('update');
  return row;
}

/** Notes that somebody joined who was invited. */
export async function markJoined(tx: Transaction, id: string, joinedId: string): Promise<void> {
  await tx
    .update(referral)
    .set({ joinedAt: sql`now()`, joinedId })
    .where(eq(referral.id, id));
}

/** Notes that somebody joined by a link; the id of the referral. */
export async function insertJoin(
  tx: Transaction,
  row: { referrerId: string; mailbox: string; joinedId: string },
): Promise<string> {
  const [inserted] = await tx
    .insert(referral)
    .values({ ...row, joinedAt: sql`now()` })
    .returning({ id: referral.id });
  if (inserted === undefined) throw new Error('An inserted referral was not answered.');
  return inserted.id;
}

/** A person's invitations and those who came by their link, newest first. */
export async function listReferralsOf(db: Connection, userId: string): Promise<ReferralRow[]> {
  return db
    .select()
    .from(referral)
    .where(eq(referral.referrerId, userId))
    .orderBy(desc(sql`coalesce(${referral.invitedAt}, ${referral.joinedAt})`), desc(referral.id));
}

/** The address of somebody who uses the product; undefined where nobody has this id. */
export async function findEmail(db: Connection, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: person.email }).from(person).where(eq(person.id, userId));
  return row?.email;
}

/** How a person is named to those whom they invite: their name, else nothing. */
export async function findName(db: Connection, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ first: person.firstName, last: person.lastName })
    .from(person)
    .where(eq(person.id, userId));
  return [row?.first, row?.last].filter(Boolean).join(' ') || null;
}

/** How often somebody has shared on a platform in the last 24 hours. */
export async function countShares(
  tx: Transaction,
  { userId, mailbox }: Counted,
  platform: SharePlatform,
): Promise<number> {
  const [row] = await tx
    .select({ shares: sql<number>`count(*)::int` })
    .from(referralShare)
    .where(
      and(
        or(eq(referralShare.userId, userId), eq(referralShare.mailbox, mailbox)),
        eq(referralShare.platform, platform),
        gt(referralShare.sharedAt, sql`now() - interval '24 hours'`),
      ),
    );
  return row?.shares ?? 0;
}

/** The shares of a person, newest first. */
export async function listShares(db: Connection, userId: string): Promise<(typeof referralShare.$inferSelect)[]> {
  return db
    .select()
    .from(referralShare)
    .where(eq(referralShare.userId, userId))
    .orderBy(desc(referralShare.sharedAt), desc(referralShare.id));
}

export async function insertShare(tx: Transaction, counted: Counted, platform: SharePlatform): Promise<string> {
  const [row] = await tx
    .insert(referralShare)
    .values({ ...counted, platform })
    .returning({ id: referralShare.id });
  if (row === undefined) throw new Error('An inserted share was not answered.');
  return row.id;
}

/** Whether somebody uses the product under exactly this address. */
export async function hasAccount(db: Connection, email: string): Promise<boolean> {
  const [row] = await db.select({ id: person.id }).from(person).where(eq(person.email, email)).limit(1);
  return row !== undefined;
}

/**
 * Empties the addresses of the referrals that a person has made, and of those that name their own address; answers which
 * these were.
 */
export async function clearAddresses(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const rows = await tx
    .update(referral)
    .set({ email: null })
    .where(or(eq(referral.referrerId, userId), eq(referral.joinedId, userId), eq(referral.email, email)))
    .returning({ id: referral.id });
  return rows.map(({ id }) => id);
}

/** How many addresses were looked up for a mailbox in its current day. */
export async function countLookups(tx: Transaction, mailbox: string): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(
    sql`select used from request_count where key = ${lookupsOf(mailbox)} and window_ends > now()`,
  );
  return rows[0]?.used ?? 0;
}

/** Notes that addresses were looked up; the day begins with the first. */
export async function addLookups(tx: Transaction, mailbox: string, lookups: number): Promise<void> {
  await tx.execute(sql`
    insert into request_count as counted (key, used, window_ends)
    values (${lookupsOf(mailbox)}, ${lookups}, now() + interval '24 hours')
    on conflict (key) do update set
      used = case when counted.window_ends > now() then counted.used else 0 end + excluded.used,
      window_ends = case when counted.window_ends > now() then counted.window_ends else excluded.window_ends end`);
}

const lookupsOf = (mailbox: string): string => `invitation-lookups:${mailbox}`;
