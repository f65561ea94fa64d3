import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { guide, libraryImport, passage } from '../db/tables/library.ts';
import { folderStore } from '../outside/files.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { type HostileFile, hostileFiles } from './testing/hostile-files.ts';
import { fetchPage } from './web/fetch-page.ts';

const FILES = 1000;

test('a thousand broken and hostile files are each imported whole or refused with a sentence, and the run goes on', async () => {
  const database = await createTestDatabase();
  const db = connect(database.url, { max: 4 });
  const folder = mkdtempSync(join(tmpdir(), 'benesight-hostile-'));
  try {
    const sources: HostileFile[] = [];
    for await (const file of hostileFiles(FILES)) sources.push(file);
    expect(sources).toHaveLength(FILES);
    const results: ImportResult[] = [];
    const parts = { db, files: folderStore(join(folder, 'files')), fetchPage };
    const summary = await importSources(parts, sources, {
      label: 'hostile',
      lanes: 2,
      onResult: (result) => results.push(result),
    });
    expect(results).toHaveLength(FILES);
    expect(summary.imported + summary.present + summary.failed).toBe(FILES);
    // Many a damaged file can still be read; whatever cannot has a reason that a person understands.
    expect(summary.imported).toBeGreaterThan(50);
    expect(summary.failed).toBeGreaterThan(200);
    for (const result of results) {
      if (result.outcome === 'failed') expect(result.reason, result.source).toMatch(/^[A-Z][^\n]{10,200}\.$/);
      if (result.outcome === 'imported') expect(result.passages, result.source).toBeGreaterThan(0);
    }
    const byName = new Map(results.map((result) => [result.source, result.outcome]));
    for (const name of [
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
    ]) {
      expect(byName.get(name), name).toBe('failed');
    }
    for (const name of ['utf16.txt', 'unmarked-utf16.txt', 'latin.txt', 'acting.pdf'])
      expect(byName.get(name), name).toBe('imported');

    const reasons = new Map(results.map((result) => [result.source, 'reason' in result ? result.reason : null]));
    expect(reasons.get('huge.pdf')).toBe('The file is larger than 100 MB.');
    expect(reasons.get('scan.pdf')).toBe('The file is a scan: its pages are pictures without text.');
    expect(reasons.get('deep.html')).toBe('The file is nested too deeply, or too large, to be read.');
    expect(reasons.get('overlap.docx')).toMatch(/zip bomb/);

    // Nothing is left half: a guide that is ready has its passages, and only such guides have any.
    const states = await db.select({ status: guide.status, n: count() }).from(guide).groupBy(guide.status);
    expect(states.map(({ status }) => status).toSorted()).toEqual(['failed', 'ready']);
    const { rows: halves } = await db.execute(sql`
      select id from ${guide}
      where (status = 'ready') <> exists (select from ${passage} where ${passage.guideId} = ${guide.id})`);
    expect(halves).toEqual([]);
    const [run] = await db.select().from(libraryImport).where(eq(libraryImport.label, 'hostile'));
    expect(run).toMatchObject({ total: FILES, done: FILES, failed: summary.failed });
    expect(run?.finishedAt).not.toBeNull();
  } finally {
    await db.pool.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
