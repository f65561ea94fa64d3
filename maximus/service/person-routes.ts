import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PEOPLE } from '../../contract/maximus.ts';
import type { Parts } from './parts.ts';
import { deletePerson, readPerson } from './person-store.ts';
import { notFound, Problem } from './problem.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const Params = z.object({ userId: z.uuid() });

/** What the product asks about a person who takes along what is kept about them, or leaves. */
export function personRoutes(http: FastifyInstance, { pool, serviceKey }: Parts): void {
  const expected = hashOf(`Bearer ${serviceKey}`);
  const personOf = ({ headers, params }: FastifyRequest): string => {
    if (!timingSafeEqual(hashOf(headers.authorization ?? ''), expected)) {
      throw new Problem(401, 'unauthorized', 'This call is for the product alone.');
    }
    const parsed = Params.safeParse(params);
    if (!parsed.success) throw notFound();
    return parsed.data.userId;
  };
  const url = `${PEOPLE}/:userId`;
  http.route({ method: 'GET', url, handler: async (request) => readPerson(pool, personOf(request)) });
  http.route({
    method: 'DELETE',
    url,
    handler: async (request) => {
      await deletePerson(pool, personOf(request));
      return { deleted: true };
    },
  });
}
