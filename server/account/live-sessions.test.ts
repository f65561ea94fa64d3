import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import { startAuthServer, type AuthServer, type Signed } from '../../embedded/auth/testing/auth-server.ts';
import type { TokenHolder } from '../outside/auth.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient } from '../testing/person.ts';
import { LiveSessions } from './live-sessions.ts';

describe('With an auth service elsewhere', () => {
  let auth: AuthServer;
  let house: TestHouse;
  let way: Server;
  let isAway = false;
  let ada: Signed;
  const asked: string[] = [];

  beforeAll(async () => {
    auth = await startAuthServer();
    // The way to the service, which counts questions and can be closed.
    way = createServer((incoming, outgoing) => {
      if (isAway) return void incoming.socket.destroy();
      const { method, headers } = incoming;
      asked.push(`${incoming.url} ${headers.authorization}`);
      const onward = request(new URL(incoming.url ?? '/', auth.url), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(way.address() as AddressInfo).port}/auth/v1`;
    house = await startTestHouse({ env: { AUTH_URL: url, AUTH_ISSUER: auth.service.issuer, LOG_LEVEL: 'silent' } });
    ada = await auth.person('ada@example.com');
  });

  afterAll(async () => {
    await house?.close();
    way?.closeAllConnections();
    await new Promise((resolve) => way.close(resolve));
    await auth?.close();
  });

  const questions = (token: string): number => asked.filter((line) => line === `/auth/v1/user Bearer ${token}`).length;
  const me = async (token: string): Promise<number> => (await apiClient(house.url, token)('GET /api/users/me')).status;
  const change = async (token: string): Promise<number> =>
    (await apiClient(house.url, token)('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: true } }))
      .status;

  it('reads of a known session ask nothing, every change asks', async () => {
    expect(await me(ada.access)).toBe(200);
    const first = questions(ada.access);
    expect(first).toBeGreaterThan(0);
    for (let at = 0; at < 5; at += 1) expect(await me(ada.access)).toBe(200);
    expect(questions(ada.access)).toBe(first);
    expect([await change(ada.access), await change(ada.access)]).toEqual([200, 200]);
    expect(questions(ada.access)).toBe(first + 2);
  });

  it('while it is away reads of a known session go on; changes and unknown sessions wait', async () => {
    const bob = await auth.person('bob@example.com');
    expect(await me(ada.access)).toBe(200);
    isAway = true;
    expect(await me(ada.access)).toBe(200);
    expect(await change(ada.access)).toBe(503);
    expect(await me(ada.access)).toBe(200);
    expect(await me(bob.access)).toBe(503);
    isAway = false;
    expect(await change(ada.access)).toBe(200);
    expect(await me(bob.access)).toBe(200);
  });
});

describe('Sessions that are known', () => {
  const holder = (sessionId: string): TokenHolder => ({
    userId: sessionId,
    email: `${sessionId}@example.com`,
    sessionId,
    aal: 'aal1',
    signedInAt: new Date(0),
    expiresAt: new Date(Date.now() + 3_600_000),
  });

  /** Sessions under a clock that stands still, and a service that counts its questions. */
  function known(tells: boolean) {
    const state = { time: 0, toldUntil: 0, answer: async (): Promise<boolean> => true };
    const asked: string[] = [];
    let tell: (userId: string | null) => void = () => undefined;
    const sessions = new LiveSessions({
      auth: {
        readSession: async (token) => {
          asked.push(token);
          return (await state.answer()) ? { hasSecondFactor: false } : null;
        },
      },
      changes: tells ? { listen: (listener) => (tell = listener), toldUntil: () => state.toldUntil } : null,
      clock: () => state.time,
    });
    const read = async (id: string) => (await sessions.find(id, holder(id), false)) !== null;
    return { state, asked, sessions, read, tell: (userId: string | null) => tell(userId) };
  }
  const away = async (): Promise<boolean> => {
    throw new Refusal('unavailable');
  };

  it('are asked about again in the background while they are in use, so that 30 s after its end none reads', async () => {
    const { state, asked, sessions, read } = known(false);
    await Promise.all([read('used'), read('idle')]);
    state.time = 20_000;
    await read('used');
    state.time = 29_000;
    state.answer = async () => false;
    await sessions.renewUsed();
    expect(asked).toEqual(['used', 'idle', 'used']);
    expect(await read('used')).toBe(false);
    sessions.close();
  });

  it('are asked about when they come back after a while', async () => {
    const { state, asked, sessions, read } = known(false);
    await read('a');
    state.time = 60_000;
    await sessions.renewUsed();
    expect(asked).toEqual(['a']);
    state.answer = async () => false;
    expect(await read('a')).toBe(false);
    sessions.close();
  });

  it('go on while the service is away, which is found out once and not by every read', async () => {
    const { state, asked, sessions, read } = known(false);
    await Promise.all([read('a'), read('b')]);
    state.time = 60_000;
    state.answer = away;
    expect([await read('a'), await read('b'), await read('a')]).toEqual([true, true, true]);
    expect(asked).toEqual(['a', 'b', 'a']);
    await expect(sessions.find('a', holder('a'), true)).rejects.toMatchObject({ code: 'unavailable' });
    state.time += 10_000;
    state.answer = async () => false;
    expect(await read('a')).toBe(false);
    sessions.close();
  });

  it('are forgotten when their end is told, also while the answer that they live is on its way', async () => {
    const { state, asked, read, tell } = known(true);
    await Promise.all([read('a'), read('b')]);
    tell('a');
    await read('b');
    expect(asked).toEqual(['a', 'b']);
    let answer: (lives: boolean) => void = () => undefined;
    state.answer = () => new Promise((resolve) => (answer = resolve));
    const under = read('a');
    tell('a');
    answer(true);
    expect(await under).toBe(true);
    state.answer = async () => false;
    expect(await read('a')).toBe(false);
    tell(null);
    expect(await read('b')).toBe(false);
  });

  it('are asked about again when nothing could be told for two seconds', async () => {
    const { state, asked, read } = known(true);
    await read('a');
    state.time = 60_000;
    state.toldUntil = 59_000;
    await read('a');
    expect(asked).toEqual(['a']);
    state.toldUntil = 57_000;
    await read('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
