import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { callbackSentences } from '../../contract/callback-sentences.ts';
import { note } from './audit.ts';
import type { AuthContext } from './context.ts';
import { AuthError, emailExists, otpExpired, tooManyRequests, userBanned } from './errors.ts';
import { browserOf } from './known-browsers.ts';
import type { Browser } from './known-browsers.ts';
import { tokenOfCode } from './mailed-codes.ts';
import { codeRule, consume, deleteTokens, findByLink, takeAttempts } from './one-time-tokens.ts';
import type { TokenKind, TokenRow } from './one-time-tokens.ts';
import { queueNotice } from './mails.ts';
import { clientIp } from './request.ts';
import { deleteSessions } from './sessions-store.ts';
import { takeSignups } from './signups-store.ts';
import {
  findUserByEmail,
  isBanned,
  isConfirmed,
  lockUser,
  mergeMetadata,
  updateUser,
  upsertEmailIdentity,
} from './users-store.ts';
import type { UserRow } from './users-store.ts';

/** Which tokens a `type` opens. What then happens is decided by the token, not by the type that the caller names. */
const kindsOfType: Record<string, readonly TokenKind[]> = {
  signup: ['confirmation', 'invite', 'magiclink'],
  invite: ['invite', 'confirmation'],
  magiclink: ['magiclink', 'recovery'],
  recovery: ['recovery', 'magiclink'],
  email: ['confirmation', 'invite', 'magiclink', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

/** The kinds of a type; throws 400 for a type that mail does not have. */
export function kindsFor(type: string): readonly TokenKind[] {
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (kinds === undefined) throw new AuthError(400, 'validation_failed', callbackSentences.wrongType);
  return kinds;
}

/** The token that a code opens. Throws 403 `otp_expired`, or 429 after too many wrong codes from one place. */
export async function tokenByCode(
  context: AuthContext,
  request: FastifyRequest,
  { type, email, code }: { type: string; email: string; code: string },
): Promise<TokenRow> {
  // What is of another length is no guess at a token.
  const kinds = kindsFor(type).filter((kind) => codeRule(kind).digits === code.length);
  const { limits } = context;
  const { verifyPerAccount, verifyPerClient } = limits.policies;
  const browser = await knownBrowser(context, request, email);
  const network = clientIp(request, context.settings.trustedProxies);
  const client = `codes-from:${network}`;
  // Short codes of one mailbox are counted from everywhere together; a sign-in code bears strangers by its length.
  const isShared = browser === null && kinds.some((kind) => kind !== 'magiclink');
  const own = [`codes:${email}:${browser?.id ?? network}`, ...(isShared ? [`codes:${email}`] : [])];
  const counts = [{ key: client, policy: verifyPerClient }, ...own.map((key) => ({ key, policy: verifyPerAccount }))];
  const giveBack = async (taken: typeof counts) => {
    for (const { key, policy } of taken) await limits.adjust(key, policy, 1);
  };
  for (const [at, { key, policy }] of counts.entries()) {
    if (await limits.take(key, policy)) continue;
    // Nothing was looked at, so nothing is counted.
    await giveBack(counts.slice(0, at));
    throw tooManyRequests();
  }
  const rows = await takeAttempts(context.pool, email, kinds, context.now(), browser !== null);
  const right = await tokenOfCode(context, rows, { email, code });
  if (right === null) {
    for (const key of own) await limits.adjust(key, verifyPerAccount, -2);
    throw otpExpired();
  }
  await giveBack(counts);
  return right;
}

/** The browser of the request, where the account of the address has used it before. */
async function knownBrowser(context: AuthContext, request: FastifyRequest, email: string): Promise<Browser | null> {
  const user = await findUserByEmail(context.pool, email);
  return user === null ? null : browserOf(context, request, user.id);
}

export const linkExpired = callbackSentences.linkExpired;

/** The token that a link carries. Throws 403 `otp_expired`. */
export async function tokenByLink(context: AuthContext, type: string, link: string): Promise<TokenRow> {
  const kinds = kindsFor(type);
  const row = await findByLink(context.pool, link);
  if (row === null || !kinds.includes(row.kind) || row.expires_at <= context.now()) {
    throw otpExpired(linkExpired);
  }
  return row;
}

/**
 * Uses the token up and does what it stands for. Throws 403 `otp_expired` when another call was first, or when the
 * address that the token was written for is no longer the one in question.
 * Null: the first of the two mailboxes of an address change has agreed, and there is no session yet.
 */
export async function applyToken(
  context: AuthContext,
  tx: PoolClient,
  token: TokenRow,
  ip: string,
  expired?: string,
): Promise<UserRow | null> {
  const now = context.now();
  // Everything locks the person before what belongs to them, so that no two calls wait for each other.
  const user = await lockUser(tx, token.user_id);
  if (user === null || !(await consume(tx, token.id)) || !speaksOf(token, user)) throw otpExpired(expired);
  if (isBanned(user, now)) throw userBanned();
  await note(tx, `verify_${token.kind}`, user.id, ip, now);
  switch (token.kind) {
    case 'confirmation':
    case 'invite':
      return confirm(tx, user, token.signup_id, now);
    case 'recovery':
    case 'magiclink':
      return isConfirmed(user) ? user : confirm(tx, await disown(tx, user, now), null, now);
    case 'email_change_current':
    case 'email_change_new':
      return changeEmail(context, tx, user, token.kind);
    case 'reauthentication':
      throw otpExpired();
  }
}

/** Whether the mailbox that read the token is still the one to decide: a mail proves only the address it was sent to. */
function speaksOf(token: TokenRow, user: UserRow): boolean {
  return token.email === (token.kind === 'email_change_new' ? user.email_change : user.email);
}

/**
 * Several people may have signed this address up; the reader of its mail has chosen one of the mails. The password and
 * metadata of that sign-up count, and every other mail is dead.
 */
export async function confirm(tx: PoolClient, user: UserRow, signupId: string | null, now: Date): Promise<UserRow> {
  await deleteTokens(tx, user.id);
  const signup = await takeSignups(tx, user.id, signupId);
  const chosen = signup === null ? {} : { password_hash: signup.password_hash, user_metadata: signup.user_metadata };
  const confirmed = await updateUser(tx, user.id, { email_confirmed_at: now, ...chosen }, now);
  await upsertEmailIdentity(tx, confirmed, now);
  return confirmed;
}

/**
 * Nobody had proved this mailbox until now, so whoever chose the password may not be the one who reads the mail:
 * the password and everything that was opened with it are dropped.
 */
async function disown(tx: PoolClient, user: UserRow, now: Date): Promise<UserRow> {
  await deleteSessions(tx, user.id);
  await tx.query('delete from auth.factors where user_id = $1', [user.id]);
  return updateUser(tx, user.id, { password_hash: null }, now);
}

async function changeEmail(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  kind: TokenKind,
): Promise<UserRow | null> {
  const now = context.now();
  if (user.email_change === null) throw otpExpired();
  // One mailbox may hold several mails about the change; it agrees for itself alone.
  const agreed = user.email_change_agreed;
  if (user.email !== null && (agreed === null || agreed === kind)) {
    await updateUser(tx, user.id, { email_change_agreed: kind }, now);
    return null;
  }
  const other = await findUserByEmail(tx, user.email_change);
  if (other !== null && other.id !== user.id) throw emailExists();
  await deleteTokens(tx, user.id);
  await mergeMetadata(tx, user.id, 'app_metadata', { provider: 'email', providers: ['email'] }, now);
  const changed = await updateUser(
    tx,
    user.id,
    {
      email: user.email_change,
      email_change: null,
      email_change_agreed: null,
      email_confirmed_at: user.email_confirmed_at ?? now,
      is_anonymous: false,
    },
    now,
  );
  await upsertEmailIdentity(tx, changed, now);
  // To the mailbox that was: whoever reads it still must learn of it.
  await queueNotice(context, tx, user, 'email_changed', { address: user.email_change });
  return changed;
}
