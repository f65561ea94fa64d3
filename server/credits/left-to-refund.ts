import type { Connection } from '../db/connect.ts';
import { sumLeftOf } from './store.ts';

/** Credits of a charge that have not come back yet; 0 where the person has no such charge. */
export async function leftToRefund(
  db: Connection,
  { userId, transactionId }: { userId: string; transactionId: string },
): Promise<number> {
  return sumLeftOf(db, userId, transactionId);
}
