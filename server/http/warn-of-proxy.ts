import type { FastifyInstance } from 'fastify';

/**
 * Says once that calls come through a proxy although none is trusted: then everybody seems to call from the proxy's address,
 * and the limits of one caller are the limits of all.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    app.log.warn(
      'A proxy forwards calls, but TRUSTED_PROXIES is 0: all callers count as one. Set it to the number of proxies in front.',
    );
  });
}
