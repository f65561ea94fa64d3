import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import { requireChallenge } from './flows.ts';
import { limitMails, mailboxAllows, queueMail } from './mails.ts';
import { requireGoodPassword } from './password-rules.ts';
import { challenge, limitClient, metadata, originOf, query, readBody, requireEmail, text } from './request.ts';
import type { Origin } from './sessions-store.ts';
import { insertSignup } from './signups-store.ts';
import { signIn } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { loadUserView, userView } from './user-view.ts';
import type { UserView } from './user-view.ts';
import { findUserByEmail, insertUser, isConfirmed, lockUser, updateUser } from './users-store.ts';
import type { Metadata, UserRow } from './users-store.ts';

const body = z.object({ email: text, phone: text, password: text, data: metadata, ...challenge });

/** POST /signup: a session when addresses are confirmed at once, else the user and a mail. */
export async function signup(context: AuthContext, request: FastifyRequest): Promise<SessionView | UserView> {
  await limitClient(context, request, 'signup');
  const given = readBody(request, body);
  const { settings } = context;
  if (!settings.signupEnabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const origin = originOf(context, request);
  if (given.email === '') return anonymous(context, given.data, origin);
  const codeChallenge = requireChallenge(given);
  const email = requireEmail(given.email);
  if (given.password === '') throw invalid('Signup requires a valid password');
  requireGoodPassword(settings, given.password);
  if (!settings.autoconfirm) await limitMails(context, request);
  // Hashed before the address is looked up: the time is the same for a new and a known one.
  const passwordHash = await context.passwords.hash(given.password);
  if (settings.autoconfirm) return signUpAtOnce(context, { email, passwordHash, metadata: given.data }, origin);
  const isAllowed = await mailboxAllows(context, { purpose: 'signup', email, network: origin.ip });
  const redirectTo = context.redirects.safe(query(request, 'redirect_to'));
  const view = await transaction(context.pool, async (tx) => {
    const user = await findOrMake(context, tx, email, given.data, origin);
    const isOpen = user !== null && !isConfirmed(user);
    const signup =
      isOpen && isAllowed
        ? await insertSignup(
            tx,
            { userId: user.id, passwordHash, metadata: given.data, network: origin.ip },
            context.now(),
          )
        : null;
    const mail = { purpose: 'signup', email, redirectTo, codeChallenge, signupId: signup?.id ?? null } as const;
    await queueMail(tx, mail, context.now(), isAllowed);
    if (!isOpen) return pretended(email, given.data, context.now());
    const sent = await updateUser(tx, user.id, { confirmation_sent_at: context.now() }, context.now());
    // Whoever asks a second time may be somebody else: they are shown their own words, not those of the first.
    return { ...(await loadUserView(tx, sent)), user_metadata: given.data };
  });
  context.mailWaiting();
  return view;
}

async function signUpAtOnce(
  context: AuthContext,
  user: { email: string; passwordHash: string; metadata: Metadata },
  origin: Origin,
): Promise<SessionView> {
  return transaction(context.pool, async (tx) => {
    const made = await insertUser(tx, { ...user, confirmed: true }, context.now());
    if (made === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return signIn(context, tx, made, 'password', origin);
  });
}

/** The account of the address, made where there is none: without a password until a sign-up is confirmed. */
async function findOrMake(
  context: AuthContext,
  tx: PoolClient,
  email: string,
  metadata: Metadata,
  { ip }: Origin,
): Promise<UserRow | null> {
  const made = await insertUser(tx, { email, passwordHash: null, metadata }, context.now());
  const found = made ?? (await findUserByEmail(tx, email));
  await note(tx, made === null ? 'signup_repeated' : 'signup', found?.id ?? null, ip, context.now());
  // Locked, so that no confirmation comes between the look at it and the sign-up for it.
  return found === null ? null : lockUser(tx, found.id);
}

/** A user that does not exist, with the same members as one that does: who is registered stays private. */
function pretended(email: string, data: Metadata, now: Date): UserView {
  const nobody: UserRow = {
    id: randomUUID(),
    email,
    password_hash: null,
    role: 'authenticated',
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_agreed: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    is_anonymous: false,
    created_at: now,
    updated_at: now,
  };
  return userView(nobody, [], []);
}

async function anonymous(context: AuthContext, data: Metadata, origin: Origin): Promise<SessionView> {
  if (!context.settings.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  return transaction(context.pool, async (tx) => {
    const user = await insertUser(
      tx,
      { email: null, passwordHash: null, metadata: data, anonymous: true },
      context.now(),
    );
    if (user === null) throw new Error('an anonymous user could not be made');
    return signIn(context, tx, user, 'anonymous', origin);
  });
}
