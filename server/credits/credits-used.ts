import type { Connection } from '../db/connect.ts';
import { sumSpent } from './store.ts';

/** The credits that a person has spent on the services, less those given back. */
export async function creditsUsed(db: Connection, userId: string): Promise<number> {
  return sumSpent(db, userId);
}
