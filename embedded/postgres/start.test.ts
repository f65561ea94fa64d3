import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { embeddedBinaries } from './binaries.ts';
import { startPostgres, type Postgres } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-pg-'));
let running: Postgres | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a cluster is made once, keeps its rows, and its password is private', async () => {
  running = await startPostgres({ folder, binaries: embeddedBinaries() });
  await ask(running.url, 'create table kept (n int); insert into kept values (7)');
  expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);
  await running.stop();
  expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
  running = await startPostgres({ folder, binaries: embeddedBinaries() });
  expect(await ask(running.url, 'select n from kept')).toEqual([{ n: 7 }]);
  const wrong = new URL(running.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/);
});

test('a server that was killed comes back on the same address with what it had acknowledged', async () => {
  let restarts = 0;
  running = await startPostgres({ folder, binaries: embeddedBinaries(), onRestart: () => (restarts += 1) });
  await ask(running.url, 'insert into kept values (8)');
  process.kill(running.pid() ?? 0, 'SIGKILL');
  await expect.poll(() => restarts, { timeout: 60_000 }).toBe(1);
  expect(await ask(running.url, 'select n from kept order by n')).toEqual([{ n: 7 }, { n: 8 }]);
});

test('a server that was killed while it was busy comes back, though its child knew nothing of it', async () => {
  let restarts = 0;
  running = await startPostgres({ folder, binaries: embeddedBinaries(), onRestart: () => (restarts += 1) });
  const busy = new Client({ connectionString: running.url });
  busy.on('error', () => undefined);
  await busy.connect();
  const looping = busy.query('do $$ begin loop null; end loop; end $$').catch(() => 'broken');
  const isBusy = `select count(*)::int as n from pg_stat_activity where state = 'active' and query like 'do %'`;
  await expect.poll(() => ask(running?.url ?? '', isBusy), { timeout: 60_000 }).toEqual([{ n: 1 }]);
  process.kill(running.pid() ?? 0, 'SIGKILL');
  await expect.poll(() => restarts, { timeout: 60_000 }).toBe(1);
  expect(await looping).toBe('broken');
  expect(await ask(running.url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
});

test('a server that a killed process left behind is stopped before the next one starts', async () => {
  const script = `
    import { embeddedBinaries } from './embedded/postgres/binaries.ts';
    import { startPostgres } from './embedded/postgres/start.ts';
    const server = await startPostgres({ folder: ${JSON.stringify(folder)}, binaries: embeddedBinaries() });
    process.stdout.write(server.url);
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const left = await new Promise<string>((resolve) => {
    parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  parent.kill('SIGKILL');
  expect(await ask(left, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
  running = await startPostgres({ folder, binaries: embeddedBinaries() });
  await expect(ask(left, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(await ask(running.url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
});

test('stopping while the server is being started again leaves none behind', async () => {
  running = await startPostgres({ folder, binaries: embeddedBinaries() });
  const pid = running.pid() ?? 0;
  // Something that takes its time to go, for a restart to wait for.
  const slow = spawn(
    process.execPath,
    [
      '-e',
      `process.on('SIGINT', () => { console.log('told'); setTimeout(process.exit, 1500); }); setInterval(() => 0, 50); console.log('up')`,
      'postgres',
      join(folder, 'cluster'),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await once(slow.stdout, 'data');
  const gone = once(slow, 'exit');
  writeFileSync(join(folder, 'cluster', 'postmaster.pid'), `${slow.pid}\n`);
  const told = once(slow.stdout, 'data');
  process.kill(pid, 'SIGKILL');
  await told;
  await running.stop();
  await gone;
  expect(slow.exitCode).toBe(0);
  await pause(300);
  expect(running.pid()).toBe(pid);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
