import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { requestHash, requirePositive } from './request-hash.ts';
import { callRefund } from './store.ts';

export interface Refund {
  userId: string;
  /** The charge that is given back. */
  transactionId: string;
  /** Names this one refund, `report:{id}` for example. */
  key: string;
  /** Credits; absent: all that is not given back yet. */
  amount?: number;
  description?: string;
}

export interface Refunded {
  /** Credits given back by this key: less than asked, or 0, when less was left to give back. */
  refunded: number;
  /** Credits that can be spent now. */
  balance: number;
}

/**
 * Gives back a charge, or a part of it, to the lots that paid. Where a lot has expired since, the credits come back for
 * 30 days. What comes back pays first what the person owes.
 *
 * @throws Refusal `not_found` when the person has no such charge; `key_conflict`; `amount_not_positive`
 */
export async function refund(tx: Transaction, wanted: Refund): Promise<Refunded> {
  const { userId, transactionId, key, amount = null, description = null } = wanted;
  if (amount !== null) requirePositive(amount);
  const hash = requestHash(['refund', transactionId, amount]);
  const result = await callRefund(tx, { userId, transactionId, amount, key, hash, description });
  if (result.outcome === 'conflict') throw new Refusal('key_conflict');
  if (result.outcome === 'missing') throw new Refusal('not_found');
  return { refunded: result.refunded, balance: result.balance };
}
