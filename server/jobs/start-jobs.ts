import { EventEmitter } from 'node:events';
import { run, type Runner, type WorkerEvents } from 'graphile-worker';
import { connect } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import { startBeat } from './beat.ts';
import { endWhenStuck } from './end-when-stuck.ts';
import { watchForLost } from './lost-jobs.ts';
import { presenceTimes, type PresenceTimes } from './presence.ts';
import { taskList } from './task-list.ts';
import type { Tasks } from './task.ts';
import { workerLog } from './worker-log.ts';

export interface JobsOptions {
  databaseUrl: string;
  /** What this process works on; kinds that are not named wait for another. */
  tasks: Partial<Tasks>;
  log: Log;
  /** How many jobs this process works on at once. */
  concurrency?: number;
  presence?: PresenceTimes;
}

export interface Jobs {
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Works on jobs until stopped, on a small pool of its own. Any number of processes may do so on one database. A runner
 * that gives up (the database was away for long) is started again.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const concurrency = options.concurrency ?? 2;
  // Two beyond the jobs: one listens for news, one says that we live.
  const db = connect(options.databaseUrl, { max: concurrency + 2, name: 'benesight-jobs' });
  let stopping = false;

  const launch = async (): Promise<Launched> => {
    const events: WorkerEvents = new EventEmitter();
    const freeLost = watchForLost(events);
    const created = new Promise<string>((resolve) => {
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
    });
    const runner = await run({
      pgPool: db.pool,
      taskList: taskList(options.tasks),
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      parsedCronItems: [],
      events,
      logger: workerLog(options.log),
      // Without a batch the queue forgets to wait for the end of a job, and a database that is away ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    // Whoever waits for the end does so later; until then a failure must not end the process.
    runner.promise.catch(() => undefined);
    endWhenStuck(events, () => void stopRunner(runner));
    try {
      return {
        runner,
        stopBeat: await startBeat(db, await created, {
          times: options.presence ?? presenceTimes,
          freeLost,
          log: options.log,
        }),
      };
    } catch (error) {
      await stopRunner(runner);
      throw error;
    }
  };

  const relaunch = async (): Promise<Launched | null> => {
    for (let delay = 500; !stopping; delay = Math.min(delay * 2, 10_000)) {
      try {
        return await launch();
      } catch (error) {
        options.log.warn({ err: error }, 'the job runner could not be started again');
        await pause(delay);
      }
    }
    return null;
  };

  let current: Launched | null = await launch();
  const keepRunning = async (): Promise<void> => {
    while (!stopping && current !== null) {
      await current.runner.promise.catch((error: unknown) => options.log.warn({ err: error }, 'the job runner ended'));
      await current.stopBeat();
      current = await relaunch();
    }
  };
  const kept = keepRunning();

  return {
    async stop() {
      stopping = true;
      if (current !== null) await stopRunner(current.runner);
      await kept;
      // A launch that was under way when we were told to stop.
      if (current !== null) {
        await stopRunner(current.runner);
        await current.stopBeat();
      }
      await db.pool.end();
    },
  };
}

interface Launched {
  runner: Runner;
  stopBeat: () => Promise<void>;
}

async function stopRunner(runner: Runner): Promise<void> {
  // It throws when it has stopped already.
  await runner.stop().catch(() => undefined);
}
