import type { Connection } from '../db/connect.ts';
import { listActiveDays } from './store.ts';

/** The days on which a person was here, newest first. */
export async function readActiveDays(db: Connection, userId: string): Promise<string[]> {
  return listActiveDays(db, userId);
}
