import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginAnswer } from '../process/answering.ts';
import { connect, type Database } from '../db/connect.ts';
import { createLog } from '../http/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startSampleLoad } from './start-sample-load.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

/** Usual work, and the load: only Linux tells threads and connections apart. */
const USUAL = getPriority();
const LOWERED = existsSync('/proc/self/task') ? 10 : USUAL;

const prioritiesOf = async (name: string): Promise<number[]> => {
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = ${name}`);
  return rows.map(({ pid }) => getPriority(pid));
};

/** The priorities of the threads of this process, each once. */
const ofThreads = (): Set<number> =>
  new Set(LOWERED === USUAL ? [USUAL] : readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))));

test('while somebody is answered they come in small steps, and all of them come', async () => {
  const end = beginAnswer();
  const there: number[] = [];
  const isThere = new Promise<void>((resolve) => {
    const load = startSampleLoad({
      databaseUrl: database.url,
      count: 30,
      log: createLog('error'),
      onProgress: (done) => {
        there.push(done);
        if (done === 30) void load.stop().then(resolve);
      },
    });
  });
  await isThere;
  end();
  expect([...new Set(there)]).toEqual([10, 20, 30]);
}, 90_000);

test('the modelled guides are loaded with what people leave over', async () => {
  const load = startSampleLoad({ databaseUrl: database.url, count: 7_500, log: createLog('error') });
  try {
    const isLowered = async (): Promise<void> => {
      const priorities = await prioritiesOf('benesight-samples');
      expect(priorities).not.toEqual([]);
      for (const one of priorities) expect(one).toBe(LOWERED);
      expect(ofThreads()).toContain(LOWERED);
    };
    await vi.waitFor(isLowered, { timeout: 60_000, interval: 50 });
    expect(await prioritiesOf('benesight')).toEqual([USUAL]);
    expect(ofThreads()).toContain(USUAL);
  } finally {
    await load.stop();
  }
}, 90_000);
