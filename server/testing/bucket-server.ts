import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BucketServer {
  /** Address of the bucket, as FILES_URL takes it. */
  url: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** What is kept, by path below the server. */
  objects: Map<string, Buffer>;
  /** True: every call is answered with 503, as a store does that is overloaded. */
  isAway: boolean;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'the secret of the tests' };

/**
 * A bucket on the wire of S3, for tests: GET with ranges, HEAD and PUT of objects addressed by path. Every call must carry a
 * signature (version 4) over what really arrived, and bodies the hash that was signed.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const state = { isAway: false };
  const server = createServer((request, response) => {
    void answer(objects, state.isAway, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/guides/originals`,
    credentials,
    objects,
    get isAway() {
      return state.isAway;
    },
    set isAway(value) {
      state.isAway = value;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  objects: Map<string, Buffer>,
  isAway: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (isAway) return refuse(response, 503, 'SlowDown');
  if (!isSigned(request, bytes)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname);
  if (!path.startsWith('/guides/')) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    objects.set(path, bytes);
    response.writeHead(200, { etag: etag(bytes) }).end();
    return;
  }
  const object = objects.get(path);
  if (object === undefined) return refuse(response, 404, 'NoSuchKey');
  send(request, response, object);
}

function send(request: IncomingMessage, response: ServerResponse, object: Buffer): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? object : object.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    etag: etag(object),
    'content-length': part.byteLength,
    'last-modified': new Date(0).toUTCString(),
    ...(from !== undefined && { 'content-range': `bytes ${from}-${to}/${object.byteLength}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const etag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Makes the signature of the call anew, by the published rules, and compares. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, bytes: Buffer): boolean {
  const [, id, scope = '', names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (id !== credentials.accessKeyId || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(bytes))) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, searchParams.toString(), signed.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return hmac(key, text).toString('hex') === given;
}
