import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import { hold } from '../credits/hold.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { needsCredits, queryPrice } from './query-price.ts';
import { findQuery, insertQuery } from './store.ts';

/** Figures take moments: whoever has not settled by then has died. */
const HOLD_MINUTES = 5;

export interface Query {
  userId: string;
  sessionId: string;
  queryId: string;
}

export const keyOfQuery = (queryId: string): string => `maximus:${queryId}`;

/**
 * Sets aside what a query costs, once: the same id again finds what was set aside, at the price of that time.
 *
 * @throws Refusal `maximus_credits` with the sentence of the specification; `not_found` for another person's query
 */
export async function holdQuery(
  db: Database,
  { userId, sessionId, queryId }: Query,
): Promise<{ amount: number; balance: number }> {
  return inTransaction(db, async (tx) => {
    const known = await findQuery(tx, queryId);
    if (known !== undefined) {
      if (known.userId !== userId) throw new Refusal('not_found');
      return { amount: known.amount, balance: await availableCredits(tx, userId) };
    }
    const amount = await queryPrice(tx);
    try {
      const key = keyOfQuery(queryId);
      const { holdId, balance } = await hold(tx, { userId, amount, key, minutes: HOLD_MINUTES });
      await insertQuery(tx, { id: queryId, sessionId, userId, holdId, amount });
      return { amount, balance };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'insufficient_credits') throw error;
      throw needsCredits(amount, Number(error.details?.['available'] ?? 0));
    }
  });
}
