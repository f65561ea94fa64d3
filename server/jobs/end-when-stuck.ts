import type { WorkerEvents } from 'graphile-worker';

/** So many looks for a job that failed one after the other; with two workers about six seconds. */
const LIMIT = 6;

/**
 * Calls `end`, once, when the runner can no longer look for jobs. The queue remembers a failure of its very first query
 * for good: a runner that met a database which was just restarting would look in vain for ever.
 */
export function endWhenStuck(events: WorkerEvents, end: () => void): void {
  let failures = 0;
  events.on('worker:getJob:empty', () => (failures = 0));
  events.on('job:start', () => (failures = 0));
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === LIMIT) end();
  });
}
