import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

let house: TestHouse;
let behindProxy: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
  behindProxy = await startTestHouse({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await behindProxy?.close();
  await house?.close();
});

const idOf = async ({ url }: TestHouse, path: string, given?: string) =>
  (await fetch(`${url}${path}`, given === undefined ? {} : { headers: { 'x-request-id': given } })).headers.get(
    'x-request-id',
  );

test('every reply names its request: an answer, a refusal, an unknown address, and those of the auth service', async () => {
  const paths = ['/healthz', '/api/config', '/api/chats', '/api/nowhere', '/nowhere', '/auth/v1/health'];
  const ids = await Promise.all(paths.map((path) => idOf(house, path)));
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(paths.length);
});

test('a name that a trusted proxy gave is kept; a caller cannot choose one, and no proxy a strange one', async () => {
  expect(await idOf(behindProxy, '/healthz', 'proxy-1234.5678')).toBe('proxy-1234.5678');
  expect(await idOf(house, '/healthz', 'proxy-1234.5678')).not.toBe('proxy-1234.5678');
  expect(await idOf(behindProxy, '/healthz', 'a "quoted" thing')).toMatch(/^[\da-f-]{36}$/);
});
