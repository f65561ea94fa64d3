import type { IncomingMessage } from 'node:http';
import { WireError } from '../state.ts';

const LARGEST = 1024 * 1024;

/** The text of a request's body. Rejects with a WireError when it is larger than a megabyte. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  if (size > LARGEST) {
    throw new WireError(413, { type: 'invalid_request_error', message: 'The body of this request is too large.' });
  }
  return Buffer.concat(chunks).toString('utf8');
}
