import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';

/** Any constant will do, as long as every process uses the same. */
const MIGRATION_LOCK = 7_305_519_401;

/**
 * Brings a database up to date: the product's tables and the job queue's. Processes that start together take turns.
 *
 * @param folder where the SQL files lie (`server/db/migrations`, or the copy beside the built server)
 */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`);
    await applyMigrations(db, { migrationsFolder: folder });
    await migrateJobs({ connectionString: url });
  } finally {
    await client.end();
  }
}
