import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';

/** Any constant will do, as long as every process uses the same. */
const MIGRATION_LOCK = 7_305_519_401;

/** The database was brought up to date by a newer program; the message is one line for the person who starts this one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/**
 * Brings a database up to date: the product's tables and the job queue's. Processes that start together take turns.
 *
 * @param folder where the SQL files lie (`server/db/migrations`, or the copy beside the built server)
 * @param through the last migration that is applied, by its number; all of them where none is given
 * @throws NewerDatabase before anything is changed
 */
export async function migrate(url: string, folder: string, through = Number.POSITIVE_INFINITY): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
    await refuseNewer(client, folder);
    await withMigrations(folder, through, (migrationsFolder) => applyMigrations(db, { migrationsFolder }));
    await migrateJobs({ connectionString: url });
  } finally {
    await client.end();
  }
}

const JOURNAL = 'meta/_journal.json';
const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

const readJournal = (folder: string) => Journal.parse(JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')));

/** The newest migration of a folder. */
export function newestMigration(folder: string): { tag: string; when: number } {
  const newest = readJournal(folder)
    .entries.toSorted((one, other) => one.when - other.when)
    .at(-1);
  if (newest === undefined) throw new Error(`${folder} holds no migration`);
  return { tag: newest.tag, when: newest.when };
}

/** The migrator takes a whole folder: where only the first are wanted, it is given a copy of those. */
async function withMigrations(
  folder: string,
  through: number,
  apply: (folder: string) => Promise<void>,
): Promise<void> {
  const journal = readJournal(folder);
  const entries = journal.entries.filter(({ when }) => when <= through);
  if (entries.length === journal.entries.length) return apply(folder);
  const copy = mkdtempSync(join(tmpdir(), 'benesight-migrations-'));
  try {
    mkdirSync(join(copy, 'meta'));
    writeFileSync(join(copy, JOURNAL), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) cpSync(join(folder, `${tag}.sql`), join(copy, `${tag}.sql`));
    await apply(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function refuseNewer(client: Client, folder: string): Promise<void> {
  const { entries } = readJournal(folder);
  const { rowCount } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`);
  if (rowCount === 0) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.newest ?? 0) <= Math.max(...entries.map(({ when }) => when))) return;
  throw new NewerDatabase(
    'The database was used by a newer version of Benesight: start that version, or restore a backup from before it.',
  );
}
