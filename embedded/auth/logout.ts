import type { FastifyReply, FastifyRequest } from 'fastify';
import { note } from './audit.ts';
import { requireCaller } from './caller.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { invalid } from './errors.ts';
import { clientIp, query } from './request.ts';
import { deleteOtherSessions, deleteSession, deleteSessions } from './sessions-store.ts';
import { raisedCaller } from './sessions.ts';

/**
 * POST /logout?scope=global|local|others. Refresh tokens go with their session. Other sessions than the caller's are
 * ended only by somebody who has shown their second factor: throws 403 `insufficient_aal`.
 */
export async function logout(context: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const scope = query(request, 'scope') || 'global';
  const { user, session } = await (scope === 'local' ? requireCaller : raisedCaller)(context, request);
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
  }
  await transaction(context.pool, async (tx) => {
    if (scope === 'global') await deleteSessions(tx, user.id);
    else if (scope === 'local') await deleteSession(tx, session.id);
    else await deleteOtherSessions(tx, user.id, session.id);
    await note(tx, `logout_${scope}`, user.id, clientIp(request, context.settings.trustedProxies), context.now());
  });
  await reply.code(204).send();
}
