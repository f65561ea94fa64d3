import type { Connection } from '../db/connect.ts';
import { countAll } from './store.ts';

/** How many accounts there are. */
export async function countPeople(db: Connection): Promise<number> {
  return countAll(db);
}
