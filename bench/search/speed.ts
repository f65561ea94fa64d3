import { randomBytes } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { createLog } from '../../server/http/log.ts';
import { loadSampleLibrary } from '../../server/library/sample-library.ts';
import type { Bm25Engine } from '../../server/library/search/bm25.ts';
import { LibraryFollower } from '../../server/library/search/follower.ts';
import { startSearchIndex } from '../../server/library/search/start-search-index.ts';
import { signUp } from '../../server/testing/person.ts';
import { threadCpu } from '../server-cpu.ts';
import { hostileTexts } from './hostile-texts.ts';
import { loadQueries } from './load-queries.ts';
import { quantile } from './metrics.ts';
import { importGuides } from './real-guides.ts';
import type { ScratchDatabase, ScratchServer } from './scratch-server.ts';
import { Searcher } from './searcher.ts';
import type { ServerProcess } from '../start-process.ts';
import { startHouseProcess } from './start-house-process.ts';

export interface SpeedOptions {
  /** People who search at once. */
  searchers: number;
  /** Searches of each of them. */
  requests: number;
  /** Searches of each of them before any is timed; the default is about a minute of searching in all, after which the machine code is what it stays. */
  warmUp: number;
  /** Texts that ask as much of the engine as they can. */
  hostile: number;
}

/** What was measured, in the order in which it is printed: name → figure. */
export type Figures = Map<string, number>;

/** As many guides as the longest page holds. */
const RESULTS = 100;
/** As many as our screen asks for. */
const SCREEN = 20;
const WARM_UP = 10;
const WARM_UP_ROUNDS = 5;
/** Between two searches of somebody who looks at what was found, briefly. */
const REST_MS = 500;
const PACED_REQUESTS = 40;
/** Letters after which our screen asks. */
const LEAST_TYPED = 2;
const VISIBLE_WITHIN_MS = 60_000;
const RENEW_MS = 100;

/** Measures search over `count` modelled guides with their facts. */
export async function measureSpeed(server: ScratchServer, count: number, options: SpeedOptions): Promise<Figures> {
  const figures: Figures = new Map();
  const timed = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await work();
    figures.set(what, (performance.now() - began) / 1000);
    return value;
  };
  const scratch = await server.database();
  const { db, url } = scratch;
  const dataDir = join(server.folder, `house-${count}`);
  mkdirSync(dataDir);
  await timed('load the guides into the database, s', () => loadSampleLibrary(db, { count }));
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute<{ passages: number; facts: number }>(sql`
    select (select count(*)::int from passage) as passages, (select count(*)::int from plan_fact) as facts`);
  figures.set('passages', rows[0]?.passages ?? 0);
  figures.set('facts', rows[0]?.facts ?? 0);

  const start = () => startSearchIndex({ db, databaseUrl: url, snapshotFolder: dataDir, log: createLog('error') });
  for (const what of ['build the index from rows, s', 'start from the snapshot, s']) {
    const index = await timed(what, async () => {
      const started = start();
      await started.loaded();
      return started;
    });
    await index.close();
  }
  figures.set('snapshot, MB', megabytes(statSync(join(dataDir, 'search-index.bin')).size));
  await measureEngine(scratch, dataDir, options, figures);
  const house = await startHouseProcess(url, dataDir);
  // Nobody searches as often as the searchers do: their limits begin anew all the time.
  const renew = async (): Promise<void> => void (await db.execute(sql`delete from request_count`));
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  try {
    figures.set('memory of the process at first, MB', megabytes((await house.usage()).memory));
    await measureRequests(house, db, options, figures);
    figures.set('memory after the searches, MB', megabytes((await house.usage()).memory));
    figures.set('import visible to the other process, s', await untilVisible(house, scratch, server.folder));
  } finally {
    clearInterval(renewing);
    await house.close();
  }
  return figures;
}

/** The engine alone in this process, one query after the other. */
async function measureEngine(
  { db }: ScratchDatabase,
  dataDir: string,
  options: SpeedOptions,
  figures: Figures,
): Promise<void> {
  const follower = new LibraryFollower(db, join(dataDir, 'search-index.bin'));
  await follower.load();
  const queries = loadQueries('engine');
  const times: number[] = [];
  for (let at = -WARM_UP; at < options.requests; at += 1) {
    const query = queries.next().value;
    const began = performance.now();
    follower.engine.search(query, { limit: RESULTS });
    if (at >= 0) times.push(performance.now() - began);
  }
  addTimes(figures, 'engine alone', times);
  addWorst(figures, follower.engine, options.hostile);
}

/** The most processor time that one of many texts takes that ask as much as they can, of the quickest of three times each. */
function addWorst(figures: Figures, engine: Bm25Engine, count: number): void {
  const used = (text: string): number => {
    const { user, system } = process.cpuUsage();
    engine.search(text, { limit: RESULTS });
    const after = process.cpuUsage();
    return (after.user + after.system - user - system) / 1000;
  };
  const texts = hostileTexts('worst');
  let worst = 0;
  for (let at = 0; at < count; at += 1) {
    const text = texts.next().value;
    const first = used(text);
    // Other threads of the process collect garbage now and then: what is slow for its own sake is so again.
    if (first > worst) worst = Math.max(worst, Math.min(first, used(text), used(text)));
  }
  figures.set(`the worst of ${count.toLocaleString('en')} texts, ms of processor time`, worst);
}

/**
 * Whole requests over HTTP to a product that has been searched for a while: one person alone; all of them as people search; all
 * of them without a pause, by the pages that our screen asks for and by the longest that the API gives.
 */
async function measureRequests(
  house: ServerProcess,
  db: Database,
  { searchers, requests, warmUp }: SpeedOptions,
  figures: Figures,
): Promise<void> {
  // Others each time, who have no history.
  const enter = (name: string): Promise<Searcher[]> =>
    Promise.all(
      Array.from({ length: searchers }, async (_, at) => {
        const { token } = await signUp(house.url, `${name}${at}@bench.test`);
        return new Searcher(house.url, token);
      }),
    );
  const together = async (seed: string, ask: Ask): Promise<number[]> => {
    const people = await enter(seed);
    const times = await Promise.all(people.map((person, at) => searchOften(person, `${seed} ${at}`, ask)));
    for (const person of people) person.close();
    return times.flat();
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await together(`warm${round}x`, { count: warmUp, limit: SCREEN });
  }
  const [alone] = await enter('alone');
  if (alone === undefined) return;
  addTimes(
    figures,
    'whole request, one searcher',
    await searchOften(alone, 'alone', { count: requests, limit: SCREEN }),
  );
  alone.close();
  addTimes(
    figures,
    `${searchers} searchers who type, a suggestion`,
    await suggestions(await enter('typing'), requests),
  );
  const paced: Ask = { count: Math.min(requests, PACED_REQUESTS), limit: SCREEN, restMs: REST_MS };
  addTimes(figures, `${searchers} searchers who rest ${REST_MS} ms`, await together('paced', paced));
  for (const [what, limit] of [
    ['', SCREEN],
    [`, ${RESULTS} guides a page`, RESULTS],
  ] as const) {
    const used = await processorTime(house, db);
    const began = performance.now();
    addTimes(
      figures,
      `${searchers} searchers without a rest${what}`,
      await together(`searcher${limit}x`, { count: requests, limit }),
    );
    const searches = searchers * requests;
    figures.set(`searches a second, without a rest${what}`, searches / ((performance.now() - began) / 1000));
    for (const [who, seconds] of Object.entries(await used())) {
      figures.set(`processor time of ${who}, ms a search${what}`, (seconds * 1000) / searches);
    }
  }
}

/** How somebody searches. */
interface Ask {
  count: number;
  /** Guides on a page of the answer. */
  limit: typeof SCREEN | typeof RESULTS;
  /** Pause between two searches, about so long. */
  restMs?: number;
}

async function searchOften(person: Searcher, seed: string, { count, limit, restMs = 0 }: Ask): Promise<number[]> {
  const queries = loadQueries(seed);
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(await person.search(queries.next().value, limit));
    // Each at another time: people do not search in step.
    if (restMs > 0) await pause(restMs * (0.5 + Math.random()));
  }
  return times;
}

/** Everybody types queries letter by letter, without a pause. */
async function suggestions(people: readonly Searcher[], count: number): Promise<number[]> {
  const times = await Promise.all(
    people.map(async (person, at) => {
      const queries = loadQueries(`typing ${at}`);
      const own: number[] = [];
      while (own.length < count) {
        const query = queries.next().value;
        for (let to = LEAST_TYPED; to <= query.length && own.length < count; to += 1) {
          own.push(await person.suggest(query.slice(0, to)));
        }
      }
      person.close();
      return own;
    }),
  );
  return times.flat();
}

/** What gives the seconds of processor time that everybody has used since. */
async function processorTime(house: ServerProcess, db: Database): Promise<() => Promise<Record<string, number>>> {
  const before = { product: (await house.usage()).cpu, database: await databaseCpu(db), own: process.cpuUsage() };
  return async () => {
    const own = process.cpuUsage(before.own);
    let database = 0;
    // Connections come and go. What one used that has gone since is not known, and little.
    for (const [pid, seconds] of await databaseCpu(db)) database += seconds - (before.database.get(pid) ?? 0);
    return {
      'the product': (await house.usage()).cpu - before.product,
      'the database': database,
      'the searchers': (own.user + own.system) / 1e6,
    };
  };
}

/** Seconds of processor time of each connection to a database; not a number where the system does not tell. */
async function databaseCpu(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return new Map(rows.map(({ pid }) => [pid, threadCpu(pid) ?? Number.NaN]));
}

/** Seconds from the end of an import in this process until the other one finds what was imported. */
async function untilVisible(house: ServerProcess, { db }: ScratchDatabase, folder: string): Promise<number> {
  const word = `zq${randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')}`;
  const file = join(folder, `${word}.txt`);
  writeFileSync(
    file,
    `Benefits Guide 2026\n\nThe ${word} program gives every employee two days a year to learn a trade.\n`,
  );
  const person = await signUp(house.url, 'reader@bench.test');
  await importGuides(db, [file], join(folder, 'files'));
  const began = performance.now();
  while (performance.now() - began < VISIBLE_WITHIN_MS) {
    const { body } = await person.call('POST /api/docsearch', { body: { query: word } });
    if (body.documents.some((found) => found.snippet.includes(word))) return (performance.now() - began) / 1000;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

function addTimes(figures: Figures, what: string, times: readonly number[]): void {
  figures.set(`${what}, p50 ms`, quantile(times, 0.5));
  figures.set(`${what}, p95 ms`, quantile(times, 0.95));
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
