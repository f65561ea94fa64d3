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
      const times = await searchUntil(house.url, db, guides, Number(values.every));
      process.stdout.write(`${guides} guides after ${since(began)} s\n`);
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

/** One person who searches at this pace until all guides are stored. Answers what each search took, in milliseconds. */
async function searchUntil(url: string, db: Database, guides: number, everyMs: number): Promise<number[]> {
  const [person] = await enter({ url, db }, 1, () => 'searcher');
  const searcher = new Searcher(url, person?.token ?? '');
  const queries = loadQueries('loading');
  const times: number[] = [];
  do {
    await db.execute(sql`delete from request_count`);
    const took = await searcher.search(queries.next().value, SCREEN);
    times.push(took);
    await pause(Math.max(0, everyMs - took));
  } while ((await db.$count(guide)) < guides);
  searcher.close();
  return times;
}
