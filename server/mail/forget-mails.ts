import type { Transaction } from '../db/connect.ts';
import { deleteMessagesTo } from './store.ts';

/** Forgets every mail to an address, sent or waiting. */
export async function forgetMails(tx: Transaction, email: string): Promise<void> {
  await deleteMessagesTo(tx, email);
}
