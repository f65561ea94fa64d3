// `npm run dev`: the server from its sources, restarted when they change, and the browser's files through Vite.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root, sayAndStop } from './prepare.mjs';

try {
  await prepare({ build: false });
} catch (error) {
  sayAndStop(error);
}
const port = Number(process.env.PORT ?? 3000);
const children = [
  spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'run/serve.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      // What leads back to the app (mails, checkouts) leads to the files that Vite serves.
      env: { ...process.env, APP_URL: process.env.APP_URL || 'http://localhost:5173' },
    },
  ),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--config', 'vite.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BENESIGHT_API: `http://127.0.0.1:${port}` },
  }),
  // The frame of Maximus has an origin of its own, which serves built files.
  spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--config', 'maximus/vite.config.ts'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill('SIGTERM')));
