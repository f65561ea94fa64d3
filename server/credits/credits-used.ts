import type { Connection } from '../db/connect.ts';
import { sumSpent, sumSpentByAll } from './store.ts';

/** The credits that a person has spent on the services, less those given back. */
export async function creditsUsed(db: Connection, userId: string): Promise<number> {
  return sumSpent(db, userId);
}

/** The credits that everybody together has spent on the services, less those given back. */
export async function creditsConsumed(db: Connection): Promise<number> {
  return sumSpentByAll(db);
}
