import type { Transaction } from '../db/connect.ts';
import { deleteMessagesOf, type MailsOf } from './store.ts';

/** Forgets every mail to or by a person, and those whose cause names them, sent or waiting. */
export async function forgetMails(tx: Transaction, mails: MailsOf): Promise<void> {
  await deleteMessagesOf(tx, mails);
}
