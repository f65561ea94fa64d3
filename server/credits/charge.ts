import type { TransactionType } from '../../contract/credits.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { requestHash, requirePositive } from './request-hash.ts';
import { callCharge } from './store.ts';

export interface Charge {
  userId: string;
  /** Credits, a positive whole number. */
  amount: number;
  type: TransactionType;
  /** Names the one thing that is paid for, `view:{user}:{document}` for example; the server makes it. */
  key: string;
  /** What the person reads in the billing history. */
  description: string;
  refType: string;
  refId: string;
  /** Price of one unit, in credits, where the amount is for several. */
  unitCost?: number;
  /** The administrator who took them, and why. */
  actorId?: string;
  notes?: string;
}

export interface Charged {
  transactionId: string;
  /** Credits that can be spent now. */
  balance: number;
  /** True when this key was charged before by the same request: nothing was taken now. */
  replayed: boolean;
}

/**
 * Takes credits: subscription credits first, the soonest to expire first. Call it in the transaction that writes what
 * is paid for, so that both happen or neither.
 *
 * @throws Refusal `insufficient_credits` with `{needed, available}`; `key_conflict` when the key was used by another
 *   request; `amount_not_positive`
 */
export async function charge(tx: Transaction, wanted: Charge): Promise<Charged> {
  const { userId, amount, type, key, description, refType, refId, unitCost = null } = wanted;
  const { actorId = null, notes = null } = wanted;
  requirePositive(amount);
  const hash = requestHash(['charge', type, amount, refType, refId]);
  const result = await callCharge(tx, {
    userId,
    amount,
    type,
    key,
    hash,
    description,
    refType,
    refId,
    unitCost,
    actorId,
    notes,
  });
  if (result.outcome === 'conflict') throw new Refusal('key_conflict');
  if (result.outcome === 'insufficient' || result.transaction_id === null) {
    throw new Refusal('insufficient_credits', undefined, { needed: amount, available: result.balance });
  }
  return { transactionId: result.transaction_id, balance: result.balance, replayed: result.outcome === 'replayed' };
}
