// Builds the browser's files and the server into `dist`. The server's packages stay outside the bundle.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';
import { compressFolder } from './compress.mjs';
import { root } from './prepare.mjs';

/** The programs of this folder; the other files are parts of them. */
const PROGRAMS = ['serve', 'library', 'credits', 'billing', 'demo'];

/** The programs, and every *-worker.ts below server/, which runs on a thread or process of its own. */
function entryPoints() {
  const workers = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-worker.ts'))
    .map((name) => join(root, 'server', name));
  return [...PROGRAMS.map((name) => join(root, 'run', `${name}.ts`)), ...workers];
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
await Promise.all([
  bundle({
    entryPoints: entryPoints(),
    outdir: join(root, 'dist/server'),
    // All entry points lie flat beside each other: a worker is found beside the file that starts it.
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  }),
  buildWeb({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }),
]);
await compressFolder(join(root, 'dist/web'));
