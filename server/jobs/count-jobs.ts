import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import type { JobName } from './names.ts';

/** How many jobs of a kind are still to be done, and how many have failed too often to be tried again. */
export async function countJobs(db: Connection, name: JobName): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await db.execute<{ waiting: number; givenUp: number }>(sql`
    select count(*) filter (where attempts < max_attempts or locked_at is not null)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp"
    from graphile_worker.jobs where task_identifier = ${name}`);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}
