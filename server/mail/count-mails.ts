import type { Connection } from '../db/connect.ts';
import { countByState } from './store.ts';

/** Mails that wait or are being sent, those that were given up, and for how long the oldest has waited. */
export async function countMails(db: Connection): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  return countByState(db);
}
