import { existsSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { benchmark } from '../server/analysis/benchmark.ts';
import type { Database } from '../server/db/connect.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { allQuestions } from './benchmarks/questions.ts';
import { crowd } from './calls/crowd.ts';
import { copyGuides } from './copy-guides.ts';
import { enter } from './calls/enter.ts';
import { adminRota, personRota } from './calls/rotas.ts';
import { printTable } from './print-table.ts';
import { loadQueries } from './search/load-queries.ts';
import { quantile } from './search/metrics.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { Searcher } from './search/searcher.ts';
import { startHouseProcess } from './search/start-house-process.ts';
import type { ServerProcess } from './start-process.ts';

const usage = `Usage: npm run bench -- scale [options]
  --guides N      modelled guides (75000)
  --made N        so many of them are made, the others are copies of these under other names (all are made)
  --searches N    searches of one person (200)
  --questions N   analyses, of those that consultants ask (200)
  --people N      people who use the product at once (200)
  --admins N      administrators beside them (50)
  --seconds N     for how long they do, on one process and then on two (30)
  --postgres URL  use this server rather than an embedded one; a database is made there and dropped
`;

/** As many as our screen asks for. */
const SCREEN = 20;
const READY_WITHIN_MS = 1_800_000;
const MB = 1024 * 1024;

type Figures = [what: string, figure: string][];

/**
 * A large installation for real: load, first start, restart, search, analysis, memory; then people and administrators at once on
 * one process and on two. Figures mean something only on a machine that does nothing else; the load is printed with them.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guides: { type: 'string', default: '75000' },
      made: { type: 'string' },
      searches: { type: 'string', default: '200' },
      questions: { type: 'string', default: '200' },
      people: { type: 'string', default: '200' },
      admins: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '30' },
      postgres: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const server = await openScratchServer(values.postgres);
  const dataDirs = [join(server.folder, 'one'), join(server.folder, 'two')];
  for (const folder of dataDirs) mkdirSync(folder);
  const admins = Array.from({ length: Number(values.admins) }, (_, at) => `admin${at}`);
  const adminEmails = admins.map((name) => `${name}@bench.test`);
  const houses: ServerProcess[] = [];
  try {
    const { db, url } = await server.database();
    const start = async (at: number): Promise<ServerProcess> => {
      const house = await startHouseProcess(url, dataDirs[at] ?? '', adminEmails);
      houses.push(house);
      await untilReady(house);
      return house;
    };
    const figures: Figures = [];
    const timed = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
      process.stderr.write(`${what}…\n`);
      const began = performance.now();
      const value = await work();
      const took = seconds(performance.now() - began);
      // At once: a run of an hour that is broken off has said what it knew.
      process.stderr.write(`  ${took}\n`);
      figures.push([what, took]);
      return value;
    };
    const guides = Number(values.guides);
    const made = Math.min(guides, Number(values.made ?? guides));
    await timed('guides in the database, s', () => loadSampleLibrary(db, { count: made }));
    if (made < guides) await timed('copies of them, s', () => copyGuides(db, guides));
    await db.execute(sql`vacuum analyze`);
    figures.push(['database, MB', await databaseSize(db)]);
    const first = await timed('searchable after the first start, s', () => start(0));
    figures.push(['memory after it, MB', await memoryOf(first)]);
    await timed('snapshot written after it, s', () => untilSaved(dataDirs[0] ?? ''));
    await first.close();
    houses.pop();
    const one = await timed('searchable after a restart, s', () => start(0));
    figures.push(['memory after it, MB', await memoryOf(one)]);
    addTimes(figures, 'search', await search(one, db, Number(values.searches)));
    addTimes(figures, 'analysis', await analyse(db, Number(values.questions)));
    figures.push(['memory after the searches, MB', await memoryOf(one)]);
    process.stdout.write(`${values.guides} guides\n`);
    printTable(['', ''], figures);

    const people = await enter({ url: one.url, db }, Number(values.people), (at) => `caller${at}`);
    const staff = await enter({ url: one.url, db }, admins.length, (at) => admins[at] ?? '');
    const parties = [
      { name: 'people', tokens: people.map(({ token }) => token), rota: personRota },
      { name: 'administrators', tokens: staff.map(({ token }) => token), rota: adminRota },
    ];
    await crowd([one.url], parties, Number(values.seconds));
    const two = await start(1);
    await crowd([one.url, two.url], parties, Number(values.seconds));
    process.stdout.write(`memory at the end, MB: ${await memoryOf(one)} and ${await memoryOf(two)}\n`);
    process.stdout.write(
      `the machine's load when it ended: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}\n`,
    );
  } finally {
    for (const house of houses) await house.close();
    await server.close();
  }
}

/** A few guides, and a moment of everything. */
export async function smallest(): Promise<readonly string[]> {
  return [
    '--guides',
    '60',
    '--made',
    '40',
    '--searches',
    '2',
    '--questions',
    '2',
    '--people',
    '2',
    '--admins',
    '1',
    '--seconds',
    '0.2',
  ];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** A restart reads the snapshot of the search, which is written whole some time after the first start can search. */
async function untilSaved(dataDir: string): Promise<void> {
  const snapshot = join(dataDir, 'search-index.bin');
  for (const until = performance.now() + READY_WITHIN_MS; !existsSync(snapshot); await pause(100))
    if (performance.now() > until) throw new Error('The search has written no snapshot');
}

async function untilReady({ url }: ServerProcess): Promise<void> {
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until; await pause(100)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error('The product was not searchable within half an hour');
}

const memoryOf = async (house: ServerProcess): Promise<string> => ((await house.usage()).memory / MB).toFixed(0);

async function databaseSize(db: Database): Promise<string> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  return (Number(rows[0]?.bytes ?? 0) / MB).toFixed(0);
}

/** One person who searches again and again; their limits begin anew each time. */
async function search(house: ServerProcess, db: Database, count: number): Promise<number[]> {
  const [person] = await enter({ url: house.url, db }, 1, () => 'searcher');
  const searcher = new Searcher(house.url, person?.token ?? '');
  const queries = loadQueries('scale');
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await db.execute(sql`delete from request_count`);
    times.push(await searcher.search(queries.next().value, SCREEN));
  }
  searcher.close();
  return times;
}

/** Questions of all kinds, spread evenly. */
async function analyse(db: Database, count: number): Promise<number[]> {
  const all = allQuestions();
  const every = Math.max(1, Math.floor(all.length / count));
  const times: number[] = [];
  for (let at = 0; times.length < count && at < all.length; at += every) {
    const question = all[at];
    if (question === undefined) break;
    const began = performance.now();
    await benchmark(db, question.query);
    times.push(performance.now() - began);
  }
  return times;
}

function addTimes(figures: Figures, what: string, times: readonly number[]): void {
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
    ['longest', 1],
  ] as const) {
    figures.push([`${what}, ${name} ms`, quantile(times, share).toFixed(0)]);
  }
}
