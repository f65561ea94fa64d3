import type { IncomingMessage } from 'node:http';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';
import { RECENT_MS, recentCallers } from './recent-callers.ts';

let house: TestHouse;
let db: Pool;

beforeAll(async () => {
  house = await startTestHouse();
  db = new Pool({ connectionString: house.databaseUrl, max: 1 });
  db.on('error', () => undefined);
});

afterAll(async () => {
  await db.end();
  await house.close();
});

const authCall = (method: string, path: string, token: string, body?: unknown) =>
  fetch(`${house.url}/auth/v1${path}`, {
    method,
    headers: { apikey: 'public', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** A second session of the same person, as on another device. */
async function otherDevice({ email, password }: TestPerson): Promise<string> {
  const answer = await authCall('POST', '/token?grant_type=password', 'none', { email, password });
  return ((await answer.json()) as { access_token: string }).access_token;
}

describe('A session that has ended', () => {
  it.each([
    ['by signing out everywhere', async (person: TestPerson) => authCall('POST', '/logout?scope=global', person.token)],
    [
      'by a change of password on another device',
      async (person: TestPerson) => authCall('PUT', '/user', await otherDevice(person), { password: 'a new password' }),
    ],
    [
      'by a ban',
      async ({ id }: TestPerson) =>
        db.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [id]),
    ],
  ])('%s soon reads nothing any more', async (_name, end) => {
    const person = await house.person();
    expect((await person.call('GET /api/users/me')).status).toBe(200);
    await end(person);
    await expect.poll(async () => (await person.call('GET /api/users/me')).status).toBe(401);
  });

  it('changes nothing at once, and from then on reads nothing either', async () => {
    const person = await house.person();
    await authCall('POST', '/logout', person.token);
    expect((await person.call('POST /api/chats', { body: {} })).status).toBe(401);
    expect((await person.call('GET /api/users/me')).status).toBe(401);
  });

  it('is asked about once for all reads, and once for every change', async () => {
    const person = await house.person();
    const asked: string[] = [];
    const note = ({ url, headers }: IncomingMessage): void => {
      if (url === '/auth/v1/user' && headers.authorization === `Bearer ${person.token}`) asked.push(url);
    };
    house.app.http.server.on('request', note);
    // It was asked about when the person was created. What is remembered of a caller ends in between, and is no question.
    for (const pause of [0, 0, RECENT_MS]) {
      expect((await person.call('GET /api/users/me')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    expect((await person.call('GET /api/users/me')).status).toBe(200);
    // Four reads; a process that was too busy to hear of changes for two seconds asks once more.
    expect(asked.length).toBeLessThan(4);
    const before = asked.length;
    const change = { body: { hasSeenGuideSearchOnboarding: true } };
    for (let at = 1; at <= 3; at += 1) {
      expect((await person.call('PATCH /api/user/onboarding', change)).status).toBe(200);
      expect(asked).toHaveLength(before + at);
    }
    house.app.http.server.off('request', note);
  });

  it('is a visitor’s where visitors may read', async () => {
    const person = await house.person();
    await authCall('POST', '/logout', person.token);
    expect((await apiClient(house.url, person.token)('GET /api/config')).status).toBe(200);
  });
});

it('an administrator is who stands in ADMIN_EMAILS: what the table says gives nobody the right', async () => {
  const person = await house.person();
  await db.query('update person set is_admin = true where id = $1', [person.id]);
  expect((await person.call('GET /api/admin/document-reports')).status).toBe(403);
  expect((await person.call('GET /api/auth/user')).body.isAdmin).toBe(false);
});

describe('The questions who calls', () => {
  const caller = (userId: string): Caller => ({ userId, email: `${userId}@example.com`, isAdmin: false });

  /** Sessions whose questions are counted, under a clock that stands still. */
  function counted(most?: number) {
    const seen: string[] = [];
    const state = { time: 0, answer: async (id: string): Promise<Caller | null> => caller(id) };
    const { callerIn } = recentCallers({ clock: () => state.time, ...(most !== undefined && { most }) });
    const ask = (id: string) => () => {
      seen.push(id);
      return state.answer(id);
    };
    return {
      seen,
      state,
      read: (id: string) => callerIn({ sessionId: id, userId: id, aal: 'aal1' }, ask(id), false),
      change: (id: string) => callerIn({ sessionId: id, userId: id, aal: 'aal1' }, ask(id), true),
    };
  }

  it('are one for the reads of some seconds, and one for every change', async () => {
    const { seen, state, read, change } = counted();
    expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual([caller('a'), caller('a'), caller('a')]);
    state.time = RECENT_MS - 1;
    await read('a');
    expect(seen).toEqual(['a']);
    await read('b');
    await change('a');
    await change('a');
    expect(seen).toEqual(['a', 'b', 'a', 'a']);
    state.time += RECENT_MS;
    await read('a');
    expect(seen).toHaveLength(5);
  });

  it('are asked again after one that failed, and after one that nobody was the answer to', async () => {
    const { state, read } = counted();
    state.answer = async () => Promise.reject(new Error('away'));
    await expect(read('a')).rejects.toThrow('away');
    state.answer = async () => null;
    expect(await read('a')).toBeNull();
    state.answer = async () => caller('a');
    expect(await read('a')).toEqual(caller('a'));
  });

  it('are remembered of a limited number of sessions', async () => {
    const { seen, read } = counted(2);
    for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await read(id);
    expect(seen).toEqual(['a', 'b', 'c', 'a']);
  });
});
