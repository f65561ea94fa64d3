import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { callClawBack } from './store.ts';

export interface ClawBack {
  userId: string;
  /** The cause of the grant whose payment was given back, or is disputed. */
  sourceRef: string;
  /** Credits of the grant that are to be taken back in total, from 0 to all of it. */
  total: number;
  /** What the person reads in the billing history. */
  description: string;
}

export interface ClawedBack {
  /** Credits that went out of the balance now; negative where some came back. */
  takenBack: number;
  /** Credits that the person owes now, with nothing left on hand: what comes next pays them first. */
  owed: number;
  /** Credits that can be spent now. */
  balance: number;
}

/**
 * Brings what is taken back of a grant to `total`. Calling it again with the same total changes nothing.
 *
 * More than before is taken out of what is left of that grant and not held; what was spent of it is paid out of what else
 * is on hand, in spend order, and only the rest is owed. Credits that expired unspent are not, also those that a refund
 * had brought back: nobody had anything of them. Less than before (a dispute that was won) undoes that: it lowers what is
 * owed, then brings back what other credits paid of it, as credits of their kind, and then what was taken. Credits with an
 * end come back for 30 days at least.
 *
 * @throws Refusal `not_found` when the person was never given credits for this cause
 */
export async function clawBack(tx: Transaction, wanted: ClawBack): Promise<ClawedBack> {
  const result = await callClawBack(tx, wanted);
  if (result.outcome === 'missing') throw new Refusal('not_found');
  return { takenBack: result.taken, owed: result.owed, balance: result.balance };
}
