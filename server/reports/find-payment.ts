import { leftToRefund } from '../credits/left-to-refund.ts';
import type { Connection } from '../db/connect.ts';
import { findUnlocking, type Unlocking } from './store.ts';

/** How a person's payment for a guide stands. */
export interface Payment extends Unlocking {
  /** Credits of the charge that have not come back yet. */
  left: number;
}

/** The payment for a guide that the person unlocked, with `windowHours` as the window; undefined for any other guide. */
export async function findPayment(
  db: Connection,
  wanted: { userId: string; guideId: string; windowHours: number },
): Promise<Payment | undefined> {
  const unlocking = await findUnlocking(db, wanted);
  if (unlocking === undefined) return undefined;
  const { transaction_id: transactionId } = unlocking;
  const left = transactionId === null ? 0 : await leftToRefund(db, { userId: wanted.userId, transactionId });
  return { ...unlocking, left };
}
