import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file that runs on a thread or process of its own, and what Node needs to run it. In the build all
 * entry points lie beside each other as JavaScript; from sources they are TypeScript where they stand.
 *
 * @param from `import.meta.url` of the file that starts it
 * @param file its relative path there, such as `./search-worker.ts`
 */
export function workerFile(from: string, file: `${string}-worker.ts`): { path: string; execArgv: string[] } {
  if (from.endsWith('.ts')) return { path: fileURLToPath(new URL(file, from)), execArgv: ['--import', 'tsx'] };
  return { path: fileURLToPath(new URL(`./${basename(file, '.ts')}.js`, from)), execArgv: [] };
}
