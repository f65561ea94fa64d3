import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { pathUser } from './admin-users.ts';
import { note } from './audit.ts';
import { isUuid } from './caller.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, emailExists, invalid } from './errors.ts';
import { factorsOf, findFactor } from './factors-store.ts';
import { requestMail } from './mails.ts';
import { hashOfCode } from './mailed-codes.ts';
import { codeRule, deleteTokens, insertToken } from './one-time-tokens.ts';
import type { TokenKind } from './one-time-tokens.ts';
import { requireGoodPassword } from './password-rules.ts';
import { clientIp, metadata, query, readBody, requireEmail, text } from './request.ts';
import { removeFactor } from './factors.ts';
import { deleteSessions } from './sessions-store.ts';
import { randomDigits } from './secrets.ts';
import { factorView, loadUserView } from './user-view.ts';
import type { UserView } from './user-view.ts';
import { findUserByEmail, insertUser, isConfirmed, lockUser, updateUser } from './users-store.ts';
import type { Metadata, UserRow } from './users-store.ts';

/** GET /admin/users/:id/factors */
export async function listFactors(context: AuthContext, request: FastifyRequest): Promise<Record<string, unknown>[]> {
  const user = await pathUser(context, request);
  return (await factorsOf(context.pool, user.id)).map(factorView);
}

/** DELETE /admin/users/:id/factors/:factor: for someone who has lost the device. */
export async function deleteFactor(context: AuthContext, request: FastifyRequest): Promise<Record<string, unknown>> {
  const user = await pathUser(context, request);
  const id = (request.params as { factor?: string }).factor;
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(context.pool, user.id, id);
  if (factor === null) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  await transaction(context.pool, async (tx) => {
    await removeFactor(context, tx, user, factor);
    // Whoever holds the device that was lost may still be signed in on it.
    await deleteSessions(tx, user.id);
    await note(tx, 'admin_factor_deleted', user.id, clientIp(request, context.settings.trustedProxies), context.now());
  });
  context.mailWaiting();
  return factorView(factor);
}

const inviteBody = z.object({ email: text, data: metadata });

/** POST /invite: makes the account, without a password, and mails the invitation. */
export async function invite(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const given = readBody(request, inviteBody);
  const email = requireEmail(given.email);
  const user = await transaction(context.pool, (tx) => invited(context, tx, email, given.data));
  await requestMail(context, {
    purpose: 'invite',
    email,
    userId: user.id,
    redirectTo: context.redirects.safe(query(request, 'redirect_to')),
    codeChallenge: null,
  });
  return loadUserView(context.pool, user);
}

async function invited(context: AuthContext, tx: PoolClient, email: string, data: Metadata): Promise<UserRow> {
  const now = context.now();
  const known = await findUserByEmail(tx, email);
  if (known !== null && isConfirmed(known)) throw emailExists();
  const user = known ?? (await insertUser(tx, { email, passwordHash: null, metadata: data }, now));
  if (user === null) throw emailExists();
  return updateUser(tx, user.id, { invited_at: now, confirmation_sent_at: now }, now);
}

const linkBody = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
});

const linkTypes: Record<string, { kind: TokenKind; type: string }> = {
  signup: { kind: 'confirmation', type: 'signup' },
  invite: { kind: 'invite', type: 'invite' },
  magiclink: { kind: 'magiclink', type: 'magiclink' },
  recovery: { kind: 'recovery', type: 'recovery' },
  email_change_current: { kind: 'email_change_current', type: 'email_change' },
  email_change_new: { kind: 'email_change_new', type: 'email_change' },
};

/** POST /admin/generate_link: the link and code of a mail, without sending it. */
export async function generateLink(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const given = readBody(request, linkBody);
  const email = requireEmail(given.email);
  const wanted = Object.hasOwn(linkTypes, given.type) ? linkTypes[given.type] : undefined;
  if (wanted === undefined) throw invalid(`Invalid email action link type requested: ${given.type.slice(0, 40)}`);
  const known = await findUserByEmail(context.pool, email);
  const passwordHash = known === null ? await passwordFor(context, given.type, given.password) : null;
  const digits = randomDigits(codeRule(wanted.kind).digits);
  const redirectTo = context.redirects.safe(given.redirect_to || query(request, 'redirect_to'));
  const newEmail = wanted.type === 'email_change' ? requireEmail(given.new_email) : null;
  const to = wanted.kind === 'email_change_new' && newEmail !== null ? newEmail : email;
  const codeHash = await hashOfCode(context, to, digits);
  return transaction(context.pool, async (tx) => {
    const user = await prepare(context, tx, { type: given.type, email, data: given.data, passwordHash, newEmail });
    const token = await insertToken(
      tx,
      { userId: user.id, kind: wanted.kind, email: to, codeHash, flowId: null },
      context.now(),
    );
    await note(tx, 'admin_link_made', user.id, clientIp(request, context.settings.trustedProxies), context.now());
    return {
      ...(await loadUserView(tx, user)),
      action_link: context.redirects.service('/verify', {
        token: token.link,
        type: wanted.type,
        redirect_to: redirectTo,
      }),
      email_otp: digits,
      hashed_token: token.link,
      verification_type: given.type,
      redirect_to: redirectTo,
    };
  });
}

async function passwordFor(context: AuthContext, type: string, password: string): Promise<string | null> {
  if (type !== 'signup') return null;
  if (password === '') throw invalid('Signup requires a valid password');
  requireGoodPassword(context.settings, password);
  return context.passwords.hash(password);
}

interface LinkFor {
  type: string;
  email: string;
  data: Metadata;
  passwordHash: string | null;
  newEmail: string | null;
}

/** The user that a link is for, made where the type makes one. */
async function prepare(context: AuthContext, tx: PoolClient, link: LinkFor): Promise<UserRow> {
  const now = context.now();
  const { type, email, data, passwordHash, newEmail } = link;
  if (type === 'invite') return invited(context, tx, email, data);
  const found = await findUserByEmail(tx, email);
  // Locked before what belongs to the person, as everything does.
  const known = found === null ? null : await lockUser(tx, found.id);
  if (known === null) {
    if (type !== 'signup' && type !== 'magiclink') {
      throw new AuthError(404, 'user_not_found', 'User with this email not found');
    }
    const made = await insertUser(tx, { email, passwordHash, metadata: data }, now);
    if (made === null) throw emailExists();
    return made;
  }
  if (type === 'signup' && isConfirmed(known)) throw emailExists();
  if (newEmail === null) return known;
  if ((await findUserByEmail(tx, newEmail)) !== null) throw emailExists();
  // The second of the two links of one change keeps what the first mailbox has agreed to.
  if (known.email_change === newEmail) return known;
  await deleteTokens(tx, known.id, ['email_change_current', 'email_change_new']);
  return updateUser(
    tx,
    known.id,
    { email_change: newEmail, email_change_sent_at: now, email_change_agreed: null },
    now,
  );
}
