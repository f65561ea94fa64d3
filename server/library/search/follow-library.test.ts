import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { createHttp } from '../../http/create.ts';
import { reportHealth } from '../../http/health.ts';
import { createLog } from '../../http/log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addGuide } from '../../testing/guides.ts';
import { removeGuide } from '../remove-guide.ts';
import { LibraryFollower } from './follower.ts';
import { SearchThread, startSearchThread } from './search-thread.ts';
import type { RunningSearchIndex } from './running-search-index.ts';
import { startSearchIndex } from './start-search-index.ts';

let database: TestDatabase;
let db: Database;
let folder: string;
const running: RunningSearchIndex[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 6 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-search-'));
});
afterAll(async () => {
  await Promise.all(running.map((index) => index.close()));
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (name: string): Promise<RunningSearchIndex> => {
  const log = createLog('silent');
  const index = startSearchIndex({ db, databaseUrl: database.url, snapshotFolder: join(folder, name), log });
  running.push(index);
  return index;
};
const found = async (index: RunningSearchIndex, query: string): Promise<string[]> =>
  (await index.search(query, { limit: 10 })).hits.map((hit) => hit.guideId);

describe('two processes on one library', () => {
  test('both find what is imported and no longer what is removed, at the same version', async () => {
    const before = await addGuide(db, { passages: [[1, 'Sabbatical', 'A sabbatical of six weeks.']] });
    await addGuide(db, { status: 'importing', passages: [[1, 'Sabbatical', 'A sabbatical half imported.']] });
    const [one, two] = await Promise.all([start('one'), start('two')]);
    for (const index of [one, two]) expect(await found(index, 'sabbatical')).toEqual([before.id]);

    const added = await addGuide(db, { employer: 'Later', passages: [[3, 'Pets', 'Pet insurance for cats.']] });
    for (const index of [one, two]) {
      await vi.waitFor(async () => expect(await found(index, 'pet insurance')).toEqual([added.id]), 60_000);
    }
    expect(one.version()).toBe(two.version());
    expect(await removeGuide(db, before.id)).toBe(true);
    for (const index of [one, two]) {
      await vi.waitFor(async () => expect(await found(index, 'sabbatical')).toEqual([]), 60_000);
    }
  });

  test('answers with texts and marks, and knows when it is ready', async () => {
    const index = await start('three');
    await index.loaded();
    expect(index.ready()).toBe(true);
    const { hits } = await index.searchPassages('insurance for a cat', { limit: 3 });
    expect(hits[0]).toMatchObject({ employer: 'Later', page: 3, heading: 'Pets', text: 'Pet insurance for cats.' });
    expect((await index.search('cat', { limit: 1 })).hits[0]?.snippet).toBe('Pet insurance for \uE000cats\uE001.');
  });
});

describe('the snapshot', () => {
  const path = (): string => join(folder, 'snapshot', 'search-index.bin');
  const loaded = async (): Promise<{ from: string; follower: LibraryFollower }> => {
    const follower = new LibraryFollower(db, path());
    return { from: await follower.load(), follower };
  };
  const titles = (follower: LibraryFollower): number => follower.engine.search('insurance', { limit: 10 }).total;

  test('is read at the next start, and what came after it is added', async () => {
    const { from, follower } = await loaded();
    expect(from).toBe('rows');
    await follower.save();
    await addGuide(db, { employer: 'Newest', passages: [[1, 'Legal', 'Legal insurance.']] });
    const again = await loaded();
    expect(again.from).toBe('snapshot');
    expect(titles(again.follower)).toBe(titles(follower) + 1);
    expect(again.follower.version).toBe(follower.version + 1);
    expect(readdirSync(join(folder, 'snapshot'))).toEqual(['search-index.bin']);
  });

  test('is there before the library is folded, where there was none', async () => {
    const own = join(folder, 'first', 'search-index.bin');
    const first = new LibraryFollower(db, own);
    await first.load();
    vi.spyOn(first.engine, 'mergeInPieces').mockImplementation(() => {
      throw new Error('ended while it folds');
    });
    await expect(first.save()).rejects.toThrow('ended while it folds');
    const next = new LibraryFollower(db, own);
    expect(await next.load()).toBe('snapshot');
    expect(next.engine.guideCount).toBe(first.engine.guideCount);
  });

  test('is ignored when it is damaged, cut short, or of another library', async () => {
    const whole = readFileSync(path());
    const damaged = Buffer.from(whole);
    damaged[whole.length - 20] = (damaged[whole.length - 20] ?? 0) ^ 0xff;
    for (const bytes of [damaged, whole.subarray(0, whole.length / 2), Buffer.alloc(3)]) {
      writeFileSync(path(), bytes);
      const { from, follower } = await loaded();
      expect(from).toBe('rows');
      expect(titles(follower)).toBeGreaterThan(0);
    }
    writeFileSync(path(), whole);
    const other = await createTestDatabase();
    const otherDb = connect(other.url, { max: 2 });
    await addGuide(otherDb, { employer: 'Elsewhere', passages: [[1, 'Legal', 'Legal insurance.']] });
    const elsewhere = new LibraryFollower(otherDb, path());
    expect(await elsewhere.load()).toBe('rows');
    expect(elsewhere.engine.guideCount).toBe(1);
    await otherDb.pool.end();
    await other.drop();
  });
});

test('a change that is committed after a later one is not missed', async () => {
  const follower = new LibraryFollower(db, null);
  const slow = await db.pool.connect();
  await slow.query('begin');
  await slow.query(`insert into library_change (guide_id, kind) values (gen_random_uuid(), 'removed')`);
  await addGuide(db, { employer: 'Quick', passages: [[1, 'Bikes', 'Bicycle repairs.']] });
  await follower.load();
  const before = follower.version;
  expect(await follower.catchUp()).toBe(false);
  await slow.query('commit');
  slow.release();
  expect(await follower.catchUp()).toBe(true);
  expect(follower.version).toBe(before + 1);
  expect(await follower.catchUp()).toBe(false);
});

test('a search thread that dies is started again; who was waiting is told to try again', async () => {
  const thread = new SearchThread(
    { databaseUrl: database.url, snapshotPath: null, limitMs: 2_000 },
    createLog('silent'),
  );
  await thread.ready();
  const dying = thread['worker'].terminate();
  const waiting = thread.ask({ kind: 'search', query: 'insurance', options: { limit: 5 } });
  const ended = expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  await dying;
  await ended;
  expect(thread.loaded).toBe(false);
  await vi.waitFor(() => expect(thread.loaded).toBe(true), 60_000);
  const answer = await thread.ask({ kind: 'search', query: 'insurance', options: { limit: 5 } });
  expect(answer.kind).toBe('guides');
  await thread.close();
});

/** A thread that says it is ready, and comes to no end with the first question. */
const STUCK = `
  const { parentPort, workerData } = require('node:worker_threads');
  const sign = new Int32Array(workerData.sign);
  parentPort.postMessage({ kind: 'loaded', from: 'rows', guides: 0, ms: 0, version: 0 });
  parentPort.on('message', ({ id }) => { Atomics.store(sign, 0, id); for (;;); });
`;

test('a thread that is stuck at a question is replaced, which /readyz says; who waited behind it is answered', async () => {
  let started = 0;
  const thread = new SearchThread(
    { databaseUrl: database.url, snapshotPath: null, limitMs: 1 },
    createLog('silent'),
    (data) => {
      started += 1;
      return started === 1 ? new Worker(STUCK, { eval: true, workerData: data }) : startSearchThread(data);
    },
  );
  const http = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  reportHealth(http, [{ name: 'search', ready: () => thread.loaded }]);
  const readiness = async (): Promise<unknown> => (await http.inject('/readyz')).json();
  await thread.ready();
  expect(await readiness()).toMatchObject({ status: 'ready' });
  const stuck = thread.ask({ kind: 'search', query: 'insurance', options: { limit: 5 } });
  const behind = thread.ask({ kind: 'passages', query: 'cats', options: { limit: 5 } });
  await expect(stuck).rejects.toMatchObject({ code: 'search_slow' });
  expect(await readiness()).toMatchObject({ status: 'waiting', waiting: ['search'] });
  expect((await behind).kind).toBe('passages');
  expect(started).toBe(2);
  expect(await readiness()).toMatchObject({ status: 'ready' });
  await thread.close();
});
