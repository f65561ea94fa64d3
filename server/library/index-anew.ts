import type { Transaction } from '../db/connect.ts';
import { insertChanges } from './admin-store.ts';

/** Has every process read guides into its search again: those of these ids, or all. */
export async function indexAnew(tx: Transaction, ids: readonly string[] | undefined): Promise<{ guides: number }> {
  return { guides: await insertChanges(tx, ids) };
}
