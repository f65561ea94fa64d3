import type { Transaction } from '../db/connect.ts';
import { lock } from './store.ts';

/** Lets one administrator at a time change settings, until the transaction ends. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await lock(tx);
}
