import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid, invalidCredentials, tooManyPasswords, tooManyRequests } from './errors.ts';
import { browserOf } from './known-browsers.ts';
import type { Place } from './password-attempts.ts';
import { isForeignHash } from './passwords.ts';
import { weakness } from './password-rules.ts';
import { originOf, readBody, text } from './request.ts';
import type { Origin } from './sessions-store.ts';
import { signIn } from './sign-in.ts';
import { signupOf } from './signups-store.ts';
import type { SessionView } from './sign-in.ts';
import { findUserByEmail, isBanned, isConfirmed, lockUser, updateUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';

const body = z.object({ email: text, phone: text, password: text });

/** /token password. One answer and one amount of work for an unknown address, a wrong password and no password. */
export async function passwordGrant(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  const given = readBody(request, body);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (given.email === '') throw invalid('missing email or phone');
  const email = given.email.trim().normalize('NFC').toLowerCase().slice(0, 254);
  const origin = originOf(context, request);
  await limitPasswords(context, origin.ip);
  const user = await findUserByEmail(context.pool, email);
  const hash = user === null ? null : await passwordHashOf(context, user, origin.ip);
  const outcome = await context.attempts.look(email, placeOf(context, request, user, origin), () =>
    context.passwords.matches(hash, given.password),
  );
  if (outcome === 'refused') throw tooManyPasswords();
  if (user === null || outcome === 'wrong') throw invalidCredentials();
  await context.limits.adjust(`password:${origin.ip}`, context.limits.policies.passwordPerClient, 1);
  refuseUnready(user, context.now());
  // A hash that came from another service gives way to one of ours now that the password is known.
  const fresh = hash !== null && isForeignHash(hash) ? await context.passwords.hash(given.password) : null;
  const session = await transaction(context.pool, async (tx) => {
    // Looked at again under the lock: the password may have been changed while this one was checked.
    const present = await lockUser(tx, user.id);
    if (present === null || present.password_hash !== user.password_hash) throw invalidCredentials();
    refuseUnready(present, context.now());
    if (fresh !== null) await updateUser(tx, user.id, { password_hash: fresh }, context.now());
    return signIn(context, tx, present, 'password', origin);
  });
  const weak = weakness(context.settings, given.password);
  return weak === null ? session : { ...session, weak_password: weak };
}

/** The hash to compare with: before the address is confirmed that of the sign-up which the caller may mean. */
async function passwordHashOf(context: AuthContext, user: UserRow, network: string): Promise<string | null> {
  if (isConfirmed(user)) return user.password_hash;
  return (await signupOf(context.pool, user.id, network))?.password_hash ?? user.password_hash;
}

/** Only someone who knows the password learns of a ban or a missing confirmation. */
function refuseUnready(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!isConfirmed(user)) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

/** Takes one from the bucket of the client's network, for all accounts; a right password gives it back. */
async function limitPasswords({ limits }: AuthContext, network: string): Promise<void> {
  if (!(await limits.take(`password:${network}`, limits.policies.passwordPerClient))) throw tooManyRequests();
}

/** A browser that the account has used before counts by itself: strangers cannot lock its owner out of it. */
function placeOf(context: AuthContext, request: FastifyRequest, user: UserRow | null, { ip }: Origin): Place {
  const browser = user === null ? null : browserOf(context, request, user.id);
  return browser === null ? { kind: 'network', id: ip } : { kind: 'browser', id: browser.id };
}
