import { Worker } from 'node:worker_threads';
import { workerFile } from './worker-file.ts';

/**
 * Starts a file on a thread of its own; see `workerFile`.
 *
 * @param youngMb memory for what is new: with more of it, a thread that makes and drops much spends less time on finding what is still used
 */
export function startThread(from: string, file: `${string}-worker.ts`, workerData: unknown, youngMb?: number): Worker {
  const resourceLimits = youngMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMb };
  return new Worker(workerFile(from, file), { workerData, execArgv: [], resourceLimits });
}
