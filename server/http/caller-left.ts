import type { FastifyReply } from 'fastify';

/** Aborts when the caller goes away before the answer was sent: what is still being done for them can stop. */
export function whenCallerLeaves({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const look = (): void => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) look();
  else raw.once('close', look);
  return controller.signal;
}
