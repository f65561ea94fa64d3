import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import { connect, type Database } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startTestHouse } from '../testing/house.ts';
import { useUpRequests } from '../testing/use-up-requests.ts';
import { limitRequests, requestLimits, type RequestLimits } from './limit-requests.ts';
import { createLog, type Log } from './log.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 5 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const log = createLog('silent');
const three: RequestLimits = { ...requestLimits, write: { calls: 3, seconds: 4 } };

async function refusedOf(times: number, call: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, call));
  for (const result of results) {
    if (result.status === 'rejected') expect((result.reason as Refusal).code).toBe('too_many_requests');
  }
  return results.filter((result) => result.status === 'rejected').length;
}

test('exactly the limit gets through, whoever counts, and a new window begins anew', async () => {
  const other = connect(database.url, { max: 5 });
  const limiters = [limitRequests(db, log, three), limitRequests(other, log, three)];
  let turn = 0;
  const call = () => limiters[(turn += 1) % 2]?.('write', 'ada') ?? Promise.resolve();
  expect(await refusedOf(10, call)).toBe(7);
  await limiters[0]?.('write', 'bo');
  await limiters[0]?.('chat', 'ada');
  // The first call that is let through again opens a new window, which has room for two more: none for a process that learns of
  // it a moment later.
  await expect.poll(() => refusedOf(1, call), { interval: 20, timeout: 60_000 }).toBe(0);
  expect(await refusedOf(30, call)).toBeGreaterThanOrEqual(28);
  await other.pool.end();
});

test('calls are counted ahead: few reach the database, exactly the limit gets through', async () => {
  const limit = limitRequests(db, log);
  const counted = async (): Promise<unknown[]> =>
    (await db.execute(`select used from request_count where key = 'search:dee'`)).rows;
  await limit('search', 'dee');
  expect(await counted()).toEqual([{ used: 10 }]);
  expect(await refusedOf(9, () => limit('search', 'dee'))).toBe(0);
  expect(await counted()).toEqual([{ used: 10 }]);
  expect(await refusedOf(700, () => limit('search', 'dee'))).toBe(110);
  expect(await counted()).toEqual([{ used: requestLimits.search.calls }]);
});

test('two processes never let more through than the limit, nor much less', async () => {
  const other = connect(database.url, { max: 5 });
  const limiters = [limitRequests(db, log), limitRequests(other, log)];
  let turn = 0;
  const refused = await refusedOf(
    200,
    () => limiters[(turn += 1) % 3 === 0 ? 0 : 1]?.('chat', 'eve') ?? Promise.resolve(),
  );
  expect(refused).toBeGreaterThanOrEqual(200 - requestLimits.chat.calls);
  expect(refused).toBeLessThanOrEqual(200 - requestLimits.chat.calls + 2);
  await other.pool.end();
});

test('the refusal says how long to wait', async () => {
  const limit = limitRequests(db, log, { ...requestLimits, search: { calls: 0, seconds: 60 } });
  const refusal = await limit('search', 'cy').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  const wait = Number((refusal as Refusal).details?.['retryAfter']);
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
});

test('with the database away calls are let through', async () => {
  const gone = connect('postgres://nobody:x@127.0.0.1:1/none', { max: 1 });
  const warn = vi.fn<Log['warn']>();
  await expect(limitRequests(gone, { warn }, three)('write', 'ada')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  await gone.pool.end();
});

test('over HTTP: forty at once pass, a person over the limit gets 429 with a time, the next person does not', async () => {
  const house = await startTestHouse();
  const [ada, bo, cleo] = [await house.person(), await house.person(), await house.person()];
  const save = (person: typeof ada) =>
    person.call('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: true } });
  const forty = await Promise.all(Array.from({ length: 40 }, () => save(ada)));
  expect(forty.map((answer) => answer.status)).toEqual(Array.from({ length: 40 }, () => 200));
  await useUpRequests(house.db, 'write', cleo.id);
  const refused = await save(cleo);
  expect(refused.status).toBe(429);
  expect(refused.error).toMatchObject({ code: 'too_many_requests', error: refused.error.message });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await cleo.call('GET /api/users/me')).status).toBe(200);
  expect((await save(bo)).status).toBe(200);
  await house.close();
});
