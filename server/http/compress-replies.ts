import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A shorter reply fits into a packet or two as it is. */
const WORTH_IT = 4096;

/** Below, compressing takes less than handing it to a thread of the pool and hearing from it. */
const AT_ONCE = 65_536;
/** The quickest level, which loses little on JSON. A window of 8 kB is filled sooner than the usual one, and loses nothing. */
const OPTIONS = { level: constants.Z_BEST_SPEED, windowBits: 13 };

const zip = promisify(gzip);

/**
 * Sends long replies compressed to whoever can read them: a history of thousands of guides is a quarter of its size. Files and
 * events are streams and stay as they are; built files come compressed already. What a page elsewhere could learn from the
 * length of a reply needs calls in somebody's name, and those need the bearer.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding')) return payload;
    vary(reply);
    if (!readsGzip(request)) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return payload.length < AT_ONCE ? gzipSync(payload, OPTIONS) : zip(payload, OPTIONS);
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
