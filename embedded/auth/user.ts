import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import { requireCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, emailExists, invalid, sessionNotFound, userBanned } from './errors.ts';
import { hasVerifiedFactor } from './factors-store.ts';
import { requireChallenge } from './flows.ts';
import { limitMailbox, limitMails, queueMail, queueNotice } from './mails.ts';
import type { MailRequest } from './mails.ts';
import { consume, deleteTokens, revokeMails } from './one-time-tokens.ts';
import { nonceRefused, requirePasswordChange } from './password-change.ts';
import { challenge, clientIp, limitClient, metadata, query, readBody, requireEmail, text } from './request.ts';
import { deleteOtherSessions, findSession } from './sessions-store.ts';
import { loadUserView } from './user-view.ts';
import type { UserView } from './user-view.ts';
import { findUser, findUserByEmail, isBanned, lockUser, mergeMetadata, updateUser } from './users-store.ts';

/** GET /user: also how a server asks whether a session is still alive. */
export async function getUser(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const { user } = await requireCaller(context, request);
  return loadUserView(context.pool, user);
}

// app_metadata and role are not read: people cannot give themselves rights.
const body = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  ...challenge,
});

/**
 * PUT /user: password, address (once both mailboxes agree) and user_metadata. Every refusal, also for too many mails,
 * comes before anything is written.
 */
export async function putUser(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const caller = await requireCaller(context, request);
  await limitClient(context, request, 'user');
  const given = readBody(request, body);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone updates are disabled');
  const codeChallenge = requireChallenge(given);
  const asked = given.email === '' ? '' : requireEmail(given.email);
  const newEmail = asked === caller.user.email ? '' : asked;
  await requireSecondFactor(context, caller, newEmail !== '' || given.password !== '');
  if (newEmail !== '') await requireFreeAddress(context, request, newEmail);
  if (caller.user.is_anonymous && given.password !== '' && newEmail === '') {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  const changesPassword = given.password !== '' || given.nonce !== '';
  const nonceId = changesPassword ? await requirePasswordChange(context, caller, given) : null;
  if (newEmail !== '') await limitMailbox(context, 'email_change', newEmail);
  const passwordHash = given.password === '' ? null : await context.passwords.hash(given.password);

  const ip = clientIp(request, context.settings.trustedProxies);
  const redirectTo = context.redirects.safe(query(request, 'redirect_to'));
  const mail: MailRequest | null =
    newEmail === ''
      ? null
      : { purpose: 'email_change', email: newEmail, userId: caller.user.id, redirectTo, codeChallenge };
  await writeChanges(context, caller, { passwordHash, nonceId, data: given.data, mail, ip });
  if (mail !== null || passwordHash !== null) context.mailWaiting();
  const user = await findUser(context.pool, caller.user.id);
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return loadUserView(context.pool, user);
}

interface Changes {
  passwordHash: string | null;
  /** The mailed code that was shown for a change of password; used up with the change. */
  nonceId: string | null;
  data: Record<string, unknown>;
  /** Asks both mailboxes about the new address. */
  mail: MailRequest | null;
  ip: string;
}

async function writeChanges(context: AuthContext, { user, session }: Caller, changes: Changes): Promise<void> {
  const now = context.now();
  await transaction(context.pool, async (tx) => {
    await requireStill(tx, user.id, session.id, now);
    if (changes.nonceId !== null && !(await consume(tx, changes.nonceId))) throw nonceRefused();
    if (Object.keys(changes.data).length > 0) await mergeData(tx, user.id, changes.data, now);
    if (changes.passwordHash !== null) {
      await updateUser(tx, user.id, { password_hash: changes.passwordHash }, now);
      // Whoever knew the old password, or holds a mail asked for before, is out.
      await revokeMails(tx, user.id);
      await deleteOtherSessions(tx, user.id, session.id);
      await note(tx, 'password_changed', user.id, changes.ip, now);
      await queueNotice(context, tx, user, 'password_changed');
    }
    if (changes.mail !== null) {
      const change = { email_change: changes.mail.email, email_change_sent_at: now, email_change_agreed: null };
      await updateUser(tx, user.id, change, now);
      // The mails of an earlier change spoke of another address.
      await deleteTokens(tx, user.id, ['email_change_current', 'email_change_new']);
      await queueMail(tx, changes.mail, now);
      await note(tx, 'email_change_requested', user.id, changes.ip, now);
    }
  });
}

/** Locks the person and looks again: another call may have ended this session while the password was hashed. */
async function requireStill(tx: PoolClient, userId: string, sessionId: string, now: Date): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user, now)) throw userBanned();
  if ((await findSession(tx, sessionId, userId)) === null) throw sessionNotFound();
}

async function mergeData(tx: PoolClient, userId: string, data: Record<string, unknown>, now: Date): Promise<void> {
  const merged = await mergeMetadata(tx, userId, 'user_metadata', data, now);
  if (!metadata.safeParse(merged.user_metadata).success) throw invalid('user_metadata would become too large');
}

/** Someone with a second factor shows it before changing how they sign in; a mailed link alone is not enough. */
async function requireSecondFactor(context: AuthContext, caller: Caller, sensitive: boolean): Promise<void> {
  if (!sensitive || caller.session.aal === 'aal2') return;
  if (await hasVerifiedFactor(context.pool, caller.user.id)) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}

async function requireFreeAddress(context: AuthContext, request: FastifyRequest, email: string): Promise<void> {
  if ((await findUserByEmail(context.pool, email)) !== null) throw emailExists();
  await limitMails(context, request);
}
