import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { AuthError, sendError, versionHeader } from './errors.ts';
import { routes } from './routes.ts';
import { sizes } from './settings.ts';

const allowedHeaders = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-client-ip',
  'x-jwt-aud',
  'x-supabase-api-version',
  'x-use-cookie',
].join(', ');

/** The service's HTTP side, under /auth/v1. */
export async function buildHttp(context: AuthContext): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: sizes.bodyBytes,
    // HEAD of a link must not do what GET does, so no HEAD route is made by itself.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      void fail(context, error, request, reply);
    },
  });
  // Whatever the content type says, the body is text that the call parses: clients of the wire differ.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(reply);
    if (request.method === 'OPTIONS') await preflight(reply);
  });
  app.setErrorHandler((error, request, reply) => fail(context, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AuthError(404, 'not_found', 'Not found')));
  await app.register(routes(context), { prefix: '/auth/v1' });
  await app.ready();
  return app;
}

function commonHeaders(reply: FastifyReply): void {
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    // No right rests on a cookie: a token has to be sent on purpose, so any origin may ask.
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', `${versionHeader}, X-Total-Count, Link, x-sb-error-code`);
}

async function preflight(reply: FastifyReply): Promise<void> {
  await reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS')
    .header('access-control-allow-headers', allowedHeaders)
    .header('access-control-max-age', '600')
    .send();
}

function fail(context: AuthContext, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AuthError) {
    if (error.status === 429) reply.header('retry-after', '60');
    return sendError(request, reply, error);
  }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) {
    return sendError(request, reply, new AuthError(413, 'validation_failed', 'The request body is too large'));
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return sendError(request, reply, new AuthError(400, 'validation_failed', 'The request could not be read'));
  }
  // The path without its query: links carry their token there.
  context.settings.log('error', 'auth: a call failed', {
    method: request.method,
    path: request.url.split('?')[0],
    reason: describeError(error),
  });
  return sendError(
    request,
    reply,
    new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  );
}
