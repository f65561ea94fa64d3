// Runs one of the commands of this folder (`npm run library -- …`), built like the server is.
import { prepare, sayAndStop } from './prepare.mjs';

const [name, ...rest] = process.argv.slice(2);
try {
  await prepare({ build: true });
} catch (error) {
  sayAndStop(error);
}
process.argv = [process.argv[0] ?? 'node', name ?? '', ...rest];
await import(`../dist/server/${name}.js`);
