// Bundles programs of the server as they are shipped. Their packages stay outside the bundle.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './prepare.mjs';

/** Bundles `programs`, and every *-worker.ts below server/, which runs on a thread or process of its own, into a folder. */
export async function bundleServer(programs, outdir) {
  const workers = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-worker.ts'))
    .map((name) => join(root, 'server', name));
  await build({
    entryPoints: [...programs, ...workers],
    outdir,
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
  });
}
