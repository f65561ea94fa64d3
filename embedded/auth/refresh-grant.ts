import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import { activeDescendant, findRefreshToken, rotate } from './refresh-store.ts';
import type { RefreshRow } from './refresh-store.ts';
import { readBody, text } from './request.ts';
import { deleteSession, lockSession, sessionEnd, touchSession } from './sessions-store.ts';
import type { SessionRow } from './sessions-store.ts';
import { sessionView } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { findUser, isBanned } from './users-store.ts';

const body = z.object({ refresh_token: text });

/** A used token may come back within ten seconds: two tabs, or a lost answer. */
const reuseMs = 10_000;

const refusal = (code: string, message: string): AuthError =>
  new AuthError(400, code, `Invalid Refresh Token: ${message}`);

/** /token refresh_token: rotates. */
export async function refreshGrant(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  const given = readBody(request, body);
  if (given.refresh_token === '') throw invalid('refresh_token required');
  // A refusal is returned, not thrown: when a stolen token ends a session, that must be committed.
  const result = await transaction(context.pool, (tx) => refresh(context, tx, given.refresh_token));
  if (result instanceof AuthError) throw result;
  return result;
}

async function refresh(context: AuthContext, tx: PoolClient, token: string): Promise<SessionView | AuthError> {
  const now = context.now();
  const found = await findRefreshToken(tx, token);
  if (found === null) return refusal('refresh_token_not_found', 'Refresh Token Not Found');
  const session = await lockSession(tx, found.session_id);
  // Read again under the lock: the call before this one may have exchanged it.
  const row = session === null ? null : await findRefreshToken(tx, token);
  if (session === null || row === null) return refusal('session_not_found', 'No Valid Session Found');
  const user = await findUser(tx, session.user_id);
  if (user === null) return refusal('session_not_found', 'No Valid Session Found');
  if (isBanned(user, now)) return refusal('user_banned', 'User Banned');
  const end = sessionEnd(session, now);
  if (end !== null) {
    await deleteSession(tx, session.id);
    return refusal('session_expired', end === 'inactive' ? 'Session Expired (Inactivity)' : 'Session Expired');
  }
  const next = row.used_at === null ? await rotate(tx, row, token, now) : await reused(tx, row, token, now);
  if (next === null) {
    await deleteSession(tx, session.id);
    await note(tx, 'refresh_token_reused', user.id, session.ip, now);
    return refusal('refresh_token_already_used', 'Already Used');
  }
  await touchSession(tx, session.id, now);
  return sessionView(context, tx, user, session satisfies SessionRow, next);
}

/** The active token for someone who shows a used one honestly, or null: then it was stolen, now or before. */
async function reused(tx: PoolClient, row: RefreshRow, token: string, now: Date): Promise<string | null> {
  const active = await activeDescendant(tx, row, token);
  if (active === null) return null;
  // The direct parent is good at any age: its holder never received the answer.
  const recent = row.used_at !== null && now.getTime() - row.used_at.getTime() <= reuseMs;
  return active.steps === 1 || recent ? active.token : null;
}
