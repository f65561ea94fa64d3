import { Logger } from 'graphile-worker';
import type { Log } from '../http/log.ts';

/** The queue's own messages in our log. What it says of every single job is for debugging; a failure is a warning. */
export function workerLog(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    const detail = { queue: scope.label, task: scope.taskIdentifier, job: scope.jobId };
    // The first line only: the rest is a stack of the queue's own code.
    const text = message.split('\n')[0] ?? message;
    const name: string = level;
    if (name === 'error' || name === 'warning') log.warn(detail, text);
    else log.debug(detail, text);
  });
}
