import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { Unreadable } from '../../reading/document.ts';
import type { FetchedPage } from '../import-source.ts';
import { SIZE_LIMIT } from '../read-file.ts';
import { publicOnly, type AddressPolicy } from './address-policy.ts';
import { connectPage, resolveBySystem, type ConnectOptions } from './connect-page.ts';

export interface FetchOptions {
  /** Which addresses may be connected to; the public internet when not given. */
  policy?: AddressPolicy;
  /** How names are resolved; by the system when not given. */
  resolve?: ConnectOptions['resolve'];
  /** How long the whole fetch may take, in milliseconds. */
  timeLimit?: number;
  /** How many bytes the answer may have, unpacked. */
  sizeLimit?: number;
}

const REDIRECTS = 5;

/** What a guide may be sent as, and the ending that its name then gets where the address has none. */
const endings: Partial<Record<string, string>> = {
  'text/html': '.html',
  'application/xhtml+xml': '.html',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'text/markdown': '.md',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/octet-stream': '',
  'binary/octet-stream': '',
};

/**
 * Fetches a web page or document. Every redirect is checked like the first address.
 *
 * @throws Unreadable with the reason when the address is refused or does not answer with a document
 */
export async function fetchPage(address: string, options: FetchOptions = {}): Promise<FetchedPage> {
  const { policy = publicOnly, resolve = resolveBySystem, timeLimit = 60_000, sizeLimit = SIZE_LIMIT } = options;
  const signal = AbortSignal.timeout(timeLimit);
  try {
    let url = parseAddress(address);
    for (let hops = 0; ; hops += 1) {
      const answer = await connectPage(url, { policy, resolve, signal });
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        answer.destroy();
        if (hops === REDIRECTS) throw new Unreadable(`The address redirects more than ${REDIRECTS} times.`);
        url = parseAddress(headers.location, url);
        continue;
      }
      if (status !== 200) {
        answer.destroy();
        throw new Unreadable(`The address answered with status ${status}.`);
      }
      return await readPage(answer, url, sizeLimit, signal);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    if (signal.aborted)
      throw new Unreadable(`The address did not answer within ${Math.round(timeLimit / 1000)} seconds.`);
    throw new Unreadable('The address cannot be reached.');
  }
}

function parseAddress(address: string, base?: URL): URL {
  try {
    const url = new URL(address, base);
    url.hash = '';
    return url;
  } catch {
    throw new Unreadable('This is not a web address.');
  }
}

async function readPage(
  answer: IncomingMessage,
  url: URL,
  sizeLimit: number,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const [type = '', ...rest] = (answer.headers['content-type'] ?? 'application/octet-stream').split(';');
  const mediaType = type.trim().toLowerCase();
  const ending = endings[mediaType];
  if (ending === undefined) {
    answer.destroy();
    throw new Unreadable(`The address holds ${mediaType}, which is not a guide.`);
  }
  const bytes = await readBody(answer, sizeLimit, signal);
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(rest.join(';'))?.[1];
  return { bytes, url: url.href, name: nameOfPage(url, mediaType, ending), charset };
}

async function readBody(answer: IncomingMessage, sizeLimit: number, signal: AbortSignal): Promise<Uint8Array> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding)) {
    answer.destroy();
    throw new Unreadable('The address answers in an encoding that was not asked for.');
  }
  const stated = Number(answer.headers['content-length']);
  const unpacked = encoding === 'identity' ? answer : answer.pipe(createGunzip());
  answer.once('error', (error) => unpacked.destroy(error));
  signal.addEventListener('abort', () => unpacked.destroy(new Error('too late')), { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > sizeLimit) throw new Unreadable('The answer of the address is larger than 100 MB.');
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  if (encoding === 'identity' && stated > size) throw new Unreadable('The answer of the address was cut off.');
  return Buffer.concat(chunks);
}

/** Web pages go by their address: what stands before the query often ends in something that says nothing of the type. */
function nameOfPage(url: URL, mediaType: string, ending: string): string {
  const last = decodeName(url.pathname.split('/').findLast((part) => part !== '') ?? url.hostname);
  if (ending === '') return last;
  const bare = last.replace(/\.(?:html?|xhtml|php|aspx?|jsp|cfm|pdf|docx?|txt|md)$/i, '');
  return `${bare === '' ? url.hostname : bare}${mediaType === 'text/plain' && /\.md$/i.test(last) ? '.md' : ending}`;
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll(/[/\\\0]/g, ' ');
  } catch {
    return part;
  }
}
