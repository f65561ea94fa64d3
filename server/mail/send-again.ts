import { Refusal } from '../../contract/errors.ts';
import { KEEP_MAILS_DAYS } from '../../contract/limits.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import { MAX_ATTEMPTS } from './attempts.ts';
import { deleteOldMails, findMail, queueAgain } from './mail-log-store.ts';

/** @throws Refusal `not_found` */
export async function mailToSend(db: Connection, id: string): Promise<{ id: string }> {
  const mail = await findMail(db, id);
  if (mail === undefined) throw new Refusal('not_found');
  return mail;
}

/** Tries a mail again that was given up. @throws Refusal `mail_not_kept` where it was sent, waits, or its link has ended */
export async function sendAgain(tx: Transaction, messageId: string): Promise<{ id: string }> {
  if (!(await queueAgain(tx, messageId))) throw new Refusal('mail_not_kept');
  await addJob(tx, 'send-mail', { messageId }, { maxAttempts: MAX_ATTEMPTS });
  return { id: messageId };
}

/** Ends the log of mails: what was sent or given up long ago is deleted. */
export async function forgetOldMails(db: Connection): Promise<void> {
  await deleteOldMails(db, KEEP_MAILS_DAYS);
}
