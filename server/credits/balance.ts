import type { Connection } from '../db/connect.ts';
import { callAvailable } from './store.ts';

/** Credits that a person can spend now: what has expired is settled first, what is held is left out. */
export async function availableCredits(db: Connection, userId: string): Promise<number> {
  return callAvailable(db, userId);
}
