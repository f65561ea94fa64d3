import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant } from '../server/credits/grant.ts';
import { connect, inTransaction, type Database } from '../server/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../server/testing/database.ts';

let database: TestDatabase;
let db: Database;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 2 });
  dataDir = mkdtempSync(join(tmpdir(), 'benesight-command-'));
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

function credits(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile('node', ['dist/server/credits.js', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

test('the check says ok for each invariant, and names the breach and fails where there is one', async () => {
  const userId = randomUUID();
  await inTransaction(db, (tx) =>
    grant(tx, { userId, amount: 5, type: 'initial_signup', sourceRef: `signup:${userId}`, description: null }),
  );
  const sound = await credits('check');
  expect(sound.output).toMatch(/^ok +seq has no gap$/m);
  expect(sound.output).toMatch(/^(\d+) of \1 invariants hold$/m);
  expect(sound.code).toBe(0);

  await db.execute(sql`update credit_account set balance = 6 where user_id = ${userId}`);
  const broken = await credits('check');
  expect(broken.output).toMatch(/^violations +account balance = what its lots hold: 1$/m);
  expect(broken.output).toContain(`${userId}: balance 6, lots 5`);
  expect(broken.code).toBe(1);
});

test('without a command it says how it is used', async () => {
  expect(await credits()).toEqual({ code: 2, output: 'Usage: npm run credits -- check\n' });
});
