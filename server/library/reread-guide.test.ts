import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, inTransaction } from '../db/connect.ts';
import { guide, libraryChange, passage } from '../db/tables/library.ts';
import { deleteFacts } from '../facts/store.ts';
import { readFacts } from '../facts/read-facts.ts';
import { READER_VERSION } from '../facts/version.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { runJobsOnce } from '../jobs/testing/run-jobs-once.ts';
import { drawSummary } from '../facts/read/testing/draw-summary.ts';
import { harborPpo } from '../facts/read/testing/summary-form.ts';
import { type FileStore, folderStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openExtractor } from './extract/extractor.ts';
import { importSources } from './import-sources.ts';
import { rereadGuides, type RereadResult } from './reread-guide.ts';
import { rereadInTurn, rereadSoon } from './reread-soon.ts';
import { listPassages } from './store.ts';
import { fetchPage } from './web/fetch-page.ts';

let database: TestDatabase;
let db: Database;
let files: FileStore;
let folder: string;
const extractor = openExtractor();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-reread-'));
  files = folderStore(folder);
});

afterAll(async () => {
  extractor.close();
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function importOne(name: string, bytes: Uint8Array): Promise<string> {
  const ids: string[] = [];
  await importSources({ db, files, fetchPage, extractor }, [{ name, bytes }], {
    label: 'reread',
    onResult: (result) => ids.push(result.outcome === 'imported' ? result.guideId : ''),
  });
  return ids[0] ?? '';
}

async function rereadAll(): Promise<RereadResult[]> {
  const results: RereadResult[] = [];
  await rereadGuides({ db, files, extractor, factsModel: false }, (result) => results.push(result));
  return results;
}

/** Makes of a guide what an older reader had left: all of a page in one passage, and no facts. */
async function makeOld(guideId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteFacts(tx, guideId);
    const [first, ...others] = await listPassages(tx, guideId);
    for (const { id } of others) await tx.delete(passage).where(eq(passage.id, id));
    await tx
      .update(passage)
      .set({ text: (first?.text ?? '').replaceAll(' | ', ' ') })
      .where(eq(passage.id, first?.id ?? ''));
    await tx.update(guide).set({ reader: 1 }).where(eq(guide.id, guideId));
  });
}

test('a guide that an older version read has its facts, and keeps its id, its details and the ids of its passages', async () => {
  const guideId = await importOne('harbor.pdf', await drawSummary(harborPpo));
  const asImported = await readFacts(db, guideId);
  const [{ id: firstPassage } = { id: '' }] = await listPassages(db, guideId);
  const before = await db.select().from(guide).where(eq(guide.id, guideId));
  await makeOld(guideId);
  const changes = (await db.select().from(libraryChange)).length;

  expect(await rereadAll()).toEqual([{ title: before[0]?.title, outcome: 'reread', facts: asImported.facts.length }]);
  const said = ({ facts }: typeof asImported) =>
    facts.map(({ metric, display, plan, page, quote }) => [metric, display, plan, page, quote]);
  expect(said(await readFacts(db, guideId))).toEqual(said(asImported));
  expect((await listPassages(db, guideId))[0]?.id).toBe(firstPassage);
  expect(await db.select().from(guide).where(eq(guide.id, guideId))).toEqual(before);
  expect((await db.select().from(libraryChange)).length).toBe(changes + 1);

  expect(await rereadAll()).toEqual([]);
});

test('in the background the outdated guides are read again one by one, past one whose original is gone', async () => {
  const said = 'Time off\n\nAll employees receive 11 paid holidays each year.\n';
  const ids = await Promise.all(
    ['one', 'two', 'three'].map((name) => importOne(`${name}.txt`, Buffer.from(`${name}\n\n${said}`))),
  );
  await db.update(guide).set({ reader: 1 }).where(inArray(guide.id, ids));
  const [, lost = ''] = ids.toSorted();
  await db
    .update(guide)
    .set({ fileKey: 'b'.repeat(64) })
    .where(eq(guide.id, lost));

  const tasks = {
    'reread-guides': rereadInTurn({ db, files, extractor, factsModel: false, signal: new AbortController().signal }, 0),
  };
  expect(await rereadSoon(db, 0)).toBe(3);
  // Each asks for the next; none is left behind the last.
  for (let turn = 0; turn <= ids.length; turn += 1) await runJobsOnce(db, tasks);
  const rows = await db.select().from(guide).where(inArray(guide.id, ids));
  expect(rows.map(({ id, reader }) => [id, reader]).toSorted()).toEqual(
    ids.toSorted().map((id) => [id, id === lost ? 1 : READER_VERSION]),
  );
  expect(await countJobs(db, 'reread-guides')).toMatchObject({ waiting: 0 });
  // The next start tries it once more.
  expect(await rereadSoon(db, 0)).toBe(1);
  await db.update(guide).set({ reader: READER_VERSION }).where(eq(guide.id, lost));
  expect(await rereadSoon(db, 0)).toBe(0);
  await runJobsOnce(db, tasks);
});

test('guides that are asked to be read again while others are being read are not passed over', async () => {
  const ids = await Promise.all(
    ['four', 'five'].map((name) =>
      importOne(`${name}.txt`, Buffer.from(`${name}\n\nAll employees receive 12 paid holidays each year.\n`)),
    ),
  );
  const [first = '', second = ''] = ids.toSorted();
  await db.update(guide).set({ reader: 1 }).where(eq(guide.id, second));
  let wasAsked = false;
  const askedMeanwhile: Pick<typeof extractor, 'read'> = {
    async read(source) {
      if (wasAsked) return extractor.read(source);
      wasAsked = true;
      await db.update(guide).set({ reader: 1 }).where(eq(guide.id, first));
      await rereadSoon(db, 0);
      return extractor.read(source);
    },
  };
  const parts = { db, files, factsModel: false, signal: new AbortController().signal };
  await rereadSoon(db, 0);
  await runJobsOnce(db, { 'reread-guides': rereadInTurn({ ...parts, extractor: askedMeanwhile }, 0) });
  for (let turn = 0; turn < 3; turn += 1)
    await runJobsOnce(db, { 'reread-guides': rereadInTurn({ ...parts, extractor }, 0) });
  const rows = await db.select({ reader: guide.reader }).from(guide).where(inArray(guide.id, ids));
  expect(rows.map(({ reader }) => reader)).toEqual([READER_VERSION, READER_VERSION]);
});

test('a guide whose original is gone stays as it was, and says so', async () => {
  const guideId = await importOne(
    'leave.txt',
    Buffer.from('Leave\n\nBereavement leave is 5 days for all employees.\n'),
  );
  const facts = await readFacts(db, guideId);
  await db
    .update(guide)
    .set({ reader: 1, fileKey: 'a'.repeat(64) })
    .where(eq(guide.id, guideId));
  expect(await rereadAll()).toMatchObject([{ outcome: 'failed', reason: expect.stringContaining('original') }]);
  expect(await readFacts(db, guideId)).toEqual(facts);
});
