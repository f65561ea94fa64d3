import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { describeError } from './describe-error.ts';
import { insertFlow } from './flows.ts';
import { claimMailRequest, finish, postpone } from './mails.ts';
import type { MailPurpose, MailRequestRow } from './mails.ts';
import { hashOfCode } from './mailed-codes.ts';
import { codeRule, insertToken } from './one-time-tokens.ts';
import type { TokenKind } from './one-time-tokens.ts';
import { randomDigits } from './secrets.ts';
import { signupOf } from './signups-store.ts';
import type { AuthMail, AuthMailKind } from './settings.ts';
import { findUser, findUserByEmail, insertUser, isBanned, isConfirmed, lockUser, updateUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';

/** One mail to write: which token, to which mailbox, and the `type` in its link. */
interface Letter {
  /** Null: the mail only tells something. */
  token: TokenKind | null;
  kind: AuthMailKind;
  type: string;
  to: string;
}

/** What a request leads to for this user; nothing when there is no account, or nothing to do for it. */
function lettersFor(row: MailRequestRow, user: UserRow): Letter[] {
  const to = user.email;
  if (row.purpose === 'email_change') return emailChangeLetters(row, user);
  if (to === null) return [];
  switch (row.purpose) {
    case 'signup':
    case 'confirmation':
      if (!isConfirmed(user)) return [{ token: 'confirmation', kind: 'confirmation', type: 'signup', to }];
      return row.purpose === 'signup' ? [{ token: null, kind: 'already_registered', type: 'signup', to }] : [];
    case 'magiclink':
      return [{ token: 'magiclink', kind: 'magic_link', type: 'magiclink', to }];
    case 'recovery':
      return [{ token: 'recovery', kind: 'recovery', type: 'recovery', to }];
    case 'invite':
      return [{ token: 'invite', kind: 'invite', type: 'invite', to }];
    case 'reauthentication':
      return [{ token: 'reauthentication', kind: 'reauthentication', type: 'reauthentication', to }];
    case 'password_changed':
    case 'email_changed':
    case 'factor_added':
    case 'factor_removed':
    case 'recovery_code_used':
    case 'new_device':
      // To where the person read mail when it happened, whatever changed since.
      return [{ token: null, kind: row.purpose, type: 'recovery', to: row.email }];
  }
}

/** Both mailboxes must agree; someone who had no address proves the new one alone. */
function emailChangeLetters(row: MailRequestRow, user: UserRow): Letter[] {
  if (user.email_change === null) return [];
  // Another change was asked for since; it has a request of its own.
  if (row.user_id !== null && row.email !== user.email_change) return [];
  const letter = { kind: 'email_change', type: 'email_change' } as const;
  const toNew: Letter = { ...letter, token: 'email_change_new', to: user.email_change };
  return user.email === null ? [toNew] : [{ ...letter, token: 'email_change_current', to: user.email }, toNew];
}

async function userFor(context: AuthContext, tx: PoolClient, row: MailRequestRow): Promise<UserRow | null> {
  const known = row.user_id === null ? await findUserByEmail(tx, row.email) : await findUser(tx, row.user_id);
  // Locked, so that no change of address comes between the look at it and the token for it.
  if (known !== null) return lockUser(tx, known.id);
  if (!row.create_user) return null;
  return insertUser(tx, { email: row.email, passwordHash: null, metadata: row.data }, context.now());
}

/** The sign-up that a confirmation is for: its own, or where it is mailed again the one that the caller means. */
async function signupFor(tx: PoolClient, row: MailRequestRow, user: UserRow): Promise<string | null> {
  return row.signup_id ?? (await signupOf(tx, user.id, row.network))?.id ?? null;
}

interface MailedCode {
  mailbox: string;
  digits: string;
  hash: string;
}

/** A code for each mailbox that a request may lead to; also for nobody's, so that the work done does not tell who has an account. */
async function codesFor(context: AuthContext, row: MailRequestRow): Promise<MailedCode[]> {
  const { digits: length } = codeRule(row.purpose === 'magiclink' ? 'magiclink' : 'confirmation');
  const user =
    row.user_id === null ? await findUserByEmail(context.pool, row.email) : await findUser(context.pool, row.user_id);
  const other = row.purpose === 'email_change' ? user?.email_change : null;
  const mailboxes = new Set([row.email, user?.email ?? row.email, other ?? row.email]);
  return Promise.all(
    [...mailboxes].map(async (mailbox) => {
      const digits = randomDigits(length);
      return { mailbox, digits, hash: await hashOfCode(context, mailbox, digits) };
    }),
  );
}

async function writeLetter(
  context: AuthContext,
  tx: PoolClient,
  row: MailRequestRow,
  user: UserRow,
  letter: Letter,
  codes: readonly MailedCode[],
): Promise<AuthMail> {
  const now = context.now();
  if (letter.token === null) {
    const url = new URL('/login', context.settings.siteUrl).href;
    const details = z.record(z.string(), z.string()).catch({}).parse(row.data);
    const { kind, to } = letter;
    return { kind, details, to, userId: user.id, token: '', url, idempotencyKey: `auth:notice:${row.id}` };
  }
  const code = codes.find(({ mailbox }) => mailbox === letter.to);
  // It changed between the two looks at it: the request is worked on again.
  if (code === undefined) throw new Error('the address of the person has just changed');
  const challenge = row.code_challenge;
  const flowId = challenge === null ? null : await insertFlow(tx, user.id, letter.type, challenge, now);
  const token = await insertToken(
    tx,
    {
      userId: user.id,
      kind: letter.token,
      email: letter.to,
      codeHash: code.hash,
      flowId,
      signupId: letter.token === 'confirmation' ? await signupFor(tx, row, user) : null,
    },
    now,
  );
  const query = { token: token.link, type: letter.type, redirect_to: row.redirect_to };
  const isReauthentication = letter.token === 'reauthentication';
  return {
    kind: letter.kind,
    details: {},
    to: letter.to,
    userId: user.id,
    token: code.digits,
    url: isReauthentication ? context.settings.siteUrl : context.redirects.service('/confirm', query),
    idempotencyKey: `auth:${token.id}`,
  };
}

/** The column that tells when this was last sent. */
const sentColumn: Partial<Record<MailPurpose, string>> = {
  signup: 'confirmation_sent_at',
  confirmation: 'confirmation_sent_at',
  invite: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
};

/** Makes the tokens of a request and writes its mails, without sending them. */
async function write(context: AuthContext, row: MailRequestRow): Promise<AuthMail[]> {
  if (!row.allowed) return [];
  // Before the transaction: hashes may wait for others, and the person is locked within it.
  const codes = await codesFor(context, row);
  return transaction(context.pool, async (tx) => {
    const user = await userFor(context, tx, row);
    if (user === null || isBanned(user, context.now())) return [];
    const mails: AuthMail[] = [];
    for (const letter of lettersFor(row, user)) mails.push(await writeLetter(context, tx, row, user, letter, codes));
    if (mails.length === 0) return [];
    const column = sentColumn[row.purpose];
    if (column !== undefined) await updateUser(tx, user.id, { [column]: context.now() }, context.now());
    await note(tx, `mail_${row.purpose}`, user.id, null, context.now());
    return mails;
  });
}

/** Handles one request; false when none is due. */
async function handleOne(context: AuthContext): Promise<boolean> {
  const row = await claimMailRequest(context.pool, context.now());
  if (row === null) return false;
  try {
    // Sent after the tokens are committed: a reader may be quicker than we are.
    for (const mail of await write(context, row)) await context.settings.sendMail(mail);
    await finish(context.pool, row);
  } catch (error) {
    context.settings.log('error', 'auth: a mail could not be queued and will be tried again', {
      reason: describeError(error),
    });
    await postpone(context.pool, row, context.now());
  }
  return true;
}

export interface MailWorker {
  wake(): void;
  /** Stops after the mails in hand. */
  stop(): Promise<void>;
}

/** So many mails are written and handed on at once: each waits for a hash and for the queue. */
const LANES = 4;

/** Works off mail requests, several at a time; also those that another process left behind. */
export function startMailWorker(contextOf: () => AuthContext, everyMs: number): MailWorker {
  let running: Promise<void> | null = null;
  let again = false;
  const ended = new AbortController();
  const drain = async (): Promise<void> => {
    again = false;
    const lane = async (): Promise<void> => {
      while (!ended.signal.aborted && (await handleOne(contextOf())));
    };
    // A lane that fails must not leave the others without anybody who waits for them.
    const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  const wake = (): void => {
    again = true;
    if (running !== null || ended.signal.aborted) return;
    running = drain()
      .catch((error: unknown) => {
        contextOf().settings.log('error', 'auth: the mail worker failed', { reason: describeError(error) });
      })
      .finally(() => {
        running = null;
        // Somebody may have knocked between the last look and this line.
        if (again) wake();
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    async stop() {
      ended.abort();
      clearInterval(timer);
      await running;
    },
  };
}
