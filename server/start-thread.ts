import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a file on a thread of its own. In the build all entry points lie beside each other as JavaScript; from sources
 * (tests, `npm run dev`) the file is TypeScript, which the thread must learn to read first: a loader given on the
 * command line does not reach a thread's entry file on Node 20.
 *
 * @param from `import.meta.url` of the caller
 * @param file its relative path there, such as `./search-worker.ts`
 */
export function startThread(from: string, file: `${string}-worker.ts`, workerData: unknown): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${basename(file, '.ts')}.js`, from), { workerData });
  const entry = JSON.stringify(new URL(file, from).href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}); });`;
  return new Worker(script, { eval: true, workerData, execArgv: [] });
}
