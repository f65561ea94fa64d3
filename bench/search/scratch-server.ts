import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { embeddedBinaries } from '../../embedded/postgres/binaries.ts';
import { startPostgres } from '../../embedded/postgres/start.ts';
import { connect, type Database } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';

const PATIENCE_MS = 2_000;

export interface ScratchDatabase {
  url: string;
  db: Database;
}

/** A PostgreSQL with databases and a folder that go when the benchmark ends. */
export interface ScratchServer {
  /** For files, until the end. */
  folder: string;
  /** A migrated database without guides. */
  database(): Promise<ScratchDatabase>;
  /** Asked again it is the same end: an interruption and the work that it breaks off both ask. */
  close(): Promise<void>;
}

/** Starts an embedded server; or uses the one at `address`, where databases are made and dropped again. */
export async function openScratchServer(address: string | undefined): Promise<ScratchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-bench-'));
  const own =
    address === undefined
      ? await startPostgres({ folder: join(folder, 'postgres'), binaries: embeddedBinaries() })
      : null;
  const server = own?.url ?? address ?? '';
  const admin = connect(server, { max: 1 });
  const made: { name: string; db: Database }[] = [];
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // A query that is still under way, when the run is interrupted, must not hold this up.
    await Promise.race([Promise.all(made.map(({ db }) => db.pool.end())), pause(PATIENCE_MS)]);
    if (own === null) {
      for (const { name } of made)
        await admin.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`);
    }
    await admin.pool.end();
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const end = (): Promise<void> => {
    for (const signal of signals) process.off(signal, interrupt);
    return (closed ??= close());
  };
  // An interruption ends them as well: nothing of a benchmark stays behind.
  const interrupt = (): void => void end().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, interrupt);
  return {
    folder,
    async database() {
      const name = `bench_${randomBytes(6).toString('hex')}`;
      await admin.execute(sql`create database ${sql.identifier(name)}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      await migrate(url.href, 'server/db/migrations');
      const db = connect(url.href, { max: 8 });
      made.push({ name, db });
      return { url: url.href, db };
    },
    close: end,
  };
}
