import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedBinaries } from '../embedded/postgres/binaries.ts';
import { startPostgres, type Postgres } from '../embedded/postgres/start.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-outage-'));
let postgres: Postgres;
let house: TestHouse;

beforeAll(async () => {
  postgres = await startPostgres({ folder, binaries: embeddedBinaries() });
  house = await startTestHouse({ databaseUrl: postgres.url, env: { LOG_LEVEL: 'silent' } });
});

afterAll(async () => {
  await house?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('text that the database cannot hold is refused, not a failure', async () => {
  const person = await house.person();
  const chat = await person.call('POST /api/chats');
  const params = { chatId: chat.body.id };
  const answer = await person.call('PATCH /api/chats/{chatId}', { params, body: { title: 'before\u0000after' } });
  expect(answer.status).toBe(400);
  expect(answer.error.code).toBe('invalid_input');
  expect((await person.call('GET /api/chats')).body[0]?.title).toBeNull();
});

test('without its database the app says that it is busy, is not ready, and comes back', async () => {
  const person = await house.person();
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  const during = await person.call('GET /api/users/me');
  expect([200, 503]).toContain(during.status);
  if (during.status === 503) expect(during.error.code).toBe('unavailable');
  await expect.poll(async () => (await person.call('GET /api/users/me')).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
});
