import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import type { JobName, JobPayloads } from './names.ts';

export interface JobOptions {
  /** A waiting job with the same key is replaced by this one. */
  key?: string;
  /** Not before this moment; absent: as soon as the transaction is committed. */
  runAt?: Date;
  /** How often a failing job is tried, with growing pauses (seconds at first, six hours at last); 25 when absent. */
  maxAttempts?: number;
}

/**
 * Adds a job in the caller's transaction: it exists exactly when the transaction is committed. A job may run more than
 * once (a process can die in the middle), so its task must bear that.
 */
export async function addJob<Name extends JobName>(
  db: Connection,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::integer,
      job_key => ${options.key ?? null}::text
    )`);
}
