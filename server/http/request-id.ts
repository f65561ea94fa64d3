import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that names a request, in what comes in and in every reply. */
export const REQUEST_ID = 'x-request-id';

const ids = new WeakMap<IncomingMessage, string>();

/** What a proxy may call a request: short, and nothing that could break a line of the log. */
const SAFE = /^[\w.-]{8,64}$/;

/**
 * The name of a request, the same whenever it is asked for. A proxy that we trust may have given it one; anybody else's is
 * ignored, so that nobody can make two requests look like one.
 */
export function requestId(request: IncomingMessage, trustsProxy: boolean): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers[REQUEST_ID];
  const id = trustsProxy && typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
