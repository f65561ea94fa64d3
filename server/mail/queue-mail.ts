import type { Transaction } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import { MAX_ATTEMPTS } from './attempts.ts';
import type { TemplateType } from './default-templates.ts';
import { insertMessage } from './store.ts';

export interface MailToQueue {
  template: TemplateType;
  to: string;
  /** Whose act causes the mail: it is forgotten with them. Left out where nobody's account does. */
  personId?: string | undefined;
  /** What stands for `{{name}}` in the template. */
  variables: Record<string, string>;
  /** Names the cause: queueing the same key again sends nothing. */
  idempotencyKey: string;
}

/**
 * Queues a mail in the caller's transaction: it is sent exactly when the transaction is committed. The answer is false
 * when the same cause has queued its mail before.
 *
 * The mail is tried until the mail server takes it or refuses it for good, for about a day at most. SMTP has no way to
 * ask whether a mail was taken: when the process dies, or the connection breaks, in the moment between the server's
 * "taken" and our note of it, the mail is sent once more, with the same Message-ID, by which providers drop the
 * repetition.
 */
export async function queueMail(tx: Transaction, mail: MailToQueue): Promise<boolean> {
  const messageId = await insertMessage(tx, {
    templateType: mail.template,
    recipient: mail.to,
    personId: mail.personId ?? null,
    variables: mail.variables,
    idempotencyKey: mail.idempotencyKey,
  });
  if (messageId === null) return false;
  await addJob(tx, 'send-mail', { messageId }, { maxAttempts: MAX_ATTEMPTS });
  return true;
}
