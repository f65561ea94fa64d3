import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { TestPerson } from '../server/testing/person.ts';
import { crowd } from './calls/crowd.ts';
import { enter } from './calls/enter.ts';
import { adminRota, personRota } from './calls/rotas.ts';
import { Caller, type Wanted } from './calls/caller.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { startHouseProcess } from './search/start-house-process.ts';
import { type ServerProcess, startProcess } from './start-process.ts';

const usage = `Usage: npm run bench -- calls [options]
  --rounds N      rounds of the comparison (5)
  --seconds N     length of each turn (3)
  --people N      people of the crowd (200)
  --admins N      administrators beside them (0; 50 for a large house)
  --crowd N       seconds of the crowd (60); 0 leaves it out
  --rest N        milliseconds that each of them rests after an answer, about (0)
`;

/** Connections of a turn. */
const CONNECTIONS = 16;

const reads = ['/api/auth/user', '/api/billing/balance', '/api/chats', '/api/documents/history', '/api/admin/check'];

interface Turn {
  /** Calls a second. */
  rate: number;
  /** Processor time of the server, without its database, in microseconds a call. */
  cpu: number;
}

/**
 * What a call of the product costs beside a Fastify that does nothing but read a row by its primary key. They take turns, and
 * a ratio is the median of what the rounds give, so that a busy machine is busy for both. Then a crowd calls: people read and
 * change things, administrators look at their pages, and no answer may be a 5xx.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      people: { type: 'string', default: '200' },
      admins: { type: 'string', default: '0' },
      crowd: { type: 'string', default: '60' },
      rest: { type: 'string', default: '0' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const server = await openScratchServer(undefined);
  const dataDir = join(server.folder, 'house');
  mkdirSync(dataDir);
  try {
    const { url, db } = await server.database();
    const adminNames = Array.from({ length: Number(values.admins) }, (_, at) => `admin${at}`);
    const house = await startHouseProcess(
      url,
      dataDir,
      adminNames.map((name) => `${name}@bench.test`),
    );
    const bare = await startProcess(fileURLToPath(new URL('./calls/bare-server.ts', import.meta.url)), [url]);
    try {
      const people = await enter(
        { url: house.url, db },
        Math.max(CONNECTIONS, Number(values.people)),
        (at) => `caller${at}`,
      );
      const admins = await enter({ url: house.url, db }, adminNames.length, (at) => adminNames[at] ?? '');
      await compare(house, bare, people.slice(0, CONNECTIONS), Number(values.rounds), Number(values.seconds));
      const tokensOf = (some: readonly TestPerson[]) => some.map(({ token }) => token);
      const parties = [
        { name: 'people', tokens: tokensOf(people), rota: personRota },
        ...(admins.length > 0 ? [{ name: 'administrators', tokens: tokensOf(admins), rota: adminRota }] : []),
      ];
      if (Number(values.crowd) > 0) {
        await crowd([house.url], parties, Number(values.crowd), Number(values.rest));
      }
    } finally {
      await bare.close();
      await house.close();
    }
  } finally {
    await server.close();
  }
}

/** A few calls by as many people as have a connection. */
export async function smallest(): Promise<readonly string[]> {
  return ['--rounds', '1', '--seconds', '0.02', '--people', '1', '--admins', '1', '--crowd', '0.05'];
}

async function compare(
  house: ServerProcess,
  bare: ServerProcess,
  people: readonly TestPerson[],
  rounds: number,
  seconds: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const path of reads) {
    const turns: { ours: Turn; theirs: Turn }[] = [];
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const theirs = await take(bare, people, ({ id }) => `/people/${id}`, seconds);
      const ours = await take(house, people, () => path, seconds);
      if (round > 0) turns.push({ ours, theirs });
    }
    const median = (figure: (turn: (typeof turns)[number]) => number): number => quantile(turns.map(figure), 0.5);
    rows.push([
      path,
      median(({ ours }) => ours.rate).toFixed(0),
      median(({ theirs }) => theirs.rate).toFixed(0),
      median(({ ours, theirs }) => ours.rate / theirs.rate).toFixed(2),
      median(({ ours }) => ours.cpu).toFixed(0),
      median(({ theirs }) => theirs.cpu).toFixed(0),
      median(({ ours, theirs }) => theirs.cpu / ours.cpu).toFixed(2),
    ]);
  }
  printTable(['read', 'calls/s', 'bare', 'ratio', 'µs CPU', 'bare', 'ratio'], rows);
}

/** Everybody calls without a rest for so long. @throws Error where an answer is not 200 */
async function take(
  server: ServerProcess,
  people: readonly TestPerson[],
  pathOf: (person: TestPerson) => string,
  seconds: number,
): Promise<Turn> {
  const callers = people.map((person) => ({
    caller: new Caller(server.url, person.token),
    wanted: { method: 'GET', path: pathOf(person) } satisfies Wanted,
  }));
  const before = await server.usage();
  const began = performance.now();
  const until = began + seconds * 1000;
  let calls = 0;
  await Promise.all(
    callers.map(async ({ caller, wanted }) => {
      while (performance.now() < until) {
        const status = await caller.call(wanted);
        if (status !== 200) throw new Error(`${wanted.path} answered ${status}`);
        calls += 1;
      }
      caller.close();
    }),
  );
  const took = (performance.now() - began) / 1000;
  const { cpu } = await server.usage();
  return { rate: calls / took, cpu: ((cpu - before.cpu) * 1e6) / calls };
}
