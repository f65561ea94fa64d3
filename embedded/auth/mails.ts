import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import type { Connection } from './database.ts';
import { one, run } from './database.ts';
import { tooManyMails } from './errors.ts';
import { clientIp } from './request.ts';
import type { NoticeKind } from './settings.ts';
import type { Metadata } from './users-store.ts';

export type MailPurpose =
  | 'signup'
  /** The sign-up's mail once more. */
  | 'confirmation'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'invite'
  | Notice;

/** What is told of an account to its owner. */
type Notice = Exclude<NoticeKind, 'already_registered'>;

export interface MailRequest {
  purpose: MailPurpose;
  email: string;
  /** Given when the caller is known; else the worker looks the address up. */
  userId?: string;
  redirectTo: string;
  codeChallenge: string | null;
  /** For sign-in by mail: make the account when there is none. */
  createUser?: boolean;
  data?: Metadata;
  /** For a sign-up: what it typed, which counts once its mail is confirmed. */
  signupId?: string | null;
  /** Where it was asked for, of what anybody may ask for: counts there, and says whose sign-up is to be mailed again. */
  network?: string;
}

/** Throws 429 when this client address has caused too many mails, whoever they were for. */
export async function limitMails(context: AuthContext, request: FastifyRequest): Promise<void> {
  const ip = clientIp(request, context.settings.trustedProxies);
  if (!(await context.limits.take(`mail:${ip}`, context.limits.policies.mailPerClient))) throw tooManyMails();
}

/**
 * Mails to sign in with, a mailbox, whoever asks: five, and one more each minute. Whoever asks while there is none left has one
 * in the mailbox that is less than a minute old: its code is among the eight that are good, for four minutes at least.
 */
const mailsToSignIn = { burst: 5, seconds: 300 };
/** Mails of another purpose to one mailbox. */
const mailsAnHour = { burst: 100, seconds: 3600 };

/** So many sign-ups of one address are mailed at once: of two people in one network, both. */
const signupsAtOnce = 3;

/**
 * Whether a mailbox may be written to once more: one mail per purpose and interval, and a cap. Each purpose is
 * counted by itself, so that nobody can use up another's recovery by asking for sign-in mails; what anybody may ask for is
 * also counted by network, so that a stranger's mail never stands in for the owner's. It is asked before anything is looked
 * up, so it answers the same for addresses that have no account.
 */
export async function mailboxAllows(
  { settings, limits }: AuthContext,
  { purpose, email, network = '' }: Pick<MailRequest, 'purpose' | 'email' | 'network'>,
): Promise<boolean> {
  const burst = purpose === 'signup' ? signupsAtOnce : 1;
  const interval = { burst, seconds: burst * settings.mailIntervalSeconds };
  if (interval.seconds > 0 && !(await limits.take(`mailbox:${purpose}:${email}:${network}`, interval))) return false;
  return limits.take(`mailbox-often:${purpose}:${email}`, purpose === 'magiclink' ? mailsToSignIn : mailsAnHour);
}

/** Throws 429 when the mailbox may not be written to now: for callers who are known, so the refusal tells them nothing. */
export async function limitMailbox(context: AuthContext, purpose: MailPurpose, email: string): Promise<void> {
  if (await mailboxAllows(context, { purpose, email })) return;
  throw tooManyMails('For security purposes, you can only request this after a while.');
}

/**
 * Asks for a mail in a transaction; `isAllowed` says whether the mailbox may be written to. The caller wakes the worker
 * when the transaction is committed.
 */
export async function queueMail(db: Connection, mail: MailRequest, now: Date, isAllowed = true): Promise<void> {
  await run(
    db,
    `insert into auth.mail_requests
       (purpose, email, user_id, redirect_to, code_challenge, create_user, data, allowed, due_at, created_at, signup_id, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11)`,
    [
      mail.purpose,
      mail.email,
      mail.userId ?? null,
      mail.redirectTo,
      mail.codeChallenge,
      mail.createUser ?? false,
      JSON.stringify(mail.data ?? {}),
      isAllowed,
      now,
      mail.signupId ?? null,
      mail.network ?? '',
    ],
  );
}

/**
 * Asks for the mail that tells the owner of an account what has changed, where there is a mailbox to tell. `details` are the
 * variables of its words.
 */
export async function queueNotice(
  context: Pick<AuthContext, 'redirects' | 'now'>,
  tx: Connection,
  user: { id: string; email: string | null },
  purpose: Notice,
  details: Record<string, string> = {},
): Promise<void> {
  if (user.email === null) return;
  const redirectTo = context.redirects.safe(null);
  const mail = { purpose, email: user.email, userId: user.id, redirectTo, codeChallenge: null, data: details };
  await queueMail(tx, mail, context.now());
}

/**
 * Asks for a mail and returns at once; the worker does the rest, so the answer takes equally long whether or not
 * there is such an account. Within the interval nothing is sent, and the answer is false.
 */
export async function requestMail(context: AuthContext, mail: MailRequest): Promise<boolean> {
  const allowed = await mailboxAllows(context, mail);
  await queueMail(context.pool, mail, context.now(), allowed);
  context.mailWaiting();
  return allowed;
}

export interface MailRequestRow {
  id: string;
  purpose: MailPurpose;
  email: string;
  user_id: string | null;
  redirect_to: string;
  code_challenge: string | null;
  create_user: boolean;
  data: Metadata;
  allowed: boolean;
  attempts: number;
  signup_id: string | null;
  network: string;
}

/** How long a process has for one request before another takes it over. */
const leaseMs = 60_000;

/**
 * Claims the next request that is due. It stays until `finish`, so a process that dies in between loses no mail: after
 * a minute another claims it and writes anew.
 */
export function claimMailRequest(db: Connection, now: Date): Promise<MailRequestRow | null> {
  return one<MailRequestRow>(
    db,
    `update auth.mail_requests set attempts = attempts + 1, due_at = $2 where id =
       (select id from auth.mail_requests where due_at <= $1 order by due_at, id limit 1 for update skip locked)
     returning *`,
    [now, new Date(now.getTime() + leaseMs)],
  );
}

export async function finish(db: Connection, row: MailRequestRow): Promise<void> {
  await run(db, 'delete from auth.mail_requests where id = $1', [row.id]);
}

/** Puts a failed request off, longer each time; after eight failures it is dropped. */
export async function postpone(db: Connection, row: MailRequestRow, now: Date): Promise<void> {
  if (row.attempts >= 8) return finish(db, row);
  const wait = Math.min(3600, 5 * 4 ** row.attempts) * 1000;
  await run(db, 'update auth.mail_requests set due_at = $2 where id = $1', [row.id, new Date(now.getTime() + wait)]);
}
