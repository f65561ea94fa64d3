import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

/** How many deadlocks the server has met in this database: those that were tried again with success too. */
export async function countDeadlocks(db: Database): Promise<number> {
  // Each connection reports its figures when it feels like it, unless told to. Sleeping keeps every connection busy, so
  // that each of the pool's is told.
  const tell = () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`);
  await Promise.all(Array.from({ length: db.pool.options.max ?? 10 }, tell));
  const { rows } = await db.execute<{ count: number }>(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
