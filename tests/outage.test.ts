import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedBinaries } from '../embedded/postgres/binaries.ts';
import { startPostgres, type Postgres } from '../embedded/postgres/start.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { cuttable, type Cuttable } from './support/cuttable.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-outage-'));
let postgres: Postgres;
let way: Cuttable;
let house: TestHouse;

beforeAll(async () => {
  postgres = await startPostgres({ folder, binaries: embeddedBinaries() });
  const url = new URL(postgres.url);
  way = await cuttable(Number(url.port));
  url.port = String(way.port);
  house = await startTestHouse({ databaseUrl: url.href, env: { LOG_LEVEL: 'silent' } });
});

afterAll(async () => {
  await house?.close();
  await way?.cut();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('text that the database cannot hold is refused, not a failure', async () => {
  const person = await house.person();
  const body = {
    firstName: 'before\u0000after',
    lastName: 'x',
    companyName: 'x',
    companySizeRange: '51-200',
    goals: 'x',
  };
  const answer = await person.call('PATCH /api/user/profile', { body });
  expect(answer.status).toBe(400);
  expect(answer.error.code).toBe('invalid_input');
  expect((await person.call('PATCH /api/user/profile', { body: { ...body, firstName: 'Ada' } })).status).toBe(200);
});

const comesBack = async (me: () => Promise<number>): Promise<void> => {
  await expect.poll(me, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
};

test('without its database the app says that it is busy, is not ready, and comes back', async () => {
  const person = await house.person();
  await way.cut();
  for (const name of ['GET /api/users/me', 'GET /api/chats', 'POST /api/chats'] as const) {
    const during = await person.call(name);
    expect([during.status, during.error.code], name).toEqual([503, 'unavailable']);
  }
  const ready = await fetch(`${house.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ waiting: expect.arrayContaining(['database']) as string[] });
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  await way.mend();
  await comesBack(async () => (await person.call('GET /api/users/me')).status);
  expect((await person.call('POST /api/chats')).status).toBe(200);
});

test('a database that was killed is started again, and the app goes on with it', async () => {
  const person = await house.person();
  const killed = postgres.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => postgres.pid(), { timeout: 60_000 }).not.toBe(killed);
  await comesBack(async () => (await person.call('GET /api/users/me')).status);
});
