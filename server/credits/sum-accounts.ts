import type { Connection } from '../db/connect.ts';
import { sumAllAccounts } from './store.ts';

/** Credits of everybody together: what can be spent or is on hold, and what is owed. */
export async function sumAccounts(db: Connection): Promise<{ outstanding: number; owed: number }> {
  return sumAllAccounts(db);
}
