import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from './create.ts';

const long = 'parental leave '.repeat(1000);
let app: FastifyInstance;

beforeAll(async () => {
  app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  app.get('/long', (_request, reply) => reply.type('application/json').send(JSON.stringify({ long })));
  app.get('/short', (_request, reply) => reply.type('application/json').send('{}'));
  app.get('/stream', (_request, reply) => reply.type('text/plain').send(Readable.from([long])));
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test('a long reply is sent compressed to whoever says that they can read it', async () => {
  for (const accepted of ['gzip', 'gzip, deflate, br, zstd', 'br, GZIP;q=0.5', '*']) {
    const answer = await get('/long', accepted);
    expect(answer.headers, accepted).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(1000);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual({ long });
  }
});

test('it is sent as it is to others, and says that it might have been otherwise', async () => {
  for (const accepted of [undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br']) {
    const answer = await get('/long', accepted);
    expect(answer.headers['content-encoding'], accepted).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.json()).toEqual({ long });
  }
});

test('short replies and streams stay as they are', async () => {
  const short = await get('/short', 'gzip');
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, '{}']);
  const stream = await get('/stream', 'gzip');
  expect([stream.headers['content-encoding'], stream.body]).toEqual([undefined, long]);
});
