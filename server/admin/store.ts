import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserOrder } from '../../contract/admin.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { jsonbText } from '../db/jsonb-text.ts';
import { person } from '../db/tables/account.ts';
import { adminLog } from '../db/tables/admin.ts';
import { creditAccount } from '../db/tables/credits.ts';

export type LogRow = typeof adminLog.$inferSelect;

export async function insertLog(
  tx: Transaction,
  { details, before, after, ...row }: Omit<LogRow, 'id' | 'seq' | 'createdAt'>,
): Promise<void> {
  const json = (value: Record<string, unknown> | null) => (value === null ? null : sql`${jsonbText(value)}::jsonb`);
  await tx
    .insert(adminLog)
    .values({ ...row, details: sql`${jsonbText(details)}::jsonb`, before: json(before), after: json(after) });
}

export interface LogFilter {
  limit: number;
  /** Only lines before this one. */
  beforeSeq?: number | undefined;
  targetUserId?: string | undefined;
  /** Each stands in the act or in the address of whoever did it or whom it was done to. */
  words: readonly string[];
  since?: Date | undefined;
  until?: Date | undefined;
}

/**
 * What administrators did, newest first, with the addresses of those who are still there. Pages follow the place of a line,
 * not its time: of two lines of one moment none is lost between two pages.
 */
export async function listLogs(
  db: Connection,
  { limit, beforeSeq, targetUserId, words, since, until }: LogFilter,
): Promise<(LogRow & { adminEmail: string | null; targetEmail: string | null })[]> {
  const target = alias(person, 'target');
  const text = sql`lower(concat_ws(' ', ${adminLog.actionType}, ${person.email}, ${target.email}))`;
  const rows = await db
    .select({ log: adminLog, adminEmail: person.email, targetEmail: target.email })
    .from(adminLog)
    .leftJoin(person, eq(person.id, adminLog.adminId))
    .leftJoin(target, eq(target.id, adminLog.targetUserId))
    .where(
      and(
        beforeSeq === undefined ? undefined : lt(adminLog.seq, beforeSeq),
        targetUserId === undefined ? undefined : eq(adminLog.targetUserId, targetUserId),
        since === undefined ? undefined : gte(adminLog.createdAt, since),
        until === undefined ? undefined : lt(adminLog.createdAt, until),
        ...words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`),
      ),
    )
    .orderBy(desc(adminLog.seq))
    .limit(limit);
  return rows.map(({ log, ...emails }) => ({ ...log, ...emails }));
}

const available = sql<number>`coalesce(${creditAccount.balance} - ${creditAccount.held}, 0)::int`;

const orders: Record<UserOrder, SQL[]> = {
  newest: [desc(person.createdAt), desc(person.id)],
  lastLogin: [sql`${person.lastLoginAt} desc nulls last`, desc(person.id)],
  email: [asc(person.email), desc(person.id)],
  credits: [sql`${available} desc`, desc(person.id)],
};

const listed = {
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  companyName: person.companyName,
  creditBalance: available,
  isAdmin: person.isAdmin,
  foundingMemberNumber: person.foundingMemberNumber,
  onWaitlistCohortimus: person.onWaitlistCohortimus,
  createdAt: person.createdAt,
  lastLoginAt: person.lastLoginAt,
};

/** One condition for each word: the name, the address or the company holds it, in whatever letter case. */
function holding(words: readonly string[]): SQL | undefined {
  const text = sql`lower(concat_ws(' ', ${person.firstName}, ${person.lastName}, ${person.email}, ${person.companyName}))`;
  return and(...words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`));
}

export async function listUsers(
  db: Connection,
  { words, order, limit, offset }: { words: readonly string[]; order: UserOrder; limit: number; offset: number },
) {
  return db
    .select(listed)
    .from(person)
    .leftJoin(creditAccount, eq(creditAccount.userId, person.id))
    .where(holding(words))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(offset);
}

export async function countUsers(db: Connection, words: readonly string[]): Promise<number> {
  return db.$count(person, holding(words));
}

export async function findUser(db: Connection, id: string) {
  const [row] = await db
    .select(listed)
    .from(person)
    .leftJoin(creditAccount, eq(creditAccount.userId, person.id))
    .where(eq(person.id, id));
  return row;
}

export async function setWaitlist(tx: Transaction, id: string, onWaitlistCohortimus: boolean): Promise<void> {
  await tx.update(person).set({ onWaitlistCohortimus }).where(eq(person.id, id));
}

/** What only the page of one person shows of them. */
export async function findProfile(db: Connection, id: string) {
  const [row] = await db
    .select({ companySizeRange: person.companySizeRange, goals: person.goals, lastActiveAt: person.lastActiveAt })
    .from(person)
    .where(eq(person.id, id));
  return row;
}

/** How many people there are, and how many did anything in the last 30 days. */
export async function countPeople(db: Connection): Promise<{ all: number; active: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${person.lastActiveAt} > now() - interval '30 days'))::int`,
    })
    .from(person);
  return row ?? { all: 0, active: 0 };
}
