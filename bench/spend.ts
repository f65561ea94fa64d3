import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

const PEOPLE = 10_000;
const CREDITS = 1_000_000;
const SECONDS = 4;
const SCALE = 16;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

interface Run {
  clients: number;
  people: number;
}

const runs: readonly Run[] = [
  { clients: 8, people: PEOPLE },
  { clients: 64, people: PEOPLE },
  { clients: 8, people: 1 },
];

/**
 * Spends a second, on a durable server of its own: through the product's own verb in one Node process, and through
 * pgbench as a client, which leaves the cost of the database alone. Beside them, pgbench's TPC-B-like transaction on the
 * same server.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-bench-'));
  const postgres = await startPostgres({ folder, binaries: embeddedBinaries() });
  try {
    await migrate(postgres.url, 'server/db/migrations');
    const db = connect(postgres.url, { max: 2 });
    await seed(db);
    const program = await findPgbench();
    if (program === null) process.stdout.write('pgbench is not installed: its figures are left out.\n');
    else await pgbench(program, postgres.url, ['-i', '-q', '-s', String(SCALE)]);
    await db.execute(sql`vacuum analyze`);

    const rows: string[][] = [];
    const measure = async (name: string, { clients, people }: Run, work: () => Promise<number>) => {
      await db.execute(sql`checkpoint`);
      const before = finishedCpu(postgres.pid());
      const rate = await work();
      // A connection's time counts once its process has been collected.
      await pause(300);
      const after = finishedCpu(postgres.pid());
      const cpu = before === null || after === null ? null : ((after - before) / (rate * SECONDS)) * 1e6;
      rows.push([
        name,
        String(clients),
        people === 1 ? 'one' : people.toLocaleString('en'),
        rate.toFixed(0),
        cpu?.toFixed(0) ?? '-',
      ]);
      return rate;
    };

    for (const each of runs) {
      if (program !== null) {
        const { clients, people } = each;
        const timing = ['-n', '-T', String(SECONDS), '-c', String(clients), '-j', '2'];
        const isHot = people === 1;
        const reference = isHot
          ? Number.NaN
          : await measure('pgbench -b tpcb-like', each, () =>
              pgbench(program, postgres.url, [...timing, '-b', 'tpcb-like']),
            );
        const script = join(folder, 'spend.sql');
        writeFileSync(script, spendScript(people));
        const spends = await measure('spend, from pgbench', each, () =>
          pgbench(program, postgres.url, [...timing, '-f', script]),
        );
        if (!isHot) rows.at(-1)?.push((spends / reference).toFixed(2));
      }
      await measure('spend, from Node', each, () => spendFor(postgres.url, each));
    }
    printTable(['', 'clients', 'people', 'a second', 'database CPU, µs each', 'of tpcb-like'], rows);
    if (program !== null) {
      process.stdout.write(`pgbench's own tables have ${SCALE} branches, which more clients than that wait for.\n`);
    }
    const broken = (await checkInvariants(db)).filter((invariant) => invariant.violations > 0);
    process.stdout.write(broken.length === 0 ? 'All invariants hold.\n' : `${JSON.stringify(broken, null, 2)}\n`);
    await db.pool.end();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each person has three lots, so that a spend has an order to find. */
async function seed(db: Database): Promise<void> {
  await db.execute(sql`
    select ledger_grant(('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${CREDITS}, 'stripe_purchase',
      n || ':' || lot, '', null, 'perpetual', case lot when 1 then now() + interval '1 year' end, null,
      null, null, null, null, true)
    from generate_series(1, ${PEOPLE}::int) n, generate_series(1, 3) lot`);
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
async function spendFor(url: string, { clients, people }: Run): Promise<number> {
  const db = connect(url, { max: clients });
  const one = (userId: string) => {
    const wanted = { userId, amount: 1, type: 'document_view', key: randomUUID() } as const;
    const what = { description: 'A guide', refType: 'guide', refId: 'a-guide' };
    return inTransaction(db, (tx) => charge(tx, { ...wanted, ...what }));
  };
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let made = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await one(idOf(1 + Math.floor(Math.random() * people)));
        made += 1;
      }
    }),
  );
  const rate = made / ((performance.now() - began) / 1000);
  await db.pool.end();
  return rate;
}
