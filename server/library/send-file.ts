import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuideFile } from './guide-file.ts';

/** Nothing in a file may run or load anything; our own reader may look into it to mark a passage. */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-same-origin";

/** Sends a file, or the part of it that the request's `Range` asks for. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: GuideFile,
  download: boolean,
): FastifyReply {
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': disposition(download ? 'attachment' : 'inline', file.name),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    // Our reader shows it in a frame of its own page.
    'x-frame-options': 'SAMEORIGIN',
  });
  // A browser's own PDF viewer does not start in a sandbox.
  if (file.contentType !== 'application/pdf') void reply.header('content-security-policy', CSP);
  const range = rangeOf(request.headers.range, file.size);
  if (range === 'beyond') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  }
  void reply.type(file.contentType);
  if (range === null) {
    void reply.header('content-length', file.size);
    return reply.send(file.size === 0 ? '' : file.stream(0, file.size - 1));
  }
  const [start, end] = range;
  void reply.header('content-length', end - start + 1).header('content-range', `bytes ${start}-${end}/${file.size}`);
  return reply.status(206).send(file.stream(start, end));
}

/**
 * The part that a `Range` header asks for, first and last byte; null for the whole file, which also answers what is
 * not understood or asks for several parts.
 */
function rangeOf(header: string | undefined, size: number): [start: number, end: number] | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start >= size || start > end ? 'beyond' : [start, end];
}

/** Names come from whoever published the guide: quotes, breaks and paths in them must not reach the header. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const bare =
    name
      .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|;]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 150) || 'guide';
  const ascii =
    bare
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .trim() || 'guide';
  const encoded = encodeURIComponent(bare.toWellFormed()).replaceAll(
    /['()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
