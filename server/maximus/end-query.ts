import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import { capture } from '../credits/capture.ts';
import { release } from '../credits/release.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { keyOfQuery, type Query } from './hold-query.ts';
import { endQuery, lockQuery, type QueryRow } from './store.ts';

async function ownQuery(tx: Transaction, { userId, queryId }: Query): Promise<QueryRow> {
  const row = await lockQuery(tx, queryId);
  if (row?.userId !== userId) throw new Refusal('not_found');
  return row;
}

/**
 * Charges a query with what was set aside for it. Again: nothing more is taken.
 *
 * @throws Refusal `hold_ended` once it was released, or nobody settled it in time: it costs nothing then; `not_found`
 */
export async function settleQuery(db: Database, query: Query): Promise<{ amount: number; balance: number }> {
  return inTransaction(db, async (tx) => {
    const { userId, holdId, amount, status, description } = await ownQuery(tx, query);
    if (status === 'settled') return { amount, balance: await availableCredits(tx, userId) };
    if (status === 'released') throw new Refusal('hold_ended');
    const { balance } = await capture(tx, {
      userId,
      holdId,
      amount,
      type: 'maximus_query',
      key: keyOfQuery(query.queryId),
      description: description ?? 'Maximus analysis',
      refType: 'maximus_query',
      refId: query.queryId,
    });
    await endQuery(tx, query.queryId, 'settled');
    return { amount, balance };
  });
}

/** Gives back what was set aside; what is settled stays so. @throws Refusal `not_found` */
export async function releaseQuery(db: Database, query: Query): Promise<{ balance: number }> {
  return inTransaction(db, async (tx) => {
    const { userId, holdId, status } = await ownQuery(tx, query);
    if (status !== 'held') return { balance: await availableCredits(tx, userId) };
    const { balance } = await release(tx, { userId, holdId });
    await endQuery(tx, query.queryId, 'released');
    return { balance };
  });
}
