import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product, running as `npm start` runs it, on its own data folder and ports. */
export interface Product {
  url: string;
  /** Where its sign-in is. */
  authUrl: string;
  inboxUrl: string;
  dataDir: string;
  /** The environment it runs in: what a command needs to work on the same installation. */
  env: Record<string, string>;
  pid: number;
  /** Ends the process at once, as a power cut would. Its database server lives on. */
  kill(): Promise<void>;
  /** Stops it in order and removes its data folder. */
  close(): Promise<void>;
}

export interface ProductOptions {
  env?: Record<string, string>;
  /** The folder and port of an earlier product, to start it again. */
  again?: { dataDir: string; port: number };
}

/** Starts the product and waits until its first guides are searchable. */
export async function startProduct({ env: extra = {}, again }: ProductOptions = {}): Promise<Product> {
  const port = again?.port ?? (await freeBlock());
  const dataDir = again?.dataDir ?? mkdtempSync(join(tmpdir(), 'benesight-product-'));
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    AUTH_MAIL_INTERVAL: '0',
    SAMPLE_LIBRARY: '300',
    ...extra,
  };
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => output);
  return {
    url,
    authUrl: extra['AUTH_URL'] ?? `${url}/auth/v1`,
    inboxUrl: `http://127.0.0.1:${port + 3}`,
    dataDir,
    env,
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    async close() {
      await end(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A start takes seconds; a machine that is busy with other things may take many times as long. */
const START_MS = 180_000;

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${START_MS / 1000} seconds:\n${output()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** No system takes these for outgoing connections, nor a test for a house: either could have one while a product is down. */
const PORTS = { first: 10_000, count: 9_990 };

/** The first of seven free ports in a row. */
export async function freeBlock(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const free = await Promise.all(Array.from({ length: 7 }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('No seven free ports in a row were found');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
