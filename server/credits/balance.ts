import type { Connection } from '../db/connect.ts';
import { callAvailable, callAvailableOf } from './store.ts';

/** Credits that a person can spend now: what has expired is settled first, what is held is left out. */
export async function availableCredits(db: Connection, userId: string): Promise<number> {
  return callAvailable(db, userId);
}

/** The same for many people at once, by their ids. */
export async function availableCreditsOf(
  db: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await callAvailableOf(db, userIds.toSorted());
  return new Map(rows.map(({ id, available }) => [id, available]));
}
