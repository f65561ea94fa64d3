import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { all, run, transaction } from './database.ts';
import { AuthError, tooManyRequests } from './errors.ts';
import { raise } from './factor-verify.ts';
import { factorCaller } from './factors.ts';
import { deleteRecoveryCodes, hasVerifiedFactor } from './factors-store.ts';
import { queueNotice } from './mails.ts';
import { clientIp, limitClient, readBody, text } from './request.ts';
import { lockSession } from './sessions-store.ts';
import { raisedCaller } from './sessions.ts';
import type { SessionView } from './sign-in.ts';
import { lockUser } from './users-store.ts';

/*
 * Recovery codes stand in for an authenticator that was lost. The hosted wire has none of these calls.
 */

const howMany = 10;
/** Without letters and digits that look like each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

interface CodeRow {
  id: string;
  code_hash: string;
}

const codesOf = (context: AuthContext, userId: string): Promise<CodeRow[]> =>
  all<CodeRow>(context.pool, 'select id, code_hash from auth.recovery_codes where user_id = $1', [userId]);

/** Ten letters and digits, 49 random bits; guessing is slow because each is stored like a password. */
const newCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The code as it was made, however it was typed. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

const noFactor = (): AuthError => new AuthError(422, 'mfa_factor_not_found', 'No verified factor');

/** GET /recovery-codes: whether there are any; how many only where the second factor was shown (decision 88). */
export async function countRecoveryCodes(
  context: AuthContext,
  request: FastifyRequest,
): Promise<{ any: boolean; remaining?: number }> {
  const { user, session } = await factorCaller(context, request);
  const remaining = (await codesOf(context, user.id)).length;
  return { any: remaining > 0, ...(session.aal === 'aal2' && { remaining }) };
}

/** POST /recovery-codes: ten new ones, shown this once; those from before no longer work. Needs aal2. */
export async function createRecoveryCodes(context: AuthContext, request: FastifyRequest): Promise<{ codes: string[] }> {
  const { user, session } = await raisedCaller(context, request);
  await limitClient(context, request, 'factors');
  if (session.aal !== 'aal2') throw noFactor();
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = await Promise.all(codes.map((code) => context.passwords.hash(code)));
  await transaction(context.pool, async (tx) => {
    await lockUser(tx, user.id);
    const present = await lockSession(tx, session.id);
    if (present?.aal !== 'aal2' || !(await hasVerifiedFactor(tx, user.id))) throw noFactor();
    await deleteRecoveryCodes(tx, user.id);
    const now = context.now();
    for (const hash of hashes) {
      await run(tx, 'insert into auth.recovery_codes (id, user_id, code_hash, created_at) values ($1, $2, $3, $4)', [
        randomUUID(),
        user.id,
        hash,
        now,
      ]);
    }
    await note(tx, 'recovery_codes_made', user.id, clientIp(request, context.settings.trustedProxies), now);
  });
  return { codes: codes.map(shown) };
}

const body = z.object({ code: text });

/** POST /recovery-codes/verify: raises the session to aal2, as a code of the authenticator does; each works once. */
export async function verifyRecoveryCode(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  const caller = await factorCaller(context, request);
  await limitClient(context, request, 'factors');
  const code = plain(readBody(request, body).code);
  const { limits } = context;
  const policy = limits.policies.recoveryCodes;
  const key = `recovery-codes:${caller.user.id}`;
  if (!(await limits.take(key, policy))) throw tooManyRequests();
  const right = await matching(context, await codesOf(context, caller.user.id), code);
  const ip = clientIp(request, context.settings.trustedProxies);
  const session =
    right === null ? null : await transaction(context.pool, (tx) => redeem(context, tx, { caller, id: right, ip }));
  if (session === null) throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  await limits.adjust(key, policy, 1);
  context.mailWaiting();
  return session;
}

async function matching(context: AuthContext, rows: readonly CodeRow[], code: string): Promise<string | null> {
  const right = await Promise.all(rows.map((row) => context.passwords.matches(row.code_hash, code)));
  return rows[right.indexOf(true)]?.id ?? null;
}

/** Null when another call was first with the code, or the session or the factor is gone. */
async function redeem(
  context: AuthContext,
  tx: PoolClient,
  { caller, id, ip }: { caller: Caller; id: string; ip: string },
): Promise<SessionView | null> {
  await lockUser(tx, caller.user.id);
  const session = await lockSession(tx, caller.session.id);
  if (session === null || !(await hasVerifiedFactor(tx, caller.user.id))) return null;
  if ((await run(tx, 'delete from auth.recovery_codes where id = $1', [id])) === 0) return null;
  const left = await all(tx, 'select id from auth.recovery_codes where user_id = $1', [caller.user.id]);
  await queueNotice(context, tx, caller.user, 'recovery_code_used', { left: String(left.length) });
  await note(tx, 'recovery_code_used', caller.user.id, ip, context.now());
  return raise(context, tx, { caller, session, method: 'recovery_code', ip });
}
