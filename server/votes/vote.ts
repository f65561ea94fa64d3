import { Refusal } from '../../contract/errors.ts';
import { type ProductId, productIds, type VoteCounts } from '../../contract/votes.ts';
import { type Connection, type Database, inTransaction } from '../db/connect.ts';
import { countVotes, insertVote, insertWaiting, listVotesOf, listWaitlistsOf } from './store.ts';

/** How many people have voted for each product. */
export async function readVoteCounts(db: Connection): Promise<VoteCounts> {
  const votes = await countVotes(db);
  return Object.fromEntries(productIds.map((id) => [id, votes.get(id) ?? 0])) as VoteCounts;
}

/** The products that a person has voted for, oldest vote first. */
export async function readVotesOf(db: Connection, userId: string): Promise<ProductId[]> {
  return listVotesOf(db, userId);
}

/** The waitlists that a person is on, newest first. */
export async function readWaitlistsOf(
  db: Connection,
  userId: string,
): Promise<{ productId: ProductId; email: string; joinedAt: string }[]> {
  const rows = await listWaitlistsOf(db, userId);
  return rows.map(({ createdAt, ...row }) => ({ ...row, joinedAt: createdAt.toISOString() }));
}

/**
 * Votes for a product and joins its waitlist with the address of the account.
 *
 * @throws Refusal `already_voted`
 */
export async function vote(
  db: Database,
  { userId, email }: { userId: string; email: string },
  productId: ProductId,
): Promise<VoteCounts> {
  await inTransaction(db, async (tx) => {
    if (!(await insertVote(tx, userId, productId))) throw new Refusal('already_voted');
    await insertWaiting(tx, { userId, productId, email });
  });
  return readVoteCounts(db);
}
