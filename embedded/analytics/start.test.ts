import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PostHog } from 'posthog-js-lite';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { EventCount } from './counts.ts';
import { startAnalytics, type Analytics } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-events-'));
let service: Analytics | undefined;

afterEach(async () => {
  await service?.close();
  service = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(name: string): Promise<string> {
  service = await startAnalytics({ host: '127.0.0.1', port: 0, folder: join(folder, name) });
  return service.url.replace('localhost', '127.0.0.1');
}

async function counts(url: string): Promise<Record<string, number>> {
  const list = (await (await fetch(`${url}/api/events`)).json()) as EventCount[];
  return Object.fromEntries(list.map(({ event, count }) => [event, count]));
}

const post = (url: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('the client of the web app is understood', async () => {
  const url = await open('client');
  const client = new PostHog('local', { host: url, persistence: 'memory', flushAt: 1 });
  client.identify('6ecd8c99-4036-403d-bf84-cf8400f67836');
  client.capture('guide unlocked', { price: 1 });
  await client.flush();
  await client.shutdown();
  expect(await counts(url)).toMatchObject({ 'guide unlocked': 1, $identify: 1 });
});

test('every form of the wire counts, and a repeated event counts once', async () => {
  const url = await open('forms');
  const batch = JSON.stringify({
    api_key: 'k',
    batch: [
      { event: 'a', uuid: 'u1' },
      { event: 'a', uuid: 'u2' },
    ],
  });
  expect((await post(`${url}/batch/`, batch)).status).toBe(200);
  expect((await post(`${url}/batch/`, gzipSync(batch), { 'content-encoding': 'gzip' })).status).toBe(200);
  expect((await post(`${url}/capture/`, JSON.stringify({ event: 'b' }))).status).toBe(200);
  expect((await post(`${url}/e/?compression=gzip-js`, gzipSync(JSON.stringify([{ event: 'c' }])))).status).toBe(200);
  const form = new URLSearchParams({ data: Buffer.from(JSON.stringify({ event: 'd' })).toString('base64') }).toString();
  expect((await post(`${url}/e/`, form, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(200);
  expect(await counts(url)).toEqual({ a: 2, b: 1, c: 1, d: 1 });
});

test('what is no event is refused and counts nothing', async () => {
  const url = await open('refused');
  for (const body of ['', 'nonsense', '{}', '{"event":""}', '{"batch":[{"event":7}]}']) {
    expect((await post(`${url}/batch/`, body)).status, body).toBe(400);
  }
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  expect((await post(`${url}/batch/`, bomb, { 'content-encoding': 'gzip' })).status).toBe(400);
  expect((await post(`${url}/elsewhere`, '{}')).status).toBe(404);
  expect(await counts(url)).toEqual({});
});

test('a page of any origin may send and ask for flags; only this machine reads the counts', async () => {
  const url = await open('origins');
  const preflight = await fetch(`${url}/batch/`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-headers': 'content-type,content-encoding' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-encoding');
  const flags = await post(`${url}/flags/?v=2`, '{}');
  expect(await flags.json()).toMatchObject({ featureFlags: {}, sessionRecording: false });
  expect((await fetch(`${url}/api/events`)).headers.get('access-control-allow-origin')).toBeNull();
  const foreign = await new Promise<number>((resolve, reject) => {
    request(`${url}/api/events`, { headers: { host: 'evil.example' } }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end();
  });
  expect(foreign).toBe(421);
});

test('counts survive a restart; the page shows names as text', async () => {
  let url = await open('kept');
  await post(`${url}/capture/`, JSON.stringify({ event: '<i>x</i>' }));
  await service?.close();
  url = await open('kept');
  await post(`${url}/capture/`, JSON.stringify({ event: '<i>x</i>' }));
  expect(await counts(url)).toEqual({ '<i>x</i>': 2 });
  expect(await (await fetch(url)).text()).toContain('&lt;i&gt;x');
});
