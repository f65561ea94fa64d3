import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide, passage } from '../db/tables/library.ts';
import { folderStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { type Line, renderPdf } from './testing/documents.ts';
import { fetchPage } from './web/fetch-page.ts';

const PAGES = 3000;

let database: TestDatabase;
let db: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-pages-'));
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function pageOf(number: number): Line[] {
  return [
    { heading: `Clinic ${number}` },
    { text: `The clinic of district ${number} opens at eight and sees members of every plan without an appointment.` },
    { row: ['Visit', `$${20 + (number % 30)}`] },
    { row: ['X-ray', `$${40 + (number % 50)}`] },
    { text: 'Members who come from another district pay what members of that district pay.' },
  ];
}

test('a PDF of 3,000 pages is read to its last page', { timeout: 300_000 }, async () => {
  const bytes = await renderPdf(Array.from({ length: PAGES }, (_, index) => pageOf(index + 1)));
  const results: ImportResult[] = [];
  const parts = { db, files: folderStore(folder), fetchPage };
  const onResult = (result: ImportResult) => void results.push(result);
  await importSources(parts, [{ name: 'clinics.pdf', bytes }], { label: 'clinics', onResult });
  expect(results).toMatchObject([{ source: 'clinics.pdf', outcome: 'imported' }]);

  const [read] = await db.select().from(guide);
  expect(read).toMatchObject({ status: 'ready', pageCount: PAGES });
  for (const page of [1, 1500, PAGES]) {
    const rows = await db
      .select()
      .from(passage)
      .where(and(eq(passage.guideId, read?.id ?? ''), eq(passage.page, page)));
    const text = rows.map((row) => row.text).join('\n');
    expect(text).toContain(`The clinic of district ${page} opens at eight`);
    expect(text).toContain(`Visit | $${20 + (page % 30)}`);
  }
});
