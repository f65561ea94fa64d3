import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide, libraryChange, libraryImport, passage } from '../db/tables/library.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { renderPdf } from './testing/documents.ts';

const GUIDES = 12;
const PAGES = 30;

let database: TestDatabase;
let db: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-killed-'));
  for (let number = 0; number < GUIDES; number += 1) {
    const pages = Array.from({ length: PAGES }, (_, page) => [
      { heading: `Chapter ${page + 1}` },
      { text: `Guide ${number} says on this page what is covered, and for whom.` },
    ]);
    writeFileSync(join(folder, `guide-${number}.pdf`), await renderPdf(pages));
  }
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the import command; kills it the hard way once it has imported `killAfter` guides. */
async function runImport(killAfter: number): Promise<{ lines: string[]; code: number | null }> {
  const child = spawn(process.execPath, [join(inject('bundles'), 'library.js'), 'import', folder], {
    env: { PATH: '/usr/bin:/bin', DATABASE_URL: database.url, DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  let imported = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (/^\[\d+\/\d+\] imported/.test(line)) imported += 1;
    if (imported === killAfter && child.exitCode === null) await killSoon(child);
  }
  await exited;
  return { lines, code: child.exitCode };
}

/** A moment later the next guide is being read or written. */
async function killSoon(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
  child.kill('SIGKILL');
}

/** What must hold whenever an import dies: guides are there whole or not at all. */
async function expectWhole(): Promise<number> {
  const rows = await db
    .select({
      id: guide.id,
      status: guide.status,
      pages: guide.pageCount,
      fileKey: guide.fileKey,
      passages: count(passage.id),
    })
    .from(guide)
    .leftJoin(passage, eq(passage.guideId, guide.id))
    .groupBy(guide.id);
  for (const row of rows) expect(row).toMatchObject({ status: 'ready', pages: PAGES, passages: PAGES });
  const changes = await db.select().from(libraryChange);
  expect(changes.map(({ guideId }) => guideId).sort()).toEqual(rows.map(({ id }) => id).sort());
  for (const { fileKey } of rows) {
    const stored = readFileSync(join(folder, '.data', 'files', (fileKey ?? '').slice(0, 2), fileKey ?? ''));
    expect(stored.subarray(0, 5).toString()).toBe('%PDF-');
  }
  return rows.length;
}

test('an import that is killed leaves whole guides only, and running it again takes it up', async () => {
  let there = 0;
  for (const killAfter of [1, 3, 2]) {
    const { lines } = await runImport(killAfter);
    const now = await expectWhole();
    // What was said to be imported is there.
    expect(now).toBeGreaterThanOrEqual(there + lines.filter((line) => /^\[.*\] imported/.test(line)).length);
    expect(now).toBeLessThan(GUIDES);
    there = now;
  }
  const { lines, code } = await runImport(-1);
  expect(code).toBe(0);
  expect(await expectWhole()).toBe(GUIDES);
  expect(lines.at(-1)).toMatch(new RegExp(`^${GUIDES - there} imported, ${there} already there, 0 failed in `));
  const runs = await db.select().from(libraryImport);
  expect(runs.filter(({ finishedAt }) => finishedAt === null)).toHaveLength(3);
  await expect.poll(leftoverReaders, { timeout: 30_000 }).toEqual([]);
});

/** Processes that still read documents though what started them is gone; only where the system lists processes. */
function leftoverReaders(): string[] {
  try {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isOrphanReader(pid));
  } catch {
    return [];
  }
}

function isOrphanReader(pid: string): boolean {
  try {
    const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    // Only ours: other checkouts may be tested on this machine.
    return parent === '1' && command.includes('extract-worker') && command.includes(inject('bundles'));
  } catch {
    return false;
  }
}
