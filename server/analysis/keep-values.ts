import type { Transaction } from '../db/connect.ts';
import { deleteValues, insertValues, listEmployers, lockEmployers, updateOrder } from './values-store.ts';

/**
 * Makes the values of guides anew from what they state now: of one that is no longer ready, none are left. Call it in the
 * transaction that writes or removes the guides, their facts or their details, after that.
 */
export async function keepValues(tx: Transaction, guideIds: readonly string[]): Promise<void> {
  if (guideIds.length === 0) return;
  const employers = await listEmployers(tx, guideIds);
  await lockEmployers(tx, employers);
  await deleteValues(tx, guideIds);
  await insertValues(tx, guideIds, employers);
  await updateOrder(tx, guideIds, employers);
}
