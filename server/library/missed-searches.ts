import type { MissedSearch } from '../../contract/admin-library.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { insertSettled, listMissed } from './admin-store.ts';

const MOST = 200;

/** What people searched for and did not find, until somebody has worked it off. */
export async function readMissed(db: Connection): Promise<MissedSearch[]> {
  const rows = await listMissed(db, MOST);
  return rows.map((row) => ({ ...row, lastSearchedAt: row.lastSearchedAt.toISOString() }));
}

/** Takes a search from the list until somebody looks for it anew. */
export async function settleMissed(tx: Transaction, key: string): Promise<{ key: string }> {
  await insertSettled(tx, key);
  return { key };
}
