import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';

/** Jobs of every kind: due or under way, failed too often, and since when the oldest has been due. */
export async function sumJobs(db: Connection): Promise<{ waiting: number; givenUp: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ waiting: number; givenUp: number; oldestSeconds: number }>(sql`
    select count(*) filter (where attempts < max_attempts and run_at <= now() or locked_at is not null)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp",
      coalesce(greatest(0, extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and locked_at is null and run_at <= now()))), 0)::float8 as "oldestSeconds"
    from graphile_worker.jobs`);
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 };
}
