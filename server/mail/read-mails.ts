import type { PartOf, ReplyOf } from '../../contract/endpoint.ts';
import type { getMails, QueuedMail } from '../../contract/mail.ts';
import type { Connection } from '../db/connect.ts';
import { countByMailState, listMails, listMailsOf } from './mail-log-store.ts';

/** What was sent, waits or was given up, newest first. */
export async function readMails(
  db: Connection,
  { search, ...page }: PartOf<typeof getMails, 'query'>,
): Promise<ReplyOf<typeof getMails>> {
  const { rows, total } = await listMails(db, { ...page, search: search.replaceAll('\0', '').trim() });
  const mails = rows.map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
  return { mails, total, counts: await countByMailState(db) };
}

/** The mails to a person and those that they caused, newest first. */
export async function readMailsOf(
  db: Connection,
  who: { userId: string; email: string },
): Promise<Pick<QueuedMail, 'templateType' | 'recipient' | 'status' | 'createdAt' | 'sentAt'>[]> {
  return (await listMailsOf(db, who)).map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
