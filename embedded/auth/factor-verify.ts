import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import { isUuid } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { one, run, transaction } from './database.ts';
import { AuthError, invalid, tooManyRequests } from './errors.ts';
import { factorCaller, ownFactor, totpOf } from './factors.ts';
import { hasVerifiedFactor } from './factors-store.ts';
import type { FactorRow } from './factors-store.ts';
import { queueNotice } from './mails.ts';
import { deleteRefreshTokens, insertRefreshToken } from './refresh-store.ts';
import { limitClient, originOf, readBody, text } from './request.ts';
import { places } from './seal-stored.ts';
import { deleteLowSessions, lockSession, raiseSession } from './sessions-store.ts';
import type { SessionRow } from './sessions-store.ts';
import { seconds } from './settings.ts';
import { sessionView } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { lockUser, updateUser } from './users-store.ts';

const body = z.object({ challenge_id: text, code: text });
const step = 30;
const tries = 5;
const minute = 60_000;

/** POST /factors/:id/verify: raises the session to aal2 under a new refresh token. */
export async function verifyFactor(context: AuthContext, request: FastifyRequest, id: string): Promise<SessionView> {
  const caller = await factorCaller(context, request);
  await limitClient(context, request, 'factors');
  const factor = await ownFactor(context, caller, id);
  const given = readBody(request, body);
  const code = given.code.replaceAll(/\s/g, '');
  if (code === '') throw invalid('Code needs to be non-empty');
  const { ip } = originOf(context, request);
  const result = await transaction(context.pool, (tx) =>
    check(context, tx, caller, factor.id, given.challenge_id, code, ip),
  );
  // Returned, not thrown: the count of wrong codes must be committed.
  if (result instanceof AuthError) throw result;
  context.mailWaiting();
  return result;
}

async function check(
  context: AuthContext,
  tx: PoolClient,
  caller: Caller,
  factorId: string,
  challengeId: string,
  code: string,
  ip: string,
): Promise<SessionView | AuthError> {
  const now = context.now();
  // Everything locks the person before what belongs to them; an enrolment that comes between waits for it.
  await lockUser(tx, caller.user.id);
  const factor = await one<FactorRow>(tx, 'select * from auth.factors where id = $1 for update', [factorId]);
  const session = await lockSession(tx, caller.session.id);
  if (factor === null || session === null) return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  // Whoever knows the password alone may not add an authenticator of their own beside the owner's.
  if (factor.status === 'unverified' && session.aal !== 'aal2' && (await hasVerifiedFactor(tx, caller.user.id))) {
    return new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
  }
  const refused = await refuseChallenge(tx, factor, challengeId, now);
  if (refused !== null) return refused;
  if (factor.locked_until !== null && factor.locked_until > now) return tooManyRequests();
  const secret = context.vault.open(factor.secret, places.factor(factor.id));
  const used = usedStep({ ...factor, secret }, code, now);
  if (used === null) {
    await countWrong(tx, factor, now);
    await note(tx, 'factor_refused', caller.user.id, ip, now);
    return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await run(
    tx,
    `update auth.factors set status = 'verified', last_used_step = $2, failed_attempts = 0, locked_until = null, updated_at = $3 where id = $1`,
    [factor.id, used, now],
  );
  await run(tx, 'delete from auth.challenges where id = $1', [challengeId]);
  await run(tx, `delete from auth.factors where user_id = $1 and status = 'unverified'`, [caller.user.id]);
  if (factor.status === 'unverified') {
    await queueNotice(context, tx, caller.user, 'factor_added', { name: factor.friendly_name || 'Authenticator app' });
  }
  return raise(context, tx, { caller, session, method: 'totp', ip });
}

interface Raising {
  caller: Caller;
  session: SessionRow;
  method: 'totp' | 'recovery_code';
  ip: string;
}

/** Raises a locked session to aal2 under a new refresh token. */
export async function raise(
  context: AuthContext,
  tx: PoolClient,
  { caller, session, method, ip }: Raising,
): Promise<SessionView> {
  const now = context.now();
  const raised = await raiseSession(tx, session, method, now);
  // The refresh tokens from before the second factor are gone: none of them may lead to aal2.
  await deleteRefreshTokens(tx, session.id);
  await deleteLowSessions(tx, caller.user.id);
  const user = await updateUser(tx, caller.user.id, { last_sign_in_at: now }, now);
  await note(tx, 'factor_verified', user.id, ip, now);
  return sessionView(context, tx, user, raised, await insertRefreshToken(tx, session.id, now));
}

async function refuseChallenge(
  tx: PoolClient,
  factor: FactorRow,
  challengeId: string,
  now: Date,
): Promise<AuthError | null> {
  const challenge = isUuid(challengeId)
    ? await one<{ created_at: Date }>(tx, 'select created_at from auth.challenges where id = $1 and factor_id = $2', [
        challengeId,
        factor.id,
      ])
    : null;
  if (challenge === null) {
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.created_at.getTime() + seconds.challenge * 1000 > now.getTime()) return null;
  await run(tx, 'delete from auth.challenges where id = $1', [challengeId]);
  return new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  );
}

/** The time step whose code this is, one step of skew each way; null for a wrong code and for one that was used. */
function usedStep(factor: FactorRow, code: string, now: Date): number | null {
  const delta = totpOf(factor.secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const used = Math.floor(now.getTime() / 1000 / step) + delta;
  return used > Number(factor.last_used_step) ? used : null;
}

/** Five wrong codes lock the factor for five minutes, five more for ten, at most for an hour. */
async function countWrong(tx: PoolClient, factor: FactorRow, now: Date): Promise<void> {
  const failed = factor.failed_attempts + 1;
  const locks = Math.floor(failed / tries);
  const pause = Math.min(60, 5 * 2 ** (locks - 1)) * minute;
  await run(tx, 'update auth.factors set failed_attempts = $2, locked_until = $3 where id = $1', [
    factor.id,
    failed,
    failed % tries === 0 ? new Date(now.getTime() + pause) : null,
  ]);
}
