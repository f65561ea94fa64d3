import type { FastifyRequest } from 'fastify';
import { note } from './audit.ts';
import { requireCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { AuthError, tooManyMails, tooManyRequests } from './errors.ts';
import { limitMails, requestMail } from './mails.ts';
import { tokenOfCode } from './mailed-codes.ts';
import { takeAttempts } from './one-time-tokens.ts';
import { requireGoodPassword } from './password-rules.ts';
import { clientIp } from './request.ts';
import { day } from './settings.ts';
import { isConfirmed } from './users-store.ts';

interface PasswordChange {
  password: string;
  current_password: string;
  nonce: string;
}

/**
 * Checks a change of password before anything is written. A session older than a day must show the present password
 * or a mailed code again; answers the id of that code, which is to be used up with the change. Throws 400 `current_password_invalid`, `reauthentication_needed`; 422
 * `reauthentication_not_valid`, `weak_password`, `same_password`.
 */
export async function requirePasswordChange(
  context: AuthContext,
  caller: Caller,
  given: PasswordChange,
): Promise<string | null> {
  const { user, session } = caller;
  if (given.password !== '') requireGoodPassword(context.settings, given.password);
  if (given.current_password !== '') await checkCurrent(context, caller, given.current_password);
  const nonceId = given.nonce === '' ? null : await checkNonce(context, caller, given.nonce.trim());
  if (given.password === '') return nonceId;
  const shown = given.current_password !== '' || nonceId !== null;
  const isOld = context.now().getTime() - session.created_at.getTime() > day;
  if (isOld && !shown) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (user.password_hash !== null && (await context.passwords.matches(user.password_hash, given.password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return nonceId;
}

async function checkCurrent(context: AuthContext, { user }: Caller, current: string): Promise<void> {
  const { limits } = context;
  const policy = limits.policies.currentPassword;
  const key = `password-change:${user.id}`;
  if (!(await limits.take(key, policy))) throw tooManyRequests();
  if (await context.passwords.matches(user.password_hash, current)) {
    await limits.adjust(key, policy, 1);
    return;
  }
  await limits.adjust(key, policy, -2);
  throw new AuthError(400, 'current_password_invalid', 'The current password is not correct.');
}

/** A mailed code that is wrong, too old, or was used by another call. */
export const nonceRefused = (): AuthError =>
  new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

async function checkNonce(context: AuthContext, { user }: Caller, nonce: string): Promise<string> {
  const email = user.email ?? '';
  const rows = await takeAttempts(context.pool, email, ['reauthentication'], context.now(), true);
  const own = rows.filter(({ user_id: person }) => person === user.id);
  const right = await tokenOfCode(context, own, { email, code: nonce });
  if (right === null) throw nonceRefused();
  return right.id;
}

/** GET /reauthenticate: mails a code to show before a change of password. */
export async function reauthenticate(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  const { user } = await requireCaller(context, request);
  if (user.email === null) {
    throw new AuthError(
      422,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (!isConfirmed(user)) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitMails(context, request);
  const sent = await requestMail(context, {
    purpose: 'reauthentication',
    email: user.email,
    userId: user.id,
    redirectTo: context.redirects.safe(null),
    codeChallenge: null,
  });
  if (!sent) throw tooManyMails('For security purposes, you can only request this after a while.');
  await note(
    context.pool,
    'reauthenticate',
    user.id,
    clientIp(request, context.settings.trustedProxies),
    context.now(),
  );
  return {};
}
