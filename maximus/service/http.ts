import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ProblemBody } from '../wire.ts';
import { Problem } from './problem.ts';

export interface HttpOptions {
  /** Origins of the page around the frame: nobody else may show it. */
  appOrigins: readonly string[];
  /** The built files of the frame; where they are not there (tests of the calls), only the calls are. */
  folder: string;
  onError: (error: unknown, what: string) => void;
}

const BODY_LIMIT = 256 * 1024;
const YEAR_SECONDS = 31_536_000;
/** Where the page is told which origins it may talk to. */
const ORIGINS = '__APP_ORIGINS__';

/** What the frame's page may do: its own files and calls, shown by the product alone. */
const policyFor = (appOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigins.join(' ')}`,
  ].join('; ');

/** The HTTP server of the frame without its calls: headers, files, and the one error handler. */
export function createHttp({ appOrigins, folder, onError }: HttpOptions): FastifyInstance {
  const http = fastify({ bodyLimit: BODY_LIMIT });
  const headers = {
    'content-security-policy': policyFor(appOrigins),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  http.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers).header('cache-control', 'no-store');
  });
  http.setErrorHandler(async (error: FastifyError | Problem, _request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) onError(error, 'a call of the Maximus frame failed');
    const { status, code, message } = problem;
    return reply.status(status).send({ error: message, message, code } satisfies ProblemBody);
  });
  http.setNotFoundHandler(async () => {
    throw new Problem(404, 'not_found', 'There is nothing at this address.');
  });
  servePage(http, folder, appOrigins);
  return http;
}

function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new Problem(status, 'invalid_input', 'Something in the request is missing or wrong.');
  }
  return new Problem(500, 'internal', 'Something went wrong. Nothing was charged. Please try again.');
}

function servePage(http: FastifyInstance, folder: string, appOrigins: readonly string[]): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8').replace(ORIGINS, appOrigins.join(' '));
  http.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  void http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
}
