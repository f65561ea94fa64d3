import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A shorter reply fits into a packet or two as it is. */
const WORTH_IT = 4096;

const zip = promisify(gzip);

/**
 * Sends long replies compressed to whoever can read them: a history of thousands of guides is a quarter of its size. At
 * the quickest level, which loses little on JSON, and on a thread of the pool. Files and events are streams and stay as
 * they are; built files come compressed already. What a page elsewhere could learn from the length of a reply needs
 * calls in somebody's name, and those need the bearer.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding')) return payload;
    vary(reply);
    if (!readsGzip(request)) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return zip(payload, { level: constants.Z_BEST_SPEED });
  });
}

function vary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
}

function readsGzip({ headers }: FastifyRequest): boolean {
  const { 'accept-encoding': accepted = '' } = headers;
  return [accepted]
    .flat()
    .join(',')
    .split(',')
    .some((one) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(one));
}
