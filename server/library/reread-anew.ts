import type { Transaction } from '../db/connect.ts';
import { markUnread } from './admin-store.ts';
import { rereadSoon } from './reread-soon.ts';

/** Has imported guides read again in the background: those of these ids, or all. Answers how many wait to be read. */
export async function rereadAnew(tx: Transaction, ids: readonly string[] | undefined): Promise<{ guides: number }> {
  await markUnread(tx, ids);
  return { guides: await rereadSoon(tx, 0) };
}
