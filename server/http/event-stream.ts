import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

/** An answer that is sent as server-sent events. */
export interface EventStream {
  /** Sends one event: a `data:` line with JSON. Does nothing when the reader has left. */
  send(event: unknown): void;
  end(): void;
  /** Aborted when the reader has left or the stream has ended. */
  readonly left: AbortSignal;
}

/** Begins to answer with events. From here on the status is 200: whatever may be refused is refused before. */
export function openEventStream(reply: FastifyReply): EventStream {
  // Hijacking skips the hooks that write headers, so what they have set is copied.
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(Object.fromEntries(headers) as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  raw.flushHeaders();
  const left = new AbortController();
  const heartbeat = setInterval(() => void raw.write(': still here\n\n'), HEARTBEAT_MS);
  raw.once('close', () => {
    clearInterval(heartbeat);
    left.abort();
  });
  // A reader who leaves in the middle of a write is no error of ours.
  raw.on('error', () => undefined);
  return {
    left: left.signal,
    send(event) {
      if (!left.signal.aborted && !raw.writableEnded) raw.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end() {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}
