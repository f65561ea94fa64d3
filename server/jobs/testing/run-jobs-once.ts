import { Logger, runOnce } from 'graphile-worker';
import type { Database } from '../../db/connect.ts';
import { taskList } from '../task-list.ts';
import type { Tasks } from '../task.ts';

/** Works on every job that is due now and returns: for tests, which decide when a job runs. */
export async function runJobsOnce(db: Database, tasks: Partial<Tasks>): Promise<void> {
  await runOnce({
    pgPool: db.pool,
    taskList: taskList(tasks),
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}
