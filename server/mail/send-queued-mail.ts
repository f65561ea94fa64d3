import { inTransaction, type Database } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import type { Log } from '../http/log.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { MailRefused, type MailSender, type OutgoingMail } from '../outside/mail.ts';
import { MAX_ATTEMPTS } from './attempts.ts';
import { holdsSecret } from './default-templates.ts';
import { render } from './render.ts';
import {
  claimedUntil,
  claimMessage,
  deleteMessage,
  findTemplate,
  markFailed,
  markSent,
  putBack,
  type Message,
  type Template,
} from './store.ts';

export interface SendMailParts {
  db: Database;
  sender: MailSender;
  /** The sender's address where a template names none. */
  from: string;
  /** What every template may name as `{{support}}`. */
  supportEmail: string;
  log: Log;
  /** For how long a process has a mail to itself, in seconds: longer than sending can take. */
  claimSeconds?: number;
}

/** Longer than every time-out of the sender together. */
const CLAIM_SECONDS = 60;

/** The job that sends one queued mail. It throws to be tried again, later each time. */
export function sendQueuedMail(parts: SendMailParts): Task<'send-mail'> {
  const { db, sender, log } = parts;
  return async ({ messageId }) => {
    const message = await claimMessage(db, messageId, parts.claimSeconds ?? CLAIM_SECONDS);
    if (message === null) return waitForClaim(db, messageId);
    const template = await findTemplate(db, message.templateType);
    if (template === null || !template.isActive) {
      log.warn({ template: message.templateType }, 'a mail was not sent: its template is missing or switched off');
      return giveUp(db, message, 'The template is missing or switched off.');
    }
    try {
      await sender.send(compose(message, template, parts));
    } catch (error) {
      const reason = describeError(error);
      if (!(error instanceof MailRefused) && message.attempts < MAX_ATTEMPTS) {
        await putBack(db, messageId, reason);
        throw error;
      }
      log.warn({ template: message.templateType, reason }, 'a mail was given up');
      return giveUp(db, message, reason);
    }
    await insist(() => (isFarewell(message) ? deleteMessage(db, messageId) : markSent(db, messageId)));
  };
}

/** Nothing is kept of somebody who has left, not even that they were told. */
const isFarewell = ({ templateType }: Message): boolean => templateType === 'account_deleted';

function giveUp(db: Database, message: Message, reason: string): Promise<void> {
  if (isFarewell(message)) return deleteMessage(db, message.id);
  return markFailed(db, message.id, { reason, keepsWords: !holdsSecret(message.templateType) });
}

/** A mail that another process has claimed is looked at again when the claim ends: that process may be dead. */
async function waitForClaim(db: Database, messageId: string): Promise<void> {
  const until = await claimedUntil(db, messageId);
  if (until === null) return;
  const runAt = new Date(until.getTime() + 500);
  await inTransaction(db, (tx) => addJob(tx, 'send-mail', { messageId }, { runAt, key: `send-mail:${messageId}` }));
}

function compose(
  message: Message,
  template: Template,
  { from, supportEmail }: Pick<SendMailParts, 'from' | 'supportEmail'>,
): OutgoingMail {
  const address = template.fromEmail === '' ? from : template.fromEmail;
  const domain = address.split('@')[1] ?? 'benesight.example';
  return {
    messageId: `<${message.id}@${domain}>`,
    from: { name: template.fromName, address },
    to: message.recipient,
    ...render(template, { support: supportEmail, ...(message.variables as Record<string, string>) }),
  };
}

/** The mail is out: a database that is just restarting must not make us send it again. */
async function insist(note: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await note();
    } catch (error) {
      if (attempt >= 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
