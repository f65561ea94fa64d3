import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUser, deleteUser, getUser, listUsers, putUser } from './admin-users.ts';
import { deleteFactor, generateLink, invite, listFactors } from './admin-calls.ts';
import { endUserSessions, listUserSessions } from './admin-sessions.ts';
import { requireService } from './caller.ts';
import type { AuthContext } from './context.ts';
import { turnedOff } from './public-calls.ts';

const turnedOffPaths: readonly (readonly [string, () => Error])[] = [
  ['/admin/users/:id/passkeys', turnedOff.passkeys],
  ['/admin/users/:id/passkeys/*', turnedOff.passkeys],
  ['/admin/oauth/*', turnedOff.oauthServer],
  ['/admin/custom-providers', turnedOff.customProviders],
  ['/admin/custom-providers/*', turnedOff.customProviders],
  ['/admin/sso/*', turnedOff.sso],
];

/** The calls of the administrating server: every one needs the service's own token. */
export function adminRoutes(context: AuthContext): (app: FastifyInstance) => Promise<void> {
  type Call = (context: AuthContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  const json = (call: Call) => async (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('application/json').send(JSON.stringify(await call(context, request, reply)));

  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'OPTIONS') await requireService(context, request);
    });
    app.get('/admin/users', json(listUsers));
    app.post('/admin/users', json(createUser));
    app.get('/admin/users/:id', json(getUser));
    app.put('/admin/users/:id', json(putUser));
    app.delete('/admin/users/:id', json(deleteUser));
    app.get('/admin/users/:id/factors', json(listFactors));
    app.delete('/admin/users/:id/factors/:factor', json(deleteFactor));
    app.get('/admin/users/:id/sessions', json(listUserSessions));
    app.delete('/admin/users/:id/sessions', json(endUserSessions));
    for (const [path, refusal] of turnedOffPaths) app.all(path, () => Promise.reject(refusal()));
    app.post('/invite', json(invite));
    app.post('/admin/generate_link', json(generateLink));
  };
}
