import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file that runs on a thread or process of its own. In the build all entry points lie beside each other
 * as JavaScript; from sources (tests, `npm run dev`) the file is TypeScript, and its process needs `execArgv`.
 *
 * @param from `import.meta.url` of the caller
 * @param file its relative path there, such as `./extract-worker.ts`
 */
export function workerFile(from: string, file: `${string}-worker.ts`): { path: string; execArgv: string[] } {
  if (!from.endsWith('.ts')) {
    return { path: fileURLToPath(new URL(`./${basename(file, '.ts')}.js`, from)), execArgv: [] };
  }
  return { path: fileURLToPath(new URL(file, from)), execArgv: ['--import', import.meta.resolve('tsx')] };
}
