import type { FastifyInstance } from 'fastify';

/** Leaves bodies as they came, as a buffer, in this part of the server: for a signature over their bytes. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
