import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ProductId } from '../../contract/votes.ts';
import type { Connection } from '../db/connect.ts';
import { productVote, productWaitlist } from '../db/tables/votes.ts';

/** Votes of all people by product; a product without any is missing. */
export async function countVotes(db: Connection): Promise<Map<ProductId, number>> {
  const rows = await db
    .select({ productId: productVote.productId, votes: sql<number>`count(*)::int` })
    .from(productVote)
    .groupBy(productVote.productId);
  return new Map(rows.map(({ productId, votes }) => [productId, votes]));
}

/** The products that a person has voted for, oldest vote first. */
export async function listVotesOf(db: Connection, userId: string): Promise<ProductId[]> {
  const rows = await db
    .select({ productId: productVote.productId })
    .from(productVote)
    .where(eq(productVote.userId, userId))
    .orderBy(asc(productVote.createdAt), asc(productVote.productId));
  return rows.map(({ productId }) => productId);
}

/** False when the person had voted for the product before. */
export async function insertVote(db: Connection, userId: string, productId: ProductId): Promise<boolean> {
  const inserted = await db
    .insert(productVote)
    .values({ userId, productId })
    .onConflictDoNothing()
    .returning({ productId: productVote.productId });
  return inserted.length > 0;
}

/** The waitlists that a person is on, with the address that each was given, newest first. */
export async function listWaitlistsOf(
  db: Connection,
  userId: string,
): Promise<{ productId: ProductId; email: string; createdAt: Date }[]> {
  const { productId, email, createdAt } = getTableColumns(productWaitlist);
  return db
    .select({ productId, email, createdAt })
    .from(productWaitlist)
    .where(eq(productWaitlist.userId, userId))
    .orderBy(desc(createdAt));
}

/** Puts a person on the waitlist of a product; who is on it already keeps their place and their address. */
export async function insertWaiting(
  db: Connection,
  row: Pick<typeof productWaitlist.$inferInsert, 'userId' | 'productId' | 'email'>,
): Promise<void> {
  await db.insert(productWaitlist).values(row).onConflictDoNothing();
}
