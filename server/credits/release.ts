import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { callRelease } from './hold-store.ts';

/**
 * Gives back what was held, unspent; what the person owes is paid with it first. A hold that has ended already, also by
 * being captured, stays as it ended.
 *
 * @returns the credits that can be spent now
 * @throws Refusal `not_found` when the person has no such hold
 */
export async function release(
  tx: Transaction,
  { userId, holdId }: { userId: string; holdId: string },
): Promise<{ balance: number }> {
  const result = await callRelease(tx, { userId, holdId, onlyDue: false });
  if (result.outcome === 'missing') throw new Refusal('not_found');
  return { balance: result.balance };
}
