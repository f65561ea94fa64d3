import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { beginAnswer } from '../process/answering.ts';
import { compressReplies } from './compress-replies.ts';
import { loggerOptions, type LogLevel } from './log.ts';
import { endConnections } from './end-connections.ts';
import { handleErrors } from './handle-errors.ts';
import { readBodies } from './read-body.ts';
import { replyCheck } from './reply-check.ts';
import { REQUEST_ID, requestId } from './request-id.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

export interface HttpOptions {
  logLevel: LogLevel;
  /** How many proxies in front of us may be believed about the caller's address. */
  trustedProxies: number;
  /** Answers a request before the app sees it; false when it is not its own (the embedded auth service). */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const BODY_LIMIT = 1024 * 1024;

/**
 * How long a connection may take, in milliseconds. A request must have come in whole within the first; the answer may
 * take as long as it likes, as events do. An idle connection outlives the minute after which balancers close theirs.
 */
const times = { requestTimeout: 60_000, headersTimeout: 30_000, keepAliveTimeout: 72_000 };

/** Longer than a whole address can be: the mounting judges parameters, after it knows the caller. */
const NO_PARAM_LIMIT = 64 * 1024;

/** The HTTP server without any feature: limits, logging, the error handler, the check of every reply. */
export function createHttp(options: HttpOptions): FastifyInstance {
  const trustsProxy = options.trustedProxies > 0;
  const app: FastifyInstance = fastify<Server>({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustsProxy ? (_address: string, hop: number) => hop < options.trustedProxies : false,
    routerOptions: { maxParamLength: NO_PARAM_LIMIT },
    rewriteUrl: (request) => routable(request.url ?? '/'),
    genReqId: (request) => requestId(request, trustsProxy),
    // With a factory Fastify leaves the times to it.
    serverFactory: (handler): Server =>
      createServer(times, (request, response) => {
        // Also in what the app itself never sees.
        response.once('close', beginAnswer());
        response.setHeader(REQUEST_ID, requestId(request, trustsProxy));
        if (options.before?.(request, response) !== true) handler(request, response);
      }),
  });
  // The mounting validates, after it knows the caller; Fastify's own validation would come before.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(replyCheck);
  readBodies(app);
  endConnections(app);
  handleErrors(app);
  compressReplies(app);
  if (!trustsProxy) warnOfProxy(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}

/**
 * An address with escapes that mean nothing leads to the 404 like any other unknown one. Fastify would refuse it in words
 * of its own, past every hook.
 */
function routable(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return '/api/unknown';
  }
}
