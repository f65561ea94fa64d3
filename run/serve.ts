import { readConfig } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import { describeError, loggedError } from '../server/db/describe-error.ts';
import { createLog } from '../server/http/log.ts';
import { closing } from './closing.ts';
import { openFolders } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { startHouse } from './start-house.ts';
import { welcome } from './welcome.ts';
import { checkPorts } from './ports.ts';

const exits = closing();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const began = Date.now();
  const settled = openFolders(readConfig(process.env));
  await checkPorts(settled);
  const log = createLog(settled.logLevel);
  if (settled.databaseUrl === null) say('Starting the embedded PostgreSQL…');
  const database = await openDatabase(settled, (reason) =>
    log.error({ reason }, 'the embedded database ended and was started again'),
  );
  exits.add(database.close);
  flush = () => database.flush();
  const house = await startHouse({
    config: settled,
    databaseUrl: database.url,
    log,
    onStep: (step) => say(`${step}…`),
  });
  exits.add(house.close);
  const { url, payments, inboxUrl } = house;
  const controlsUrl = payments.sandbox?.controlsUrl ?? null;
  say(welcome(settled, { url, controlsUrl, inboxUrl }, (Date.now() - began) / 1000));
}

let stoppingSince: number | null = null;
let flush = async (): Promise<void> => undefined;

/**
 * Stops everything in order; a second signal, or twenty seconds, ends the process at once. One Ctrl+C reaches us from
 * the terminal and again from npm or tsx, so what comes within a second is the same signal.
 */
async function stop(code: number): Promise<void> {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince > 1000) process.exit(code === 0 ? 1 : code);
    return;
  }
  stoppingSince = Date.now();
  setTimeout(() => process.exit(1), 20_000).unref();
  // While everything else ends, so that the database's own end need not wait for the disk.
  void flush();
  await exits.run().catch((error: unknown) => {
    process.stderr.write(`Stopping failed: ${describeError(error)}\n`);
  });
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
// npm does not pass every signal on: when it is gone, so are we.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(0), 1000).unref();
}

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError;
  process.stderr.write(`${known ? error.message : explain(error)}\n`);
  await stop(1);
}

/** What went wrong in one line; a failure that nobody foresaw keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code)) {
    return `DATABASE_URL: the database cannot be reached (${code})`;
  }
  if (/^(28|3D)/.test(code)) return `DATABASE_URL: ${error.message}`;
  const { message, stack } = loggedError(error);
  return `${message}\n${stack ?? ''}`;
}
