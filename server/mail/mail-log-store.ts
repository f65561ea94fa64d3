import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { MailState } from '../../contract/mail.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { mailMessage } from '../db/tables/mail.ts';
import type { Message } from './store.ts';

const states: Record<MailState, SQL> = {
  waiting: inArray(mailMessage.status, ['queued', 'sending']),
  sent: eq(mailMessage.status, 'sent'),
  failed: eq(mailMessage.status, 'failed'),
};

/** A mail that was given up and whose words are still there. */
const canSendAgain = and(eq(mailMessage.status, 'failed'), sql`${mailMessage.variables} <> '{}'::jsonb`);

export type ListedMail = Omit<Message, 'variables' | 'idempotencyKey' | 'claimedUntil' | 'personId'> & {
  canSendAgain: boolean;
};

/** A page of the mails to addresses that hold a text, newest first, and how many there are. */
export async function listMails(
  db: Connection,
  { state, search, limit, offset }: { state?: MailState | undefined; search: string; limit: number; offset: number },
): Promise<{ rows: ListedMail[]; total: number }> {
  const where = and(
    state === undefined ? undefined : states[state],
    search === '' ? undefined : sql`position(${search.toLowerCase()} in lower(${mailMessage.recipient})) > 0`,
  );
  const rows = await db
    .select({
      id: mailMessage.id,
      templateType: mailMessage.templateType,
      recipient: mailMessage.recipient,
      status: mailMessage.status,
      attempts: mailMessage.attempts,
      lastError: mailMessage.lastError,
      createdAt: mailMessage.createdAt,
      sentAt: mailMessage.sentAt,
      canSendAgain: sql<boolean>`${canSendAgain}`,
    })
    .from(mailMessage)
    .where(where)
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mailMessage, where) };
}

/** The mails to a person and those that they caused, newest first. */
export async function listMailsOf(
  db: Connection,
  { userId, email }: { userId: string; email: string },
): Promise<Pick<Message, 'templateType' | 'recipient' | 'status' | 'createdAt' | 'sentAt'>[]> {
  return db
    .select({
      templateType: mailMessage.templateType,
      recipient: mailMessage.recipient,
      status: mailMessage.status,
      createdAt: mailMessage.createdAt,
      sentAt: mailMessage.sentAt,
    })
    .from(mailMessage)
    .where(or(eq(mailMessage.recipient, email), eq(mailMessage.personId, userId)))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id));
}

export async function countByMailState(db: Connection): Promise<Record<MailState, number>> {
  const count = (state: MailState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;
  const [row] = await db
    .select({ waiting: count('waiting'), sent: count('sent'), failed: count('failed') })
    .from(mailMessage);
  return row ?? { waiting: 0, sent: 0, failed: 0 };
}

/** A mail that can be sent again; undefined for any other. */
export async function findMail(db: Connection, id: string): Promise<{ id: string; canSendAgain: boolean } | undefined> {
  const [row] = await db
    .select({ id: mailMessage.id, canSendAgain: sql<boolean>`${canSendAgain}` })
    .from(mailMessage)
    .where(eq(mailMessage.id, id));
  return row;
}

/** Puts a mail that was given up back into the queue. False where it is not one, or not any more. */
export async function queueAgain(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(mailMessage)
    .set({ status: 'queued', attempts: 0 })
    .where(and(eq(mailMessage.id, id), canSendAgain))
    .returning({ id: mailMessage.id });
  return rows.length > 0;
}

/** Deletes mails that were sent or given up so many days ago. */
export async function deleteOldMails(db: Connection, days: number): Promise<void> {
  await db
    .delete(mailMessage)
    .where(
      and(
        inArray(mailMessage.status, ['sent', 'failed']),
        sql`${mailMessage.createdAt} < now() - make_interval(days => ${days})`,
      ),
    );
}
