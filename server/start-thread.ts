import { Worker } from 'node:worker_threads';
import { workerFile } from './worker-file.ts';

/** Starts a file on a thread of its own; see `workerFile`. */
export function startThread(from: string, file: `${string}-worker.ts`, workerData: unknown): Worker {
  return new Worker(workerFile(from, file), { workerData, execArgv: [] });
}
