import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { PoolClient } from 'pg';
import QRCode from 'qrcode';
import { z } from 'zod';
import { note } from './audit.ts';
import { requireCaller, isUuid } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { run, transaction } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import { deleteRecoveryCodes, factorsOf, findFactor, hasVerifiedFactor } from './factors-store.ts';
import type { FactorRow } from './factors-store.ts';
import { clientIp, limitClient, readBody, text } from './request.ts';
import { places } from './seal-stored.ts';
import { queueNotice } from './mails.ts';
import { lowerSessions } from './sessions-store.ts';
import { lockUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';
import { seconds } from './settings.ts';

const mostFactors = 10;

/** The caller, who is a person with an account. */
export async function factorCaller(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(context, request);
  if (caller.user.is_anonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  return caller;
}

/** The caller's own factor by the id in the path; anything else is 404. */
export async function ownFactor(context: AuthContext, caller: Caller, id: string): Promise<FactorRow> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(context.pool, caller.user.id, id);
  if (factor === null) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** The authenticator's arithmetic for a factor: 30 seconds, six digits, SHA-1, as every app has it. */
export function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
}

const enrollBody = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** POST /factors: a new authenticator, unverified until its first code. */
export async function enroll(context: AuthContext, request: FastifyRequest): Promise<Record<string, unknown>> {
  const caller = await factorCaller(context, request);
  await limitClient(context, request, 'factors');
  const given = readBody(request, enrollBody);
  if (given.factor_type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (given.factor_type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  if (given.factor_type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
  const name = given.friendly_name.slice(0, 100);
  await requireRoom(context, caller, name);
  const id = randomUUID();
  const secret = new Secret({ size: 20 }).base32;
  const issuer = given.issuer.slice(0, 100) || new URL(context.settings.siteUrl).host;
  const now = context.now();
  const inserted = await run(
    context.pool,
    `insert into auth.factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5) on conflict do nothing`,
    [id, caller.user.id, name, context.vault.seal(secret, places.factor(id)), now],
  );
  if (inserted === 0) throw nameConflict(name);
  await note(context.pool, 'factor_enrolled', caller.user.id, clientIp(request, context.settings.trustedProxies), now);
  const uri = totpOf(secret, issuer, caller.user.email ?? 'account').toString();
  const qrCode = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } };
}

const nameConflict = (name: string): AuthError =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );

async function requireRoom(context: AuthContext, caller: Caller, name: string): Promise<void> {
  // Enrolments that nobody finished make room after the challenge time.
  await run(context.pool, `delete from auth.factors where user_id = $1 and status = 'unverified' and created_at < $2`, [
    caller.user.id,
    new Date(context.now().getTime() - seconds.challenge * 1000),
  ]);
  const factors = await factorsOf(context.pool, caller.user.id);
  if (factors.length >= mostFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (name !== '' && factors.some((factor) => factor.friendly_name === name)) throw nameConflict(name);
  if (factors.some((factor) => factor.status === 'verified') && caller.session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** Removes a factor. The last verified one takes the recovery codes with it, which stand in for it alone. */
export async function removeFactor(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  factor: FactorRow,
): Promise<void> {
  await lockUser(tx, user.id);
  await run(tx, 'delete from auth.factors where id = $1', [factor.id]);
  if (factor.status !== 'verified') return;
  await lowerSessions(tx, user.id);
  if (!(await hasVerifiedFactor(tx, user.id))) await deleteRecoveryCodes(tx, user.id);
  await queueNotice(context, tx, user, 'factor_removed', { name: factor.friendly_name || 'Authenticator app' });
}

/** POST /factors/:id/challenge: five minutes in which to show a code. */
export async function challengeFactor(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<{ id: string; type: 'totp'; expires_at: number }> {
  const caller = await factorCaller(context, request);
  await limitClient(context, request, 'factors');
  const factor = await ownFactor(context, caller, id);
  const now = context.now();
  const challengeId = randomUUID();
  await run(context.pool, 'insert into auth.challenges (id, factor_id, created_at) values ($1, $2, $3)', [
    challengeId,
    factor.id,
    now,
  ]);
  await run(context.pool, 'update auth.factors set last_challenged_at = $2 where id = $1', [factor.id, now]);
  return { id: challengeId, type: 'totp', expires_at: Math.floor(now.getTime() / 1000) + seconds.challenge };
}

/** DELETE /factors/:id: a verified one only by someone who has shown it. Every session falls back to aal1. */
export async function unenroll(context: AuthContext, request: FastifyRequest, id: string): Promise<{ id: string }> {
  const caller = await factorCaller(context, request);
  const factor = await ownFactor(context, caller, id);
  if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await transaction(context.pool, async (tx) => {
    await removeFactor(context, tx, caller.user, factor);
    await note(
      tx,
      'factor_unenrolled',
      caller.user.id,
      clientIp(request, context.settings.trustedProxies),
      context.now(),
    );
  });
  return { id: factor.id };
}
