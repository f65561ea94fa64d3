import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import type { Charge, Charged } from './charge.ts';
import { callCapture } from './hold-store.ts';
import { requestHash, requirePositive } from './request-hash.ts';

/** A charge that is paid with what was held. `amount` is at most the hold's: the rest is released. */
export interface Capture extends Omit<Charge, 'actorId' | 'notes'> {
  holdId: string;
}

/**
 * Pays with credits that {@link hold} set aside, and releases the rest, as {@link release} does. Call it in the
 * transaction that writes what is paid for.
 *
 * @throws Refusal `hold_ended` when the hold was released, was captured under another key or is past its time: the
 *   credits must be charged anew; `not_found` when the person has no such hold; `key_conflict` when the key was used by
 *   another request; `amount_not_positive`
 */
export async function capture(tx: Transaction, wanted: Capture): Promise<Charged> {
  const { userId, holdId, amount, type, key, description, refType, refId, unitCost = null } = wanted;
  requirePositive(amount);
  const hash = requestHash(['capture', holdId, type, amount, refType, refId]);
  const result = await callCapture(tx, {
    userId,
    holdId,
    amount,
    type,
    key,
    hash,
    description,
    refType,
    refId,
    unitCost,
  });
  if (result.outcome === 'conflict') throw new Refusal('key_conflict');
  if (result.outcome === 'missing') throw new Refusal('not_found');
  if (result.outcome === 'ended' || result.transaction_id === null) throw new Refusal('hold_ended');
  return { transactionId: result.transaction_id, balance: result.balance, replayed: result.outcome === 'replayed' };
}
