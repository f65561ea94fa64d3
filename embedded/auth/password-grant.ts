import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid, invalidCredentials, tooManyRequests } from './errors.ts';
import { weakness } from './password-rules.ts';
import { originOf, readBody, text } from './request.ts';
import { hasSessionFrom } from './sessions-store.ts';
import { signIn } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { findUserByEmail, isBanned, isConfirmed, lockUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';

const body = z.object({ email: text, phone: text, password: text });

/** /token password. One answer and one amount of work for an unknown address, a wrong password and no password. */
export async function passwordGrant(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  const given = readBody(request, body);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (given.email === '') throw invalid('missing email or phone');
  const email = given.email.trim().normalize('NFC').toLowerCase().slice(0, 254);
  const origin = originOf(context, request);
  const attempt = await takeAttempt(context, email, origin.ip);
  const user = await findUserByEmail(context.pool, email);
  const right = await context.passwords.matches(user?.password_hash ?? null, given.password);
  if (user === null || !right) {
    await attempt.failed();
    throw invalidCredentials();
  }
  await attempt.succeeded();
  refuseUnready(user, context.now());
  const session = await transaction(context.pool, async (tx) => {
    // Looked at again under the lock: the password may have been changed while this one was checked.
    const present = await lockUser(tx, user.id);
    if (present === null || present.password_hash !== user.password_hash) throw invalidCredentials();
    refuseUnready(present, context.now());
    return signIn(context, tx, present, 'password', origin);
  });
  const weak = weakness(context.settings, given.password);
  return weak === null ? session : { ...session, weak_password: weak };
}

/** Only someone who knows the password learns of a ban or a missing confirmation. */
function refuseUnready(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!isConfirmed(user)) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

interface Attempt {
  succeeded(): Promise<void>;
  failed(): Promise<void>;
}

/**
 * Takes one attempt from the client's, the pair's and the account's bucket. A right password gives it back; a wrong
 * one costs three, so many calls at once are fine and many guesses are not. An account that strangers have emptied
 * still lets a client in that its owner has used before: nobody can be locked out for long by others.
 */
async function takeAttempt(context: AuthContext, email: string, ip: string): Promise<Attempt> {
  const { limits } = context;
  const { passwordPerClient, passwordPerAccount } = limits.policies;
  const client = `password:${ip}`;
  const pair = `password:${ip}:${email}`;
  const account = `password-of:${email}`;
  if (!(await limits.take(client, passwordPerClient))) throw tooManyRequests();
  if (!(await limits.take(pair, passwordPerAccount))) throw tooManyRequests();
  const open = await limits.take(account, passwordPerAccount);
  if (!open && !(await hasSessionFrom(context.pool, email, ip))) throw tooManyRequests();
  return {
    async succeeded() {
      await limits.adjust(client, passwordPerClient, 1);
      await limits.adjust(pair, passwordPerAccount, 1);
      if (open) await limits.adjust(account, passwordPerAccount, 1);
    },
    async failed() {
      await limits.adjust(pair, passwordPerAccount, -2);
      await limits.adjust(account, passwordPerAccount, -2);
    },
  };
}
