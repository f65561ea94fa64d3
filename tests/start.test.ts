import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { runningPostgresUrl } from '../embedded/postgres/running.ts';
import { createTestDatabase } from '../server/testing/database.ts';
import { signUp } from '../server/testing/person.ts';
import { freeBlock, startProduct } from './support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-start-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  errors: string[];
}

/** Runs the program in an environment in which it cannot start. */
async function startBadly(env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, errors: text.split('\n').filter((line) => line !== '') };
}

function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

test('a taken port is named in one line', async () => {
  const port = await freeBlock();
  const server = await occupy(port);
  const ended = await startBadly({ PORT: String(port), DATA_DIR: join(folder, 'a') });
  server.close();
  expect(ended.code).toBe(1);
  expect(ended.errors).toEqual([`PORT: 127.0.0.1:${port} cannot be used (already taken); set PORT to another`]);
});

test('a taken port of an embedded service is named too', async () => {
  const port = await freeBlock();
  const server = await occupy(port + 5);
  const ended = await startBadly({ PORT: String(port), DATA_DIR: join(folder, 'a') });
  server.close();
  expect(ended.code).toBe(1);
  expect(ended.errors).toEqual([
    `PORT+5 (model): 127.0.0.1:${port + 5} cannot be used (already taken); set PORT to another`,
  ]);
});

test('a database that a newer version has used is refused in one line, and nothing of it is changed', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`);
  const ended = await startBadly({
    PORT: String(await freeBlock()),
    DATA_DIR: join(folder, 'newer'),
    DATABASE_URL: database.url,
  });
  expect(ended.code).toBe(1);
  expect(ended.errors).toEqual([
    'The database was used by a newer version of Benesight: start that version, or restore a backup from before it.',
  ]);
  const { rows } = await client.query(`select to_regnamespace('auth')::text as accounts`);
  expect(rows).toEqual([{ accounts: null }]);
  await client.end();
  await database.drop();
});

test('a folder that cannot be written is named in one line', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const ended = await startBadly({ PORT: String(await freeBlock()), DATA_DIR: join(file, 'data') });
  expect(ended.code).toBe(1);
  expect(ended.errors).toEqual([`DATA_DIR: ${join(file, 'data')} cannot be written (not a folder)`]);
});

test.each([
  ['not-an-address', 'DATABASE_URL: must be a postgres:// address'],
  ['postgres://nobody:x@127.0.0.1:1/none', 'DATABASE_URL: the database cannot be reached (ECONNREFUSED)'],
])('a wrong DATABASE_URL (%s) is one line', async (url, line) => {
  const ended = await startBadly({ PORT: String(await freeBlock()), DATA_DIR: join(folder, 'b'), DATABASE_URL: url });
  expect(ended.code).toBe(1);
  expect(ended.errors).toEqual([line]);
});

test('a second process on one data folder says who has it and ends; the first goes on', async () => {
  const first = await startProduct({ env: { SAMPLE_LIBRARY: 'off' } });
  try {
    const ended = await startBadly({ PORT: String(await freeBlock()), DATA_DIR: first.dataDir });
    expect(ended.code).toBe(1);
    expect(ended.errors).toHaveLength(1);
    expect(ended.errors[0]).toMatch(/is in use by process \d+; set DATABASE_URL to run more than one$/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  } finally {
    await first.close();
  }
});

test('stopping takes the embedded database along, also when one Ctrl+C arrives twice', async () => {
  const product = await startProduct({ env: { SAMPLE_LIBRARY: 'off' } });
  const postgres = runningPostgresUrl(join(product.dataDir, 'postgres'));
  expect(postgres).not.toBeNull();
  process.kill(product.pid, 'SIGINT');
  process.kill(product.pid, 'SIGINT');
  await product.close();
  const client = new Client({ connectionString: postgres ?? '' });
  await expect(client.connect()).rejects.toThrow(/ECONNREFUSED/);
});

test('killed together with its database it starts again, and knows who has signed up', async () => {
  const env = { SAMPLE_LIBRARY: 'off', AUTH_AUTOCONFIRM: 'on' };
  const killed = await startProduct({ env });
  const person = await signUp(killed.url, 'killed@benesight.test');
  // First line of the file: the process.
  const [postgres = ''] = readFileSync(join(killed.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postgres), 'SIGKILL');
  await killed.kill();
  const again = { dataDir: killed.dataDir, port: Number(new URL(killed.url).port) };
  const product = await startProduct({ env, again });
  try {
    expect((await person.call('GET /api/auth/user')).body).toMatchObject({ email: person.email });
  } finally {
    await product.close();
  }
});
