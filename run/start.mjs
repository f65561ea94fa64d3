// `npm start` on a machine that has only Node and npm: installs and builds what is missing or out of date, then runs
// the built server in this same process, so that a signal to it is a signal to the server.
import { prepare, sayAndStop } from './prepare.mjs';

try {
  await prepare({ build: true });
} catch (error) {
  sayAndStop(error);
}
await import('../dist/server/serve.js');
