import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { workerFile } from './worker-file.ts';

/**
 * Starts a file on a thread of its own; see `workerFile`. From sources the thread must learn to read TypeScript first:
 * a loader given on the command line does not reach a thread's entry file on Node 20.
 */
export function startThread(from: string, file: `${string}-worker.ts`, workerData: unknown): Worker {
  const { path } = workerFile(from, file);
  if (!path.endsWith('.ts')) return new Worker(path, { workerData });
  const entry = JSON.stringify(pathToFileURL(path).href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}); });`;
  return new Worker(script, { eval: true, workerData, execArgv: [] });
}
