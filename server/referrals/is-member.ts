import type { Transaction } from '../db/connect.ts';
import { countGifts } from '../gifts/claim-gift.ts';
import { hasAccount } from './store.ts';

/** Whether the mailbox behind an address has, or ever had, an account. */
export async function isMember(tx: Transaction, email: string): Promise<boolean> {
  // Every new account claims this gift. Whoever has changed their address since is known by the new one alone.
  return (await countGifts(tx, { email, kind: 'joined' })) > 0 || hasAccount(tx, email);
}
