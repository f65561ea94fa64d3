import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { errors } from '../../contract/errors.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { createHttp } from './create.ts';
import { reportHealth } from './health.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('every answer carries the security headers, a refusal and an unknown address too', async () => {
  for (const path of ['/api/config', '/api/chats', '/api/nowhere', '/readyz', '/api/docs', '/nowhere']) {
    const { headers } = await fetch(`${house.url}${path}`);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/upgrade-insecure|script-src[^;]*unsafe-inline|\*/);
    if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

test('over https the browser is told to stay, and may call the services that were given', async () => {
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  securityHeaders(app, {
    publicUrl: 'https://app.example',
    connect: ['https://auth.example'],
    frame: ['https://max.example'],
  });
  app.get('/', async () => 'x');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://auth.example;");
  expect(headers['content-security-policy']).toContain("frame-src 'self' blob: https://max.example;");
  await app.close();
});

test('a proxy that nobody trusts is warned of once; a trusted one is not', async () => {
  for (const [trustedProxies, warnings] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const app = createHttp({ logLevel: 'silent', trustedProxies });
    const warn = vi.spyOn(app.log, 'warn');
    await app.inject({ url: '/nowhere' });
    expect(warn).not.toHaveBeenCalled();
    for (const from of ['203.0.113.7', '203.0.113.8'])
      await app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': from } });
    expect(warn).toHaveBeenCalledTimes(warnings);
    await app.close();
  }
});

test('the API describes itself: every call of the contract, for machines and for people', async () => {
  const answer = await fetch(`${house.url}/api/openapi.json`);
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { security: unknown[]; responses: Record<string, unknown> }>>;
    components: { securitySchemes: Record<string, unknown> };
  };
  expect(document.openapi).toBe('3.1.0');
  const page = await (await fetch(`${house.url}/api/docs`)).text();
  for (const { method, path, access } of allEndpoints) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    expect(operation?.responses).toHaveProperty('200');
    expect(operation?.security).toEqual(access === 'public' ? [] : [{ bearer: [] }]);
    expect(page).toContain(path);
  }
  expect(document.components.securitySchemes).toHaveProperty('bearer');
  expect(page).not.toContain('<script');
});

test('a body that cannot be read is refused in its turn: after 401 and 404', async () => {
  const person = await house.person();
  const send = (token: string | null, path: string, method: string, body: string, type = 'application/json') =>
    fetch(`${house.url}${path}`, {
      method,
      body,
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    });
  expect((await send(null, '/api/chats', 'POST', '{nonsense')).status).toBe(401);
  expect((await send(null, '/api/chats', 'POST', 'a,b', 'text/csv')).status).toBe(401);
  const foreign = '/api/chats/6ecd8c99-4036-403d-bf84-cf8400f67836';
  expect((await send(person.token, foreign, 'PATCH', '{nonsense')).status).toBe(404);
  const malformed = await send(person.token, '/api/user/profile', 'PATCH', '{nonsense');
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({ code: 'malformed_body' });
  const csv = await send(person.token, '/api/user/profile', 'PATCH', 'a,b', 'text/csv');
  expect(csv.status).toBe(415);
  const large = await send(
    person.token,
    '/api/user/profile',
    'PATCH',
    JSON.stringify({ goals: 'x'.repeat(2_000_000) }),
  );
  expect(large.status).toBe(413);
  const empty = await send(person.token, '/api/guide-search/chat', 'POST', '');
  expect(empty.status).toBe(400);
  expect(await empty.json()).toMatchObject({ code: 'invalid_input' });
});

test('people never read the words of the validator, which are in the details', async () => {
  const person = await house.person();
  for (const body of [undefined, {}, { message: 7 }]) {
    const { error } = await person.call('POST /api/guide-search/chat', { body });
    expect(error).toMatchObject({ code: 'invalid_input', error: errors.invalid_input.message });
    expect(JSON.stringify(error.details)).toMatch(/Invalid/);
  }
  const ours = await person.call('POST /api/guide-search/chat', { body: { message: ' ' } });
  expect(ours.error.error).toBe('Please enter a message');
});

test('an address that cannot be read, or is far too long, is refused like an unknown one', async () => {
  const person = await house.person();
  const get = (path: string, token?: string) =>
    fetch(`${house.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  for (const path of ['/api/chats/%zz', '/api/chats/%E0%A4', '/%']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toEqual({
      error: errors.not_found.message,
      message: errors.not_found.message,
      code: 'not_found',
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const long = `/api/documents/${'x'.repeat(5_000)}`;
  expect((await get(long)).status).toBe(401);
  const known = await get(long, person.token);
  expect(known.status).toBe(404);
  expect(await known.json()).toMatchObject({ code: 'not_found' });
});

test('a request must come in within a minute', () => {
  expect(house.app.http.server).toMatchObject({
    requestTimeout: 60_000,
    headersTimeout: 30_000,
    keepAliveTimeout: 72_000,
  });
});

test('the page and the API answer under any name that reaches them', async () => {
  const port = Number(new URL(house.url).port);
  const status = (host: string) =>
    new Promise<number>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/api/config', headers: { host } }, (answer) =>
        resolve(answer.resume().statusCode ?? 0),
      )
        .on('error', reject)
        .end();
    });
  expect(await status(`localhost:${port}`)).toBe(200);
  expect(await status('benesight.example')).toBe(200);
});

test('a connection on which nothing, or half a request, was asked does not hold up the end; an answer in the making is finished', async () => {
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  let begun = (): void => undefined;
  const inTheMaking = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', () => {
    begun();
    return new Promise((resolve) => setTimeout(resolve, 500, 'done'));
  });
  app.post('/slow', async () => 'never');
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const unused = connect(port, '127.0.0.1').resume();
  await once(unused, 'connect');
  // Nor does a request that never comes in whole.
  const halves = [
    'GET /slow HTTP/1.1\r\nhost: x\r\n',
    'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf',
  ];
  const half = halves.map((text) => {
    const socket = connect(port, '127.0.0.1').resume();
    socket.on('error', () => undefined).write(text);
    return new Promise((resolve) => socket.once('close', resolve));
  });
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await inTheMaking;
  // Were the end held up, it would be for the five minutes that Node waits for a request, and the test would not end.
  const [answer] = await Promise.all([slow, app.close(), once(unused, 'close'), ...half]);
  expect(await answer.text()).toBe('done');
});

test('hundreds of connections that were used and are kept do not hold up the end', async () => {
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  app.get('/quick', async () => 'done');
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined).write('GET /quick HTTP/1.1\r\nhost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain('HTTP/1.1 200');
      socket.resume();
    }),
  );
  expect(app.server.listening).toBe(true);
  // Were the end held up, it would be for the 72 s that a connection is kept, and the test would not end.
  await Promise.all([app.close(), ...sockets.map((socket) => once(socket, 'close'))]);
});

test('ready only when every part is, and then the waiting one is named', async () => {
  expect(await (await fetch(`${house.url}/healthz`)).json()).toEqual({ status: 'ok' });
  await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status).toBe(200);
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  let searchable = false;
  reportHealth(app, [
    { name: 'database', ready: () => true },
    { name: 'search', ready: () => searchable },
    {
      name: 'broken',
      ready: async () => {
        if (!searchable) throw new Error('not yet');
        return true;
      },
    },
  ]);
  const waiting = await app.inject('/readyz');
  expect(waiting.statusCode).toBe(503);
  expect(waiting.json()).toMatchObject({ waiting: ['search', 'broken'] });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  searchable = true;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
});

test('files are served as they were compressed; a screen is the page; anything else is a 404', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'index.html.br'), 'brotli');
  writeFileSync(join(folder, 'assets/app-abc123.js'), 'let x;');
  writeFileSync(join(folder, 'assets/app-abc123.js.br'), 'packed');
  writeFileSync(join(folder, 'assets/app-abc123.js.gz'), 'zipped');
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  securityHeaders(app, { publicUrl: null, connect: [], frame: [] });
  serveStaticFiles(app, { folder, screens: ['/', '/guide', '/documents/$documentId'] });
  const get = (url: string, encoding = 'identity', accept = '*/*') =>
    app.inject({ url, headers: { 'accept-encoding': encoding, accept } });

  const script = await get('/assets/app-abc123.js', 'gzip, br');
  // What says something of a page only is not sent with each of its parts.
  expect(script.headers).not.toHaveProperty('content-security-policy');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.body).toBe('packed');
  expect(script.headers['vary']).toContain('accept-encoding');
  expect((await get('/assets/app-abc123.js', 'gzip')).body).toBe('zipped');
  expect((await get('/assets/app-abc123.js')).body).toBe('let x;');
  for (const path of [
    '/',
    '/guide',
    '/documents/6ecd8c99-4036-403d-bf84-cf8400f67836?page=2',
    '/documents/a-b',
    '/guide/',
  ]) {
    const page = await get(path);
    expect(page.statusCode, path).toBe(200);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<title>page');
  }
  // A browser that asks for a page is told no more than a script where a file or a call is missing.
  const files = ['/assets/gone.js', '/gone.png', '/.git/config', '/.env.local', '/a.php/b', '/documents/x.pdf'];
  const gone = [...files, '/documents/.env', '/documents/x/y.pdf', '/api', '/api/gone'];
  for (const path of [...gone, '/..%2f..%2fpackage.json']) {
    const missing = await get(path, 'identity', 'text/html');
    expect(missing.statusCode, path).toBe(404);
    expect(missing.json()).toMatchObject({ code: 'not_found' });
  }
  for (const path of ['/metrics', '/guide/more', '/documents']) {
    const typed = await get(path, 'identity', 'text/html,*/*;q=0.8');
    expect(typed.statusCode, path).toBe(404);
    expect(typed.body, path).toContain('<title>page');
    const asked = await get(path);
    expect(asked.statusCode, path).toBe(404);
    expect(asked.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await app.inject({ method: 'POST', url: '/guide' })).statusCode).toBe(404);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
