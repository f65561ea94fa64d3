import { and, desc, eq, sql } from 'drizzle-orm';
import type { RequestStatus, SearchRequest } from '../../contract/requests.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { searchRequest } from '../db/tables/requests.ts';

export type RequestRow = typeof searchRequest.$inferSelect;
/** A request with the address of whoever made it. */
export interface AddressedRow extends RequestRow {
  userEmail: string;
}

/** Lets one call at a time decide about the requests of this person, until its transaction ends. */
export async function lockRequestsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${userId}`}, 0))`);
}

/** How many requests of this person wait, and whether one of them is for the same words. */
export async function countPending(
  tx: Transaction,
  { userId, query, searchType }: Pick<RequestRow, 'userId' | 'query' | 'searchType'>,
): Promise<{ pending: number; same: boolean }> {
  const [row] = await tx
    .select({
      pending: sql<number>`count(*)::int`,
      same: sql<boolean>`coalesce(bool_or(${searchRequest.words} = md5(lower(${query})) and ${searchRequest.searchType} = ${searchType}), false)`,
    })
    .from(searchRequest)
    .where(and(eq(searchRequest.userId, userId), eq(searchRequest.status, 'pending')));
  return row ?? { pending: 0, same: false };
}

export async function insertRequest(
  tx: Transaction,
  row: Pick<RequestRow, 'userId' | 'query' | 'searchType' | 'priority' | 'reason'>,
): Promise<RequestRow> {
  const [inserted] = await tx.insert(searchRequest).values(row).returning();
  if (inserted === undefined) throw new Error('An inserted request was not answered.');
  return inserted;
}

/** The requests of a person, newest first. */
export async function listRequestsOf(db: Connection, userId: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(searchRequest)
    .where(eq(searchRequest.userId, userId))
    .orderBy(desc(searchRequest.createdAt), desc(searchRequest.id));
}

/** Everybody's requests, newest first; of one status where one is given. */
export async function listRequests(db: Connection, status: RequestStatus | undefined): Promise<AddressedRow[]> {
  const rows = await db
    .select({ request: searchRequest, userEmail: person.email })
    .from(searchRequest)
    .innerJoin(person, eq(person.id, searchRequest.userId))
    .where(status === undefined ? undefined : eq(searchRequest.status, status))
    .orderBy(desc(searchRequest.createdAt), desc(searchRequest.id));
  return rows.map(({ request, userEmail }) => ({ ...request, userEmail }));
}

export interface RequestCounts {
  total: number;
  pending: number;
  completed: number;
  urgentPending: number;
}

export async function countRequests(db: Connection): Promise<RequestCounts> {
  const pending = sql`${searchRequest.status} = 'pending'`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      pending: sql<number>`(count(*) filter (where ${pending}))::int`,
      completed: sql<number>`(count(*) filter (where ${searchRequest.status} = 'completed'))::int`,
      urgentPending: sql<number>`(count(*) filter (where ${pending} and ${searchRequest.priority} = 'urgent'))::int`,
    })
    .from(searchRequest);
  return row ?? { total: 0, pending: 0, completed: 0, urgentPending: 0 };
}

export async function findRequest(db: Connection, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(searchRequest).where(eq(searchRequest.id, id));
  return row;
}

/** The request as it is now; whoever else wants to change it waits until the transaction ends. */
export async function lockRequest(tx: Transaction, id: string): Promise<AddressedRow | undefined> {
  const [row] = await tx
    .select({ request: searchRequest, userEmail: person.email })
    .from(searchRequest)
    .innerJoin(person, eq(person.id, searchRequest.userId))
    .where(eq(searchRequest.id, id))
    .for('update', { of: searchRequest });
  return row && { ...row.request, userEmail: row.userEmail };
}

export async function updateRequest(
  tx: Transaction,
  id: string,
  change: Pick<SearchRequest, 'status' | 'adminNotes'> & { processedBy: string | null },
): Promise<RequestRow> {
  const [row] = await tx
    .update(searchRequest)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(searchRequest.id, id))
    .returning();
  if (row === undefined) throw new Error('A request that was locked is gone.');
  return row;
}
