import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';

/**
 * A job of a process that was killed would stay locked for hours. So every runner says that it lives, and frees what
 * was locked by those who have stopped saying so. The clock is the database's.
 */
export interface PresenceTimes {
  /** How often a runner says that it lives, in milliseconds. */
  beatMs: number;
  /** After how long without a word a runner counts as dead, in seconds. */
  lapseSeconds: number;
}

export const presenceTimes: PresenceTimes = { beatMs: 5_000, lapseSeconds: 20 };

export async function sayPresent(db: Connection, id: string): Promise<void> {
  await db.execute(sql`
    insert into job_runner (id, seen_at) values (${id}, now())
    on conflict (id) do update set seen_at = now()`);
}

/** Said by a runner that has no job in hand any more; what is still locked in its name never reached it. */
export async function sayGone(db: Connection, id: string): Promise<void> {
  await db.execute(sql`delete from job_runner where id = ${id}`);
  await unlock(db, [id]);
}

async function unlock(db: Connection, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(ids)}::text[])`);
}

/** Frees the jobs of runners that are gone, so that they are tried again at once; answers the runners' ids. */
export async function freeAbandoned(db: Connection, lapseSeconds: number): Promise<string[]> {
  const gone = await db.execute<{ id: string }>(sql`
    with lapsed as (
      delete from job_runner where seen_at < now() - make_interval(secs => ${lapseSeconds}) returning id
    )
    select id from lapsed
    union
    select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${lapseSeconds}) and locked_by not in (select id from job_runner)`);
  const ids = gone.rows.map((row) => row.id);
  if (ids.length > 0) await unlock(db, ids);
  return ids;
}
