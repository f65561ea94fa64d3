import type { FastifyRequest } from 'fastify';
import { pathUser } from './admin-users.ts';
import { note } from './audit.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { clientIp } from './request.ts';
import { liveSessionsOf, type SessionListing } from './sessions.ts';
import { deleteSessions } from './sessions-store.ts';

/** GET /admin/users/:id/sessions: where somebody is signed in. Not on the hosted wire. */
export async function listUserSessions(context: AuthContext, request: FastifyRequest): Promise<SessionListing[]> {
  const user = await pathUser(context, request);
  return liveSessionsOf(context, user.id);
}

/** DELETE /admin/users/:id/sessions: signs somebody out everywhere. Not on the hosted wire. */
export async function endUserSessions(context: AuthContext, request: FastifyRequest): Promise<{ ended: number }> {
  const user = await pathUser(context, request);
  const ended = await transaction(context.pool, async (tx) => {
    await note(tx, 'admin_sessions_ended', user.id, clientIp(request, context.settings.trustedProxies), context.now());
    return deleteSessions(tx, user.id);
  });
  return { ended };
}
