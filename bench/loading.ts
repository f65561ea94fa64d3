import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../server/db/connect.ts';
import { guide } from '../server/db/tables/library.ts';
import { enter } from './calls/enter.ts';
import { loadQueries } from './search/load-queries.ts';
import { quantile } from './search/metrics.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { Searcher } from './search/searcher.ts';
import { startHouseProcess } from './search/start-house-process.ts';

const usage = `Usage: npm run bench -- loading [options]
  --guides N      modelled guides that the product loads at its first start (7500)
  --every N       milliseconds from one search of the one person to the next (200)
  --postgres URL  use this server rather than an embedded one; a database is made there and dropped
`;

/** As many as our screen asks for. */
const SCREEN = 20;

/** A first start: how long the modelled guides take, and what a search takes meanwhile. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guides: { type: 'string', default: '7500' },
      every: { type: 'string', default: '200' },
      postgres: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const server = await openScratchServer(values.postgres);
  const dataDir = join(server.folder, 'data');
  mkdirSync(dataDir);
  try {
    const { db, url } = await server.database();
    const guides = Number(values.guides);
    const began = performance.now();
    const house = await startHouseProcess(url, dataDir, [], guides);
    try {
      const there = await db.$count(guide);
      process.stdout.write(`${there} guides when it answers, after ${since(began)} s\n`);
      const [person] = await enter({ url: house.url, db }, 1, () => 'searcher');
      const searcher = new Searcher(house.url, person?.token ?? '');
      const stored = untilStored(db, guides, began);
      const times = await searchUntil(stored, { searcher, db, everyMs: Number(values.every) });
      await untilFound(searcher, guides);
      process.stdout.write(`${guides} guides found after ${since(began)} s\n`);
      searcher.close();
      const [half, most, all] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0));
      process.stdout.write(`${times.length} searches meanwhile: p50 ${half} ms, p95 ${most} ms, longest ${all} ms\n`);
      process.stdout.write(
        `the machine's load when it ended: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')}\n`,
      );
    } finally {
      await house.close();
    }
  } finally {
    await server.close();
  }
}

/** A few guides more than are there at first. */
export const smallest = async (): Promise<readonly string[]> => ['--guides', '310', '--every', '50'];

const since = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

const LOOK_MS = 200;

async function untilStored(db: Database, guides: number, began: number): Promise<void> {
  while ((await db.$count(guide)) < guides) await pause(LOOK_MS);
  process.stdout.write(`${guides} guides stored after ${since(began)} s\n`);
}

/** The search takes in what is stored a little later. */
async function untilFound(searcher: Searcher, guides: number): Promise<void> {
  while ((await searcher.countAll()) < guides) await pause(LOOK_MS);
}

/** One person who searches at this pace until something is done. Answers what each search took, in milliseconds. */
async function searchUntil(
  done: Promise<void>,
  { searcher, db, everyMs }: { searcher: Searcher; db: Database; everyMs: number },
): Promise<number[]> {
  const queries = loadQueries('loading');
  const times: number[] = [];
  const ended = new AbortController();
  const stop = (): void => ended.abort();
  void done.then(stop, stop);
  while (!ended.signal.aborted) {
    await db.execute(sql`delete from request_count`);
    const took = await searcher.search(queries.next().value, SCREEN);
    times.push(took);
    await pause(Math.max(0, everyMs - took), undefined, { signal: ended.signal }).catch(() => undefined);
  }
  await done;
  return times;
}
