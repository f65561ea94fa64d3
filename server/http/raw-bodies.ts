import type { FastifyInstance } from 'fastify';

/**
 * Leaves bodies as they came, as a buffer, in this part of the server: for a signature over their bytes, or for files.
 *
 * @param bodyLimit the most bytes of a body, where it is not the server's own limit
 */
export function keepRawBodies(app: FastifyInstance, bodyLimit?: number): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', ...(bodyLimit !== undefined && { bodyLimit }) } as const;
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
}
