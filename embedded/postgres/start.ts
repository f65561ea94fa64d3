import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { address, DATABASE, USER } from './address.ts';
import { stopLeftover } from './leftover.ts';
import { chooseRunAs, handOver, spawnAs, type RunAs } from './run-as.ts';

export interface PostgresOptions {
  /** Folder that holds the cluster, its password and its log; made when missing. */
  folder: string;
  /** Folder of `postgres` and `initdb`. */
  binaries: string;
  /** Off only for databases that are thrown away (tests). Default on. */
  durable?: boolean;
  /** Called when the server ended by itself and was started again. */
  onRestart?: (reason: string) => void;
}

export interface Postgres {
  /** Connection address of the database `benesight`, password included, loopback only. */
  url: string;
  /** Process id of the server; changes when it had to be restarted. */
  pid(): number | undefined;
  /** Writes what is in memory to the disk, so that a stop that follows is quick. A failure does no harm. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Starts a PostgreSQL server of our own on a free loopback port, making its cluster on first use.
 * A server that an earlier process left behind in the folder is stopped first. Should the server end by itself it is
 * started again on the same port.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const runAs = chooseRunAs(options.folder);
  const cluster = join(options.folder, 'cluster');
  const password = await ensureCluster(options, cluster, runAs);
  await stopLeftover(cluster);
  const port = await freePort();
  const adminUrl = address(password, port, 'postgres');
  let stopping = false;
  let child: ChildProcess;
  let restarting: Promise<void> | undefined;

  const launch = async (): Promise<void> => {
    const log = openSync(join(options.folder, 'postgres.log'), 'a', 0o600);
    const started = spawnAs(
      runAs,
      join(options.binaries, 'postgres'),
      serverArguments(cluster, port, options.durable),
      {
        stdio: ['ignore', log, log],
        detached: true,
      },
    );
    child = started;
    let ended: string | undefined;
    started.once('error', (error) => (ended = error.message));
    started.once('exit', (code, signal) => {
      ended = `exit ${code ?? signal}`;
      if (!stopping && ready) restarting = restart(ended);
    });
    let ready = false;
    await untilAnswers(adminUrl, () => ended, options.folder);
    ready = true;
  };
  const restart = async (reason: string): Promise<void> => {
    for (let delay = 100; !stopping; delay = Math.min(delay * 2, 5_000)) {
      try {
        await stopLeftover(cluster);
        // That may have taken a while: whoever has told us to stop since wants no server.
        if (stopping) return;
        await launch();
        options.onRestart?.(reason);
        return;
      } catch {
        await pause(delay);
      }
    }
  };

  await launch();
  await ensureDatabase(adminUrl);
  return {
    url: address(password, port, DATABASE),
    pid: () => child.pid,
    flush: () => flush(adminUrl),
    async stop() {
      stopping = true;
      await end(child);
      // A restart that was under way ends without a server of its own.
      await restarting;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await ended;
}

/** Makes the cluster beside its final place and renames it, so that a kill in the middle leaves nothing half made. */
async function ensureCluster(options: PostgresOptions, cluster: string, runAs: RunAs): Promise<string> {
  const secret = join(options.folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION')) && existsSync(secret)) return readFileSync(secret, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(secret, password, { mode: 0o600 });
  handOver(options.folder, runAs);
  const making = `${cluster}.new`;
  rmSync(making, { recursive: true, force: true });
  const initdb = join(options.binaries, 'initdb');
  const locale = (await isBefore17(options.binaries))
    ? ['--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await run(runAs, initdb, [
    '-D',
    making,
    '-U',
    USER,
    `--pwfile=${secret}`,
    '-A',
    // Proving a password takes longer than most queries; what is thrown away is not worth one.
    options.durable === false ? 'trust' : 'scram-sha-256',
    '-E',
    'UTF8',
    '--no-sync',
    ...locale,
  ]);
  if (options.durable !== false) await run(runAs, initdb, ['--sync-only', '-D', making]);
  renameSync(making, cluster);
  return password;
}

async function isBefore17(binaries: string): Promise<boolean> {
  const version = await run('self', join(binaries, 'postgres'), ['--version']);
  return Number(/(\d+)/.exec(version)?.[1] ?? 0) < 17;
}

function run(runAs: RunAs, program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(runAs, program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`PostgreSQL could not be set up: ${output.trim().split('\n').at(-1)}`)),
    );
  });
}

function serverArguments(cluster: string, port: number, durable: boolean | undefined): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Containers often have a tiny /dev/shm.
    dynamic_shared_memory_type: 'mmap',
    max_connections: '200',
    shared_buffers: '256MB',
    // What was written for a crash only: it would be more than the library itself.
    max_wal_size: '256MB',
    wal_compression: 'on',
    // Our queries are short: compiling them costs more than it gains. (Some builds cannot do it at all.)
    jit: 'off',
    log_min_messages: 'warning',
    ...(durable === false
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' }
      : {}),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function untilAnswers(url: string, ended: () => string | undefined, folder: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const reason = ended();
    if (reason !== undefined)
      throw new Error(`PostgreSQL did not start (${reason}); see ${join(folder, 'postgres.log')}.`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL did not answer within a minute; see ${join(folder, 'postgres.log')}.`);
}

async function flush(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('checkpoint');
  } catch {
    // It is written when the server stops.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

/** No system takes these for outgoing connections: one of those could have the port before a server listens there. */
const PORTS = { first: 20_000, count: 12_000 };
/** Processes that look for ports at the same time begin at different places. */
let nextPort = (process.pid * 7919) % PORTS.count;

/** A port of this machine that nobody listens on, and that was not given out lately. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS.count; tried += 1) {
    const port = PORTS.first + nextPort;
    nextPort = (nextPort + 1) % PORTS.count;
    if (await isFree(port)) return port;
  }
  throw new Error('No free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
