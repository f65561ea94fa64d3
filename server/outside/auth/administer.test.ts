import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectAuthAdmin } from './administer.ts';

const ID = '6ecd8c99-4036-403d-bf84-cf8400f67836';
let server: Server | undefined;

afterEach(() => server?.close());

/** A service that answers by method and path, and with 404 to whatever it does not have. */
async function serving(answers: Record<string, [status: number, body: unknown]>) {
  server = createServer((request, response) => {
    const [status, body] = answers[`${request.method} ${request.url}`] ?? [404, { message: 'no Route matched' }];
    const isKnown = request.headers.authorization === 'Bearer secret' && request.headers['apikey'] === 'secret';
    response.writeHead(isKnown ? status : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return connectAuthAdmin({ url: `http://127.0.0.1:${port}`, serviceKey: 'secret' });
}

test('a hosted service tells the account and its verified factors, and has no calls of sessions', async () => {
  const factor = { id: ID, friendly_name: '', created_at: '2026-03-01T10:00:00.123456Z', factor_type: 'totp' };
  const account = {
    id: ID,
    email_confirmed_at: '2026-03-01T10:00:00.123456Z',
    factors: [
      { ...factor, status: 'verified' },
      { ...factor, status: 'unverified' },
    ],
  };
  const admin = await serving({ [`GET /admin/users/${ID}`]: [200, account] });
  expect(await admin.readAccount(ID)).toEqual({
    emailConfirmedAt: '2026-03-01T10:00:00.123Z',
    lastSignInAt: null,
    bannedUntil: null,
    factors: [{ id: ID, name: null, createdAt: '2026-03-01T10:00:00.123Z' }],
  });
  expect(await admin.readSessions(ID)).toBeNull();
});

test('what the service does not know is null or refused, and an outage is no answer', async () => {
  const admin = await serving({ [`GET /admin/users/${ID}`]: [500, {}] });
  await expect(admin.readAccount(ID)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await admin.readAccount('nobody')).toBeNull();
  await expect(admin.setBanned('nobody', true)).rejects.toMatchObject({ code: 'not_found' });
  server?.close();
  const odd = await serving({ [`GET /admin/users/${ID}`]: [200, ['a page of a proxy']] });
  await expect(odd.readAccount(ID)).rejects.toMatchObject({ code: 'unavailable' });
});
