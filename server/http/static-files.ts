import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/errors.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built browser files, pre-compressed. A file under `/assets` has a hash in its name and never changes; the
 * page is asked for anew each time. Any other address that a person may type is the page; a missing file or API call is
 * a 404 in JSON.
 *
 * @param folder `dist/web`; where it does not exist (tests of the API), only the 404 is there
 */
export function serveStaticFiles(app: FastifyInstance, folder: string): void {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    void app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
      wildcard: false,
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built || !isPage(request)) throw new Refusal('not_found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(?:api|assets)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}
