import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
// drizzle-kit takes folders below the project only.
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache/migrations-'));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const sqlFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('the migrations make exactly the tables that the code declares', async () => {
  const migrations = join(root, 'server/db/migrations');
  cpSync(migrations, scratch, { recursive: true });
  const args = [
    'generate',
    '--dialect=postgresql',
    '--schema=./server/db/tables/*.ts',
    `--out=./${scratch.slice(root.length + 1)}`,
  ];
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), ...args], { cwd: root });
  expect(sqlFiles(migrations).length).toBeGreaterThan(1);
  expect(sqlFiles(scratch)).toEqual(sqlFiles(migrations));
});

test('a migration that takes away what an older process reads is named where operators read about upgrades', () => {
  const folder = join(root, 'server/db/migrations');
  const taking = /\b(?:drop (?:column|table)|rename (?:column|to))\b/i;
  const names = sqlFiles(folder).filter((name) => taking.test(readFileSync(join(folder, name), 'utf8')));
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(names).toContain('0030_chat-edits.sql');
  expect(names.filter((name) => !guide.includes(`\`${name.replace(/\.sql$/, '')}\``))).toEqual([]);
});
