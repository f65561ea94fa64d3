import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { embeddedBinaries } from '../embedded/postgres/binaries.ts';
import { startPostgres } from '../embedded/postgres/start.ts';
import { charge } from '../server/credits/charge.ts';
import { checkInvariants } from '../server/credits/check-invariants.ts';
import { connect, inTransaction, type Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import { printTable } from './print-table.ts';
import { finishedCpu } from './server-cpu.ts';

const usage = `Usage: npm run bench -- ledger [options]
  --rounds N      rounds of the comparison (3)
  --seconds N     length of each turn (3); below one second, pgbench makes ten transactions of each client
  --people N      people with credits (10000)
  --clients N     only so many at once (8, 64, and 8 on one person)
  --scale N       branches of pgbench's own tables (16)
`;

const CREDITS = 1_000_000;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

interface Load {
  clients: number;
  people: number;
}

interface Measured {
  /** How many a second. */
  rate: number;
  /** Processor time of the database, in microseconds each; null where the system does not tell. */
  cpu: number | null;
  failures: number;
}

/** Name of what is measured → how to do it, for so many seconds. */
type Contestants = Record<string, () => Promise<{ rate: number; failures: number }>>;

const REFERENCE = 'pgbench -b tpcb-like';

/**
 * Spends a second, on a durable server of its own: through the product's own verb in one Node process, and through
 * pgbench as a client, which leaves the cost of the database alone. Beside them, pgbench's TPC-B-like transaction on the
 * same server. They take turns, a few rounds; figures are medians, and a ratio is the
 * median of what the rounds give, since what else a machine does changes from one to the next.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      people: { type: 'string', default: '10000' },
      clients: { type: 'string' },
      scale: { type: 'string', default: '16' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const [rounds, seconds, people] = [Number(values.rounds), Number(values.seconds), Number(values.people)];
  const loads: readonly Load[] =
    values.clients === undefined
      ? [
          { clients: 8, people },
          { clients: 64, people },
          { clients: 8, people: 1 },
        ]
      : [{ clients: Number(values.clients), people }];
  const folder = mkdtempSync(join(tmpdir(), 'benesight-bench-'));
  const postgres = await startPostgres({ folder, binaries: embeddedBinaries() });
  try {
    await migrate(postgres.url, 'server/db/migrations');
    const db = connect(postgres.url, { max: 2 });
    await seed(db, people);
    const program = await findPgbench();
    if (program === null) process.stdout.write('pgbench is not installed: its figures are left out.\n');
    else await pgbench(program, postgres.url, ['-i', '-q', '-s', values.scale]);
    await db.execute(sql`vacuum analyze`);

    const measure = async (work: Contestants[string]): Promise<Measured> => {
      await db.execute(sql`checkpoint`);
      const before = finishedCpu(postgres.pid());
      const { rate, failures } = await work();
      // A connection's time counts once its process has been collected.
      await pause(300);
      const after = finishedCpu(postgres.pid());
      const cpu = before === null || after === null ? null : ((after - before) / (rate * seconds)) * 1e6;
      return { rate, cpu, failures };
    };

    const rows: string[][] = [];
    for (const load of loads) {
      const contestants = contestantsOf(load, { url: postgres.url, program, folder, seconds });
      const measured = new Map<string, Measured[]>(Object.keys(contestants).map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, work] of Object.entries(contestants)) measured.get(name)?.push(await measure(work));
      }
      for (const [name, results] of measured) rows.push(rowOf(name, load, results, measured.get(REFERENCE)));
    }
    printTable(['', 'clients', 'people', 'a second', 'failed', 'database CPU, µs each', 'of tpcb-like'], rows);
    if (program !== null) {
      process.stdout.write(
        `pgbench's own tables have ${values.scale} branches, which more clients than that wait for.\n`,
      );
    }
    const broken = (await checkInvariants(db)).filter((invariant) => invariant.violations > 0);
    process.stdout.write(broken.length === 0 ? 'All invariants hold.\n' : `${JSON.stringify(broken, null, 2)}\n`);
    await db.pool.end();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A handful of spends of a few people. */
export async function smallest(): Promise<readonly string[]> {
  return ['--rounds', '1', '--seconds', '0.05', '--people', '20', '--clients', '2', '--scale', '1'];
}

/** On one hot person pgbench's own transaction has nothing to be compared with. */
function contestantsOf(
  load: Load,
  { url, program, folder, seconds }: { url: string; program: string | null; folder: string; seconds: number },
): Contestants {
  const fromNode = { 'spend, from Node': () => spendFor(url, load, seconds) };
  if (program === null) return fromNode;
  const script = join(folder, 'spend.sql');
  writeFileSync(script, spendScript(load.people));
  // It knows whole seconds only.
  const length = seconds < 1 ? ['-t', '10'] : ['-T', String(seconds)];
  const timing = ['-n', ...length, '-c', String(load.clients), '-j', '2'];
  const bench = (what: string[]) => async () => ({
    rate: await pgbench(program, url, [...timing, ...what]),
    failures: 0,
  });
  return {
    ...(load.people > 1 && { [REFERENCE]: bench(['-b', 'tpcb-like']) }),
    'spend, from pgbench': bench(['-f', script]),
    ...fromNode,
  };
}

function rowOf(
  name: string,
  { clients, people }: Load,
  results: readonly Measured[],
  reference: readonly Measured[] | undefined,
): string[] {
  const cpus = results.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  const ratios =
    name === REFERENCE ? [] : (reference ?? []).map(({ rate }, round) => (results[round]?.rate ?? 0) / rate);
  return [
    name,
    String(clients),
    people === 1 ? 'one' : people.toLocaleString('en'),
    median(results.map(({ rate }) => rate)).toFixed(0),
    String(results.reduce((total, { failures }) => total + failures, 0)),
    cpus.length === 0 ? '-' : median(cpus).toFixed(0),
    ratios.length === 0 ? '' : median(ratios).toFixed(2),
  ];
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Each person has three lots, so that a spend has an order to find. */
async function seed(db: Database, people: number): Promise<void> {
  await db.execute(sql`
    select ledger_grant(('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${CREDITS}, 'stripe_purchase',
      n || ':' || lot, '', null, 'perpetual', case lot when 1 then now() + interval '1 year' end, null,
      null, false, null, null, null, true)
    from generate_series(1, ${people}::int) n, generate_series(1, 3) lot`);
}

function spendScript(people: number): string {
  return `\\set n random(1, ${people})
begin;
select * from ledger_charge(('00000000-0000-4000-8000-' || lpad(:n::text, 12, '0'))::uuid, 1, 'document_view',
  gen_random_uuid()::text, 'hash', 'A guide', 'guide', 'a-guide', null, null, null, true);
commit;
`;
}

/** Spends made a second by `clients` at once, each in a transaction of its own, as the product makes them. */
async function spendFor(
  url: string,
  { clients, people }: Load,
  seconds: number,
): Promise<{ rate: number; failures: number }> {
  const db = connect(url, { max: clients });
  const one = (userId: string) => {
    const wanted = { userId, amount: 1, type: 'document_view', key: randomUUID() } as const;
    const what = { description: 'A guide', refType: 'guide', refId: 'a-guide' };
    return inTransaction(db, (tx) => charge(tx, { ...wanted, ...what }));
  };
  // Connections are made before the time is taken, as pgbench does.
  await Promise.all(Array.from({ length: clients }, () => db.execute(sql`select pg_sleep(0.05)`)));
  const began = performance.now();
  const until = began + seconds * 1000;
  let made = 0;
  let failures = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await one(idOf(1 + Math.floor(Math.random() * people))).then(
          () => (made += 1),
          () => (failures += 1),
        );
      }
    }),
  );
  const rate = made / ((performance.now() - began) / 1000);
  await db.pool.end();
  return { rate, failures };
}
