import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MailState } from '../../contract/mail.ts';
import type { Connection } from '../db/connect.ts';
import { mailMessage } from '../db/tables/mail.ts';
import type { Message } from './store.ts';

const states: Record<MailState, SQL> = {
  waiting: inArray(mailMessage.status, ['queued', 'sending']),
  sent: eq(mailMessage.status, 'sent'),
  failed: eq(mailMessage.status, 'failed'),
};

export type ListedMail = Omit<Message, 'variables' | 'idempotencyKey' | 'claimedUntil'>;

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
    })
    .from(mailMessage)
    .where(where)
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mailMessage, where) };
}

export async function countByMailState(db: Connection): Promise<Record<MailState, number>> {
  const count = (state: MailState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;
  const [row] = await db
    .select({ waiting: count('waiting'), sent: count('sent'), failed: count('failed') })
    .from(mailMessage);
  return row ?? { waiting: 0, sent: 0, failed: 0 };
}
