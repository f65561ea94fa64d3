import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { buildSync as BuildSync } from 'esbuild';

/** What this process has bundled: source → bundle. */
const bundled = new Map<string, string>();

/**
 * The path of a file that runs on a thread or process of its own. In the build all entry points lie beside each other
 * as JavaScript. From sources (tests, `npm run dev`) it is bundled the same way, once for a process: a thread that reads
 * TypeScript file by file takes three times as long to start.
 *
 * @param from `import.meta.url` of the caller
 * @param file its relative path there, such as `./extract-worker.ts`
 */
export function workerFile(from: string, file: `${string}.ts`): string {
  const name = `${basename(file, '.ts')}.js`;
  if (!from.endsWith('.ts')) return fileURLToPath(new URL(`./${name}`, from));
  const source = fileURLToPath(new URL(file, from));
  const path = bundled.get(source) ?? bundle(source, name);
  bundled.set(source, path);
  return path;
}

function bundle(source: string, name: string): string {
  const folder = fileURLToPath(new URL('../../.cache/workers', import.meta.url));
  // A tool of the build: the built product must not load it.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as { buildSync: typeof BuildSync };
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    write: false,
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  // Other processes may be reading it: they see the one before or this one, whole.
  const making = `${path}.${process.pid}`;
  writeFileSync(making, outputFiles[0]?.contents ?? '');
  renameSync(making, path);
  return path;
}
