import type { Transaction } from '../db/connect.ts';
import { invitationRef } from './invitation-ref.ts';
import { clearAddresses } from './store.ts';

/**
 * Forgets the addresses that a person has invited, and their own where others have invited it. The rows stay with the keyed
 * hash of the mailbox, which is invited once and joins once.
 *
 * @returns the causes of the mails that went to these addresses
 */
export async function forgetAddresses(tx: Transaction, person: { userId: string; email: string }): Promise<string[]> {
  return (await clearAddresses(tx, person)).map(invitationRef);
}
