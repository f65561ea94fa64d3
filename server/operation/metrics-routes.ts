import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/errors.ts';
import { bearerOf } from '../http/caller.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` for whoever holds the key; every answered request is counted. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, key: string): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.request({ method: request.method, route, status, seconds: elapsedTime / 1000 });
  });
  app.get('/metrics', async (request, reply) => {
    const given = bearerOf(request);
    if (given === null || !isSame(given, key)) throw new Refusal('unauthorized', 'The key of the metrics is needed.');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, key: string): boolean => timingSafeEqual(hash(given), hash(key));
