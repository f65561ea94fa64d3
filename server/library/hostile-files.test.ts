import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide, libraryImport, passage } from '../db/tables/library.ts';
import { folderStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openExtractor } from './extract/extractor.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { type HostileFile, hostileFiles } from './testing/hostile-files.ts';
import { fetchPage } from './web/fetch-page.ts';

const FILES = 1000;
/** Megabytes: what takes more than is allowed is found out four times as soon as with what the product allows. */
const HEAP_LIMIT = 256;

let database: TestDatabase;
let db: Database;
let folder: string;
const files: HostileFile[] = [];
const results: ImportResult[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 8 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-hostile-'));
  for await (const file of hostileFiles(FILES)) files.push(file);
}, 300_000);

afterAll(async () => {
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Files that were damaged are named by their number; the others were made to do harm. */
const groups: Record<string, RegExp> = {
  'made to do harm': /^[a-z]/,
  'damaged PDFs': /^\d+\.pdf$/,
  'damaged Word documents': /^\d+\.docx?$/,
  'damaged texts and pages': /^\d+\.(txt|html|md)$/,
};

describe.concurrent('files that are broken or hostile', () => {
  test.each(Object.entries(groups))(
    '%s are each imported whole or refused with a sentence, and the run goes on',
    { timeout: 600_000 },
    async (label, names) => {
      const sources = files.filter(({ name }) => names.test(name));
      const own: ImportResult[] = [];
      const extractor = openExtractor({ heapLimit: HEAP_LIMIT });
      const parts = { db, files: folderStore(join(folder, 'files')), fetchPage, extractor };
      const onResult = (result: ImportResult) => void own.push(result);
      const summary = await importSources(parts, sources, { label, lanes: 1, onResult });
      extractor.close();
      results.push(...own);
      expect(own).toHaveLength(sources.length);
      expect(summary.imported + summary.present + summary.failed).toBe(sources.length);
      for (const result of own) {
        if (result.outcome === 'failed') expect(result.reason, result.source).toMatch(/^[A-Z][^\n]{10,200}\.$/);
        if (result.outcome === 'imported') expect(result.passages, result.source).toBeGreaterThan(0);
      }
      const [run] = await db.select().from(libraryImport).where(eq(libraryImport.label, label));
      expect(run).toMatchObject({ total: sources.length, done: sources.length, failed: summary.failed });
      expect(run?.finishedAt).not.toBeNull();
    },
  );
});

test('each of a thousand is in a group; many a damaged one can still be read, and nothing is left half', async () => {
  expect(results).toHaveLength(FILES);
  expect(results.filter(({ outcome }) => outcome === 'imported').length).toBeGreaterThan(50);
  expect(results.filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(200);
  // A guide that is ready has its passages, and only such guides have any.
  const states = await db.select({ status: guide.status, n: count() }).from(guide).groupBy(guide.status);
  expect(states.map(({ status }) => status).toSorted()).toEqual(['failed', 'ready']);
  const { rows: halves } = await db.execute(sql`
    select id from ${guide}
    where (status = 'ready') <> exists (select from ${passage} where ${passage.guideId} = ${guide.id})`);
  expect(halves).toEqual([]);
});

test('what is made to do harm is refused for its own reason, and what only looks strange is read', () => {
  const outcomes = Object.fromEntries(results.map(({ source, outcome }) => [source, outcome]));
  const refused = [
    'empty.pdf',
    'blank.txt',
    'bomb.docx',
    'overlap.docx',
    'encrypted.doc',
    'encrypted.pdf',
    'program.pdf',
    'scan.pdf',
    'huge.pdf',
    'pages.txt',
    'elsewhere.docx',
    'spreadsheet.docx',
    'rich.doc',
    'deep.html',
  ];
  const read = ['utf16.txt', 'unmarked-utf16.txt', 'latin.txt', 'acting.pdf'];
  expect(outcomes).toMatchObject(Object.fromEntries(refused.map((name) => [name, 'failed'])));
  expect(outcomes).toMatchObject(Object.fromEntries(read.map((name) => [name, 'imported'])));

  const reasons = new Map(results.map((result) => [result.source, 'reason' in result ? result.reason : null]));
  expect(reasons.get('huge.pdf')).toBe('The file is larger than 100 MB.');
  expect(reasons.get('scan.pdf')).toBe('The file is a scan: its pages are pictures without text.');
  expect(reasons.get('deep.html')).toBe('The file is nested too deeply, or too large, to be read.');
  expect(reasons.get('overlap.docx')).toMatch(/zip bomb/);
});
