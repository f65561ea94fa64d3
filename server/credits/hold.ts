import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { callHold } from './hold-store.ts';
import { requirePositive } from './request-hash.ts';

export interface Hold {
  userId: string;
  /** Credits, a positive whole number: the most that the work can cost. */
  amount: number;
  /** Names the one thing that is held for, `maximus:{query}` for example; the server makes it. */
  key: string;
  /** How long the credits are set aside, in whole minutes: after that the hold can no longer be captured. */
  minutes: number;
}

export interface Held {
  holdId: string;
  /** Credits that can be spent now. */
  balance: number;
  /** True when this key was held for before: nothing more was set aside now. */
  replayed: boolean;
}

/**
 * Sets credits aside for work whose price is known only when it ends, in the order in which they would be spent. Until
 * the hold is captured or released nothing else can spend them, and they do not expire.
 *
 * @throws Refusal `insufficient_credits` with `{needed, available}`; `key_conflict` when the key holds another amount;
 *   `amount_not_positive`
 */
export async function hold(tx: Transaction, wanted: Hold): Promise<Held> {
  requirePositive(wanted.amount);
  const result = await callHold(tx, wanted);
  if (result.outcome === 'conflict') throw new Refusal('key_conflict');
  if (result.outcome === 'insufficient' || result.hold_id === null) {
    throw new Refusal('insufficient_credits', undefined, { needed: wanted.amount, available: result.balance });
  }
  return { holdId: result.hold_id, balance: result.balance, replayed: result.outcome === 'replayed' };
}
