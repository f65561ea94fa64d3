import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { setUpFactor, signedIn } from '../server/testing/second-factor.ts';

let house: TestHouse;
let dataDir: string;

beforeAll(async () => {
  house = await startTestHouse();
  dataDir = mkdtempSync(join(tmpdir(), 'benesight-auth-'));
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

function auth(...args: string[]): Promise<Ended> {
  const port = String(house.config.ports.payments - 2);
  const env = { PATH: process.env['PATH'], DATABASE_URL: house.databaseUrl, DATA_DIR: dataDir, PORT: port };
  return new Promise((resolve) => {
    execFile('node', ['dist/server/auth.js', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

test('people are listed, banned, let in again, and deleted for good', async () => {
  const person = await house.person('ada@operators.test');
  expect((await auth('list', 'operators')).output).toMatch(
    new RegExp(`^${person.id} {2}ada@operators\\.test {2}\\d{4}-\\d\\d-\\d\\d\n1 accounts\n$`),
  );
  expect(await auth('ban', person.email)).toEqual({ code: 0, output: 'ada@operators.test is banned\n' });
  await expect(signedIn(house.url, person)).rejects.toMatchObject({ code: 'user_banned' });
  expect((await auth('unban', person.email)).code).toBe(0);
  await signedIn(house.url, person);
  expect(await auth('delete', person.email)).toEqual({ code: 0, output: 'ada@operators.test is deleted\n' });
  await expect(signedIn(house.url, person)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const { rows } = await house.db.execute(sql`select from person where id = ${person.id}`);
  expect(rows).toEqual([]);
  expect(await auth('delete', person.email)).toEqual({
    code: 1,
    output: 'Nobody has the address ada@operators.test\n',
  });
});

test('a lost factor is reset, a key is made, and an invitation is mailed', async () => {
  const person = await house.person('grace@operators.test');
  await setUpFactor(house.url, person);
  expect((await auth('reset-factor', person.email)).output).toBe(
    'The second factor of grace@operators.test is removed\n',
  );
  expect((await auth('rotate-keys')).output).toMatch(/^The key [\w-]{43} signs in eleven minutes,/);
  expect((await auth('invite', 'new@operators.test')).code).toBe(0);
  expect((await auth('list', 'new@')).output).toContain('new@operators.test  never  unconfirmed');
  expect(await auth('ban')).toMatchObject({ code: 2 });
});
