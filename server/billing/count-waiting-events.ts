import type { Connection } from '../db/connect.ts';
import { countUnprocessed } from './billing-effects-store.ts';

/** Events of payments that were received and are not worked on yet, and for how long the oldest has waited. */
export async function countWaitingEvents(db: Connection): Promise<{ waiting: number; oldestSeconds: number }> {
  return countUnprocessed(db);
}
