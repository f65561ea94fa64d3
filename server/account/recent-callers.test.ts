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
  ])('%s reads nothing any more, within seconds', async (_name, end) => {
    const person = await house.person();
    expect((await person.call('GET /api/users/me')).status).toBe(200);
    await end(person);
    const ended = performance.now();
    await expect
      .poll(async () => (await person.call('GET /api/users/me')).status, { timeout: RECENT_MS + 5_000 })
      .toBe(401);
    expect(performance.now() - ended).toBeLessThan(RECENT_MS + 5_000);
  });

  it('changes nothing at once, and from then on reads nothing either', async () => {
    const person = await house.person();
    await authCall('POST', '/logout', person.token);
    expect((await person.call('POST /api/chats', { body: {} })).status).toBe(401);
    expect((await person.call('GET /api/users/me')).status).toBe(401);
  });

  it('is a visitor’s where visitors may read', async () => {
    const person = await house.person();
    await authCall('POST', '/logout', person.token);
    expect((await apiClient(house.url, person.token)('GET /api/config')).status).toBe(200);
  });
});

it('a right that was taken away ends at once, and one that was given begins at once', async () => {
  const person = await house.person();
  const list = async (): Promise<number> => (await person.call('GET /api/admin/document-reports')).status;
  expect(await list()).toBe(403);
  for (const [isAdmin, status] of [
    [true, 200],
    [false, 403],
  ] as const) {
    await db.query('update person set is_admin = $2 where id = $1', [person.id, isAdmin]);
    expect(await list()).toBe(status);
  }
});

describe('The questions who calls', () => {
  const caller = (userId: string): Caller => ({ userId, email: `${userId}@example.com`, isAdmin: false });

  /** Sessions whose questions are counted, under a clock that stands still. */
  function counted(most?: number) {
    const seen: string[] = [];
    const state = { time: 0, answer: async (id: string): Promise<Caller | null> => caller(id) };
    const recent = recentCallers({ clock: () => state.time, ...(most !== undefined && { most }) });
    const ask = (id: string) => () => {
      seen.push(id);
      return state.answer(id);
    };
    return {
      seen,
      state,
      read: (id: string) => recent(id, ask(id), false),
      change: (id: string) => recent(id, ask(id), true),
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
