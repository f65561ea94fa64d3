import type { FastifyInstance } from 'fastify';

/** A part of the house that must be there before people are let in; `name` is shown while it is not. */
export interface ReadyCheck {
  name: string;
  ready: () => boolean | Promise<boolean>;
}

/** Something that is wrong although people can be let in; `name` is shown while it is. */
export interface Problem {
  name: string;
  isThere: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: 200 once every check holds, else 503 naming what is missing. Problems are named, and
 * leave the status as it is: a balancer that took every process away for them would make them worse.
 */
export function reportHealth(
  app: FastifyInstance,
  checks: readonly ReadyCheck[],
  problems: readonly Problem[] = [],
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async ({ name, ready }) => {
        try {
          return { name, ready: await ready() };
        } catch {
          return { name, ready: false };
        }
      }),
    );
    const waiting = results.filter((result) => !result.ready).map((result) => result.name);
    return reply.status(waiting.length === 0 ? 200 : 503).send({
      status: waiting.length === 0 ? 'ready' : 'waiting',
      waiting,
      problems: problems.filter(({ isThere }) => isThere()).map(({ name }) => name),
    });
  });
}
