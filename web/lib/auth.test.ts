import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserConfig } from '../../contract/settings.ts';
import { accessToken, auth, refreshAccessToken, startAuth } from './auth.ts';
import { createCaller } from './caller.ts';

/** Calls of the product's API that went out, with their bearer. */
let calls: (string | null)[] = [];
/** How the auth service answers a refresh. */
let refresh: () => Response | Promise<Response> = () => new Response('{}', { status: 503 });
let lost = 0;

const now = () => Math.floor(Date.now() / 1000);
const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const session = (expiresAt: number) => ({
  access_token: `${base64({ alg: 'ES256' })}.${base64({ exp: expiresAt, sub: 'ada' })}.c2ln`,
  refresh_token: `refresh-${Math.random()}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id: 'ada', aud: 'authenticated', email: 'ada@example.com' },
});

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T08:00:00Z') });
  vi.stubGlobal('location', { origin: 'https://benesight.example' });
  calls = [];
  lost = 0;
});

afterEach(async () => {
  await (await auth()).stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody who is signed in, with a token that ends at `expiresAt`. */
async function signedIn(expiresAt: number): Promise<void> {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('grant_type=password')) return Response.json(session(expiresAt));
    if (url.includes('grant_type=refresh_token')) return refresh();
    calls.push(new Headers(init.headers).get('authorization'));
    return new Response('{}', { status: 401 });
  });
  const config = { authUrl: '/auth/v1', authKey: 'public' } as BrowserConfig;
  await startAuth(config, { owner: () => {}, recovery: async () => {}, lost: () => {}, raised: () => {} });
  const { error } = await (await auth()).signInWithPassword({ email: 'ada@example.com', password: 'orchard lane' });
  expect(error).toBeNull();
}

const caller = () =>
  createCaller({
    origin: 'https://benesight.example',
    token: accessToken,
    refresh: refreshAccessToken,
    onSessionLost: () => {
      lost += 1;
    },
  });

/** Lets a minute pass, in which the client gives its retries up, and tells how the work ended. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    (value) => value,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

const outages: [string, () => Response | Promise<Response>][] = [
  ['answers 503', () => new Response('{}', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
];

test.each(outages)('while the auth service %s, a call with an expired token is unavailable', async (_name, answer) => {
  refresh = answer;
  await signedIn(now() - 10);
  expect(await outcome(caller().call('GET /api/chats'))).toMatchObject({ status: 503, code: 'unavailable' });
  // It was not sent without a token, and nobody was told that the session is over.
  expect(calls).toEqual([]);
  expect(lost).toBe(0);
});

test.each(outages)('while the auth service %s, a refused token ends no session', async (_name, answer) => {
  refresh = answer;
  await signedIn(now() + 3000);
  expect(await outcome(caller().call('GET /api/chats'))).toMatchObject({ status: 503, code: 'unavailable' });
  expect(calls).toHaveLength(1);
  expect(lost).toBe(0);
});

test('a session that the auth service refuses to go on with is over', async () => {
  refresh = () =>
    Response.json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 });
  await signedIn(now() - 10);
  expect(await outcome(caller().call('GET /api/chats'))).toMatchObject({ status: 401 });
  expect(calls).toEqual([null]);
  expect(lost).toBe(1);
});
