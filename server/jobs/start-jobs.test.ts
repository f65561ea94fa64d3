import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { createLog } from '../http/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addJob } from './add-job.ts';
import { startJobs, type Jobs } from './start-jobs.ts';
import type { Task } from './task.ts';

let database: TestDatabase;
let db: Database;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 3 });
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const soon = { beatMs: 100, lapseSeconds: 1 };

const log = createLog('silent');

async function start(task: Task<'send-mail'>, concurrency = 2): Promise<Jobs> {
  jobs = await startJobs({
    databaseUrl: database.url,
    tasks: { 'send-mail': task },
    log,
    concurrency,
    presence: soon,
  });
  return jobs;
}

/** Something that others wait for until it is opened. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** When a runner last said that it lives, in seconds by the clock of the database. */
async function beats(): Promise<number> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select extract(epoch from max(seen_at))::float8 as at from job_runner`,
  );
  return rows[0]?.at ?? 0;
}

async function waiting(): Promise<number> {
  const count = await db.execute<{ n: number }>(sql`select count(*)::int as n from graphile_worker.jobs`);
  return count.rows[0]?.n ?? 0;
}

test('a job runs when its transaction is committed, and never when it is rolled back', async () => {
  const done: string[] = [];
  await start(async ({ messageId }) => void done.push(messageId));
  // The first job of a kind makes the kind known: in a transaction that stays open, every other one would wait for it.
  await addJob(db, 'send-mail', { messageId: 'first' });
  await expect.poll(() => done).toEqual(['first']);
  const lost = inTransaction(db, async (tx) => {
    await addJob(tx, 'send-mail', { messageId: 'rolled back' });
    throw new Error('on purpose');
  });
  await expect(lost).rejects.toThrow('on purpose');
  const added = gate();
  const commit = gate();
  const committed = inTransaction(db, async (tx) => {
    await addJob(tx, 'send-mail', { messageId: 'kept' });
    added.open();
    await commit.opened;
  });
  await added.opened;
  // Whoever runs this one has looked at the queue meanwhile.
  await addJob(db, 'send-mail', { messageId: 'beside it' });
  await expect.poll(() => done).toEqual(['first', 'beside it']);
  commit.open();
  await committed;
  await expect.poll(() => done).toEqual(['first', 'beside it', 'kept']);
  await expect.poll(waiting).toBe(0);
});

test('a job that fails is tried again; one for later waits; the same key replaces', async () => {
  const tried: string[] = [];
  await start(async ({ messageId }) => {
    tried.push(messageId);
    if (tried.length === 1) throw new Error('not yet');
  });
  const later = new Date(Date.now() + 3_600_000);
  await addJob(db, 'send-mail', { messageId: 'tomorrow' }, { key: 'once', runAt: later });
  await addJob(db, 'send-mail', { messageId: 'tomorrow too' }, { key: 'once', runAt: later });
  await addJob(db, 'send-mail', { messageId: 'again' });
  await expect.poll(() => tried, { timeout: 60_000 }).toEqual(['again', 'again']);
  await expect.poll(waiting).toBe(1);
});

test('stopping waits for the job in hand and takes no other', async () => {
  let ended = false;
  let began = 0;
  const end = gate();
  const running = await start(async () => {
    began += 1;
    await end.opened;
    ended = true;
  }, 1);
  await addJob(db, 'send-mail', { messageId: 'first' });
  await addJob(db, 'send-mail', { messageId: 'second' });
  await expect.poll(() => began).toBe(1);
  const stopped = running.stop().then(() => ended);
  end.open();
  jobs = undefined;
  expect(await stopped).toBe(true);
  expect(began).toBe(1);
  expect(await waiting()).toBe(1);
});

test('a job of a process that was killed is taken over by another', async () => {
  const script = `
    import { startJobs } from './server/jobs/start-jobs.ts';
    import { createLog } from './server/http/log.ts';
    const hang = async () => { process.stdout.write('working'); await new Promise(() => undefined); };
    await startJobs({ databaseUrl: ${JSON.stringify(database.url)}, tasks: { 'send-mail': hang }, log: createLog('silent') });`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await addJob(db, 'send-mail', { messageId: 'orphan' });
  await new Promise<void>((resolve) => other.stdout.once('data', () => resolve()));
  other.kill('SIGKILL');
  const done: string[] = [];
  await start(async ({ messageId }) => void done.push(messageId));
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['orphan']);
});

test('a runner that lives keeps its long job, whatever others think of the time', async () => {
  let runs = 0;
  const slow: Task<'send-mail'> = async () => {
    runs += 1;
    // Longer than a runner may be silent.
    const begun = await beats();
    await expect.poll(beats, { timeout: 60_000 }).toBeGreaterThan(begun + 2 * soon.lapseSeconds);
  };
  await start(slow);
  const second = await startJobs({
    databaseUrl: database.url,
    tasks: { 'send-mail': slow },
    log: createLog('silent'),
    presence: soon,
  });
  await addJob(db, 'send-mail', { messageId: 'long' });
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  await second.stop();
  expect(runs).toBe(1);
});

test('connections that the database cuts do not end the work', async () => {
  const done: string[] = [];
  await start(async ({ messageId }) => void done.push(messageId));
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'benesight-jobs' and datname = current_database()`);
  await addJob(db, 'send-mail', { messageId: 'after the cut' });
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['after the cut']);
});

test('a job that was lost while it was handed out is found again', async () => {
  const done: string[] = [];
  await start(async ({ messageId }) => void done.push(messageId));
  const runner = await db.execute<{ id: string }>(sql`select id from job_runner order by seen_at desc limit 1`);
  await addJob(db, 'send-mail', { messageId: 'lost' }, { runAt: new Date(Date.now() + 60_000) });
  // As the database leaves it when the connection breaks between its commit and our reading of it.
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${runner.rows[0]?.id}, run_at = now()`,
  );
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'benesight-jobs' and datname = current_database()`);
  // The workers' next look for a job must meet a broken connection.
  const said = vi.spyOn(log, 'debug');
  await db.execute(sql`alter table graphile_worker._private_jobs rename to hidden_jobs`);
  const isMissed = () => said.mock.calls.some((call: unknown[]) => String(call[1]).startsWith('Failed to acquire job'));
  await expect.poll(isMissed, { timeout: 60_000 }).toBe(true);
  said.mockRestore();
  await db.execute(sql`alter table graphile_worker.hidden_jobs rename to _private_jobs`);
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['lost']);
});
