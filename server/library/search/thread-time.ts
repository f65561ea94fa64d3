import { readFileSync } from 'node:fs';

/** The system counts a thread's time at most so far behind while it runs. */
const TICK_MS = 10;

/** Makes what tells whether this thread has worked longer than `limitMs` since; below a tick the time that has passed counts. */
export function timeLimit(limitMs: number, thread: number | null): () => boolean {
  const [began, used] = [performance.now(), threadTime(thread)];
  // No thread works for longer than the time that has passed, which is quicker to ask.
  return () => performance.now() - began > limitMs && (limitMs < TICK_MS || threadTime(thread) - used > limitMs);
}

/**
 * Milliseconds of processor time that a thread of this process has used; where the system does not tell, the time that has
 * passed, which is more on a busy machine.
 *
 * @param thread its number, see `threadNumber`
 */
export function threadTime(thread: number | null): number {
  try {
    if (thread !== null) return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // The thread has ended, or may not be looked at.
  }
  return performance.now();
}
