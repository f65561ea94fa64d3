import { inTransaction, type Database } from '../db/connect.ts';
import type { TemplateType } from './default-templates.ts';
import { queueMail } from './queue-mail.ts';

/** A mail of the auth service: the form in which the embedded one hands it over. */
export interface AuthMail {
  kind: Exclude<TemplateType, 'search_request_completed'>;
  to: string;
  /** The account that it is about. */
  userId: string;
  /** What the words of a notice name. */
  details?: Record<string, string>;
  /** Six digits, ten to sign in with; empty where there is nothing to confirm. */
  token: string;
  /** Where the link of the mail leads. */
  url: string;
  idempotencyKey: string;
}

/** Queues a mail for the auth service, which has no transaction of ours. */
export async function queueAuthMail(db: Database, mail: AuthMail): Promise<void> {
  await inTransaction(db, (tx) =>
    queueMail(tx, {
      template: mail.kind,
      to: mail.to,
      personId: mail.userId,
      variables: { ...mail.details, code: mail.token, url: mail.url, email: mail.to },
      idempotencyKey: mail.idempotencyKey,
    }),
  );
}
