import type { FastifyRequest } from 'fastify';
import { note } from './audit.ts';
import { isUuid, requireCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { deviceOf } from './device.ts';
import { AuthError } from './errors.ts';
import { hasVerifiedFactor } from './factors-store.ts';
import { clientIp } from './request.ts';
import { deleteSession, findSession, sessionEnd, sessionsOf } from './sessions-store.ts';

/** A session as its owner sees it, and an administrator. Times are RFC 3339. */
export interface SessionListing {
  id: string;
  device: string;
  /** The network address that it was opened from; an IPv6 one without its last half. */
  ip: string | null;
  created_at: string;
  /** When the device last asked for a new token: at most an hour before its last use. */
  refreshed_at: string;
}

/** The caller; with a second factor only once it was shown. Throws 403 `insufficient_aal`. */
export async function raisedCaller(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(context, request);
  if (caller.session.aal !== 'aal2' && (await hasVerifiedFactor(context.pool, caller.user.id))) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required when MFA is enabled.');
  }
  return caller;
}

/** GET /sessions: where the caller is signed in, the one that was used last first. Not on the hosted wire. */
export async function listSessions(
  context: AuthContext,
  request: FastifyRequest,
): Promise<(SessionListing & { is_current: boolean })[]> {
  const { user, session } = await raisedCaller(context, request);
  const live = await liveSessionsOf(context, user.id);
  return live.map((listing) => ({ ...listing, is_current: listing.id === session.id }));
}

/** The sessions of a person that have not ended by themselves, the one that was used last first. */
export async function liveSessionsOf(context: AuthContext, userId: string): Promise<SessionListing[]> {
  const live = (await sessionsOf(context.pool, userId)).filter((row) => sessionEnd(row, context.now()) === null);
  return live.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
    refreshed_at: row.refreshed_at.toISOString(),
  }));
}

/** DELETE /sessions/:id: signs one device of the caller out; 404 for any other session. Not on the hosted wire. */
export async function endSession(context: AuthContext, request: FastifyRequest, id: string): Promise<{ id: string }> {
  const { user } = await raisedCaller(context, request);
  const session = isUuid(id) ? await findSession(context.pool, id, user.id) : null;
  if (session === null) throw new AuthError(404, 'session_not_found', 'Session not found');
  await transaction(context.pool, async (tx) => {
    await deleteSession(tx, session.id);
    await note(tx, 'session_ended', user.id, clientIp(request, context.settings.trustedProxies), context.now());
  });
  return { id: session.id };
}
