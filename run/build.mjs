// Builds the browser's files and the server into `dist`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildWeb } from 'vite';
import { bundleServer } from './bundle-server.mjs';
import { compressFolder } from './compress.mjs';
import { root } from './prepare.mjs';

/** The programs of this folder; the other files are parts of them. */
const PROGRAMS = ['serve', 'library', 'credits', 'billing', 'auth', 'demo', 'backup', 'restore'];

rmSync(join(root, 'dist'), { recursive: true, force: true });
await Promise.all([
  bundleServer(
    PROGRAMS.map((name) => join(root, 'run', `${name}.ts`)),
    join(root, 'dist/server'),
  ),
  buildWeb({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }),
]);
// After the page's own, which cuts the typefaces that both use.
await buildWeb({
  root: join(root, 'maximus/page'),
  configFile: join(root, 'maximus/vite.config.ts'),
  logLevel: 'warn',
});
for (const folder of ['dist/web', 'dist/maximus']) await compressFolder(join(root, folder));
