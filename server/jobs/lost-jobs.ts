import { sql } from 'drizzle-orm';
import type { WorkerEvents } from 'graphile-worker';
import type { Connection } from '../db/connect.ts';

/** For how long after its end a job still counts as known: the note of its end may be on its way. */
const KNOWN_MS = 600_000;

const SETTLE_MS = 3_000;

/** Frees the jobs that were given to the runner `id` and never reached it. */
export type FreeLost = (db: Connection, id: string) => Promise<void>;

/**
 * When a connection breaks while a job is being handed out, the database counts it as ours and we do not know of it.
 * This listens for such breaks and remembers which jobs did arrive.
 */
export function watchForLost(events: WorkerEvents): FreeLost {
  const known = new Set<string>();
  let brokeAt: number | null = null;
  events.on('worker:getJob:error', () => (brokeAt = performance.now()));
  events.on('job:start', ({ job }) => known.add(job.id));
  events.on('job:complete', ({ job }) => {
    setTimeout(() => known.delete(job.id), KNOWN_MS).unref();
  });
  return async (db, id) => {
    // Not at once: a job may be on its way to us at this moment.
    if (brokeAt === null || performance.now() - brokeAt < SETTLE_MS) return;
    brokeAt = null;
    // The queue's own functions free all jobs of a runner or none.
    await db.execute(sql`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = ${id} and locked_at < now() - make_interval(secs => ${SETTLE_MS / 1000})
        and id <> all (${sql.param([...known])}::bigint[])`);
  };
}
