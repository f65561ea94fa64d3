import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribe } from '../server/billing/testing/customers.ts';
import { readManifest } from '../server/backup/manifest.ts';
import { listTables, countRows } from '../server/backup/store.ts';
import { checkCredits } from '../server/operation/check-credits.ts';
import { importSources } from '../server/library/import-sources.ts';
import { renderPdf } from '../server/library/testing/documents.ts';
import { fetchPage } from '../server/library/web/fetch-page.ts';
import { folderStore } from '../server/outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../server/testing/database.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { signUp, type TestPerson } from '../server/testing/person.ts';

/** One installation is used, backed up while it runs, and restored into another. */
let folder: string;
let house: TestHouse;
let target: TestDatabase;
let person: TestPerson;
let documentId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'benesight-backup-'));
  target = await createTestDatabase();
  house = await startTestHouse({ env: { FILES_DIR: join(folder, 'originals') } });
  person = await house.person();
  await subscribe(house, person);
  const source = {
    name: 'plan.pdf',
    bytes: await renderPdf([[{ text: 'Dental cleanings\nare covered \\ in full.' }]]),
  };
  const parts = { db: house.db, files: folderStore(join(folder, 'originals')), fetchPage };
  await importSources(parts, [source], { label: 'test', onResult: () => undefined });
  const { rows } = await house.db.execute<{ id: string }>(sql`select id from guide where file_key is not null`);
  documentId = rows[0]?.id ?? '';
  expect((await person.call('POST /api/doc-search/view', { body: { documentId } })).status).toBe(200);
  const chat = await person.call('POST /api/chats');
  const question = { body: { chatId: chat.body.id, message: 'Tab\there, slash \\ there\nand a second line 🦷' } };
  expect((await person.call('POST /api/guide-search/chat', question)).status).toBe(200);
});
afterAll(async () => {
  await house?.close();
  await target?.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

function run(program: 'backup' | 'restore', databaseUrl: string, filesDir: string, ...args: string[]): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'],
    TMPDIR: tmpdir(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    FILES_DIR: join(folder, filesDir),
  };
  return new Promise((resolve) => {
    execFile('node', [`dist/server/${program}.js`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

const backup = (...args: string[]) => run('backup', house.databaseUrl, 'originals', ...args);
const restore = (...args: string[]) => run('restore', target.url, 'restored', ...args);
const at = (name: string) => join(folder, name);

test('what is not whole, or has been used, is refused before anything is changed', async () => {
  expect((await backup()).code).toBe(2);
  const written = await backup(at('first'));
  expect(written.output).toContain('Written to');
  expect(written.code).toBe(0);
  expect((await backup(at('first'))).output).toContain('is there already');

  const intoUsed = await run('restore', house.databaseUrl, 'originals', at('first'));
  expect([intoUsed.code, intoUsed.output]).toEqual([1, expect.stringContaining('in use')]);
  const [table = ''] = readdirSync(at('first/tables')).filter((name) => name.includes('credit_transaction'));
  appendFileSync(at(`first/tables/${table}`), 'x');
  expect((await backup('check', at('first'))).output).toContain(`tables/${table} is not what was written`);
  expect((await restore(at('first'))).output).toContain('damaged');
  rmSync(at(`first/tables/${table}`));
  expect((await restore(at('first'))).output).toContain('cannot be read');
  writeFileSync(at('first/manifest.json'), '{"format": 99}');
  expect((await restore(at('first'))).output).toContain('of another version of Benesight');
  expect((await restore(at('nowhere'))).output).toContain('holds no whole backup');
}, 240_000);

test('an original that is missing is named, and the rest is written', async () => {
  const { rows } = await house.db.execute<{ key: string }>(
    sql`select file_key as key from guide where file_key is not null`,
  );
  const key = rows[0]?.key ?? '';
  const elsewhere = await run('backup', house.databaseUrl, 'empty', at('second'));
  expect([elsewhere.code, elsewhere.output]).toEqual([1, expect.stringContaining(key)]);
  expect((await readManifest(at('second'))).missingFiles).toEqual([key]);
});

test('a backup brings everything back: rows, passwords, credits, guides, and the rules that guard them', async () => {
  const balance = (await person.call('GET /api/auth/user')).body.creditBalance;
  expect((await backup(at('whole'))).code).toBe(0);
  const restored = await restore(at('whole'));
  expect(restored.output).toContain('Every invariant of the credits holds');
  expect(restored.code).toBe(0);

  const client = new Client({ connectionString: target.url });
  await client.connect();
  const counts = new Map<string, number>();
  for (const table of await listTables(client))
    counts.set(`${table.schema}.${table.name}`, await countRows(client, table));
  await client.end();
  for (const { schema, name, rows } of (await readManifest(at('whole'))).tables) {
    expect([`${schema}.${name}`, counts.get(`${schema}.${name}`)]).toEqual([`${schema}.${name}`, rows]);
  }
  expect(counts.get('public.person')).toBe(1);
  expect(counts.get('auth.users')).toBe(1);

  const again = await startTestHouse({ databaseUrl: target.url, env: { FILES_DIR: at('restored') } });
  try {
    const answer = await fetch(`${again.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'public' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    expect(answer.status).toBe(200);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const file = await fetch(`${again.url}/api/documents/${documentId}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const chats = await fetch(`${again.url}/api/chats`, { headers: { authorization: `Bearer ${token}` } });
    expect(await chats.json()).toHaveLength(1);
    const me = await fetch(`${again.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ creditBalance: balance });
    expect((await checkCredits(again.db)).filter(({ violations }) => violations > 0)).toEqual([]);
    // Life goes on: numbers are not given twice, and what may only be added to still is.
    const newcomer = await signUp(again.url, 'newcomer@benesight.test');
    expect((await newcomer.call('GET /api/auth/user')).body.creditBalance).toBeGreaterThan(0);
    await expect(again.db.execute(sql`update credit_transaction set delta = 1`)).rejects.toThrow();
  } finally {
    await again.close();
  }
  expect((await restore(at('whole'))).output).toContain('holds people or guides');
}, 240_000);
