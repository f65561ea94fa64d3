import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/errors.ts';
import { bearerOf, type ResolveCaller } from './caller.ts';

/** Whoever is no administrator learns nothing about which calls of administrators exist: 401 and 403 for all of them. */
export function guardAdminPaths(app: FastifyInstance, resolveCaller: ResolveCaller): void {
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/admin/*',
    handler: async (request) => {
      const token = bearerOf(request);
      const caller = token === null ? null : await resolveCaller(token, true, request.ip);
      if (caller === null) throw new Refusal('unauthorized');
      throw new Refusal(caller.isAdmin ? 'not_found' : 'forbidden');
    },
  });
}
