import type { Transaction } from '../db/connect.ts';
import { clearAddresses } from './store.ts';

/**
 * Forgets the addresses that a person has invited, and their own where others have invited it. The rows stay with the keyed
 * hash of the mailbox, which is invited once and joins once.
 */
export async function forgetAddresses(tx: Transaction, person: { userId: string; email: string }): Promise<void> {
  await clearAddresses(tx, person);
}
