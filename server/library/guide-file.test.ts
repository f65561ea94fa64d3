import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guide } from '../db/tables/library.ts';
import { documentView } from '../db/tables/vision.ts';
import { folderStore } from '../outside/files.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';
import { useUpRequests } from '../testing/use-up-requests.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { renderDocx, renderPdf } from './testing/documents.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';

/** Three processes on one database: two share the folder of originals, one has its own. */
let filesDir: string;
let house: TestHouse;
let sharing: TestHouse;
let apart: TestHouse;
let owner: TestPerson;

beforeAll(async () => {
  filesDir = mkdtempSync(join(tmpdir(), 'benesight-files-'));
  house = await startTestHouse({ env: { FILES_DIR: filesDir, LOG_LEVEL: 'silent' } });
  sharing = await startTestHouse({ databaseUrl: house.databaseUrl, env: { FILES_DIR: filesDir } });
  apart = await startTestHouse({ databaseUrl: house.databaseUrl, env: { LOG_LEVEL: 'silent' } });
  owner = await house.person();
});

afterAll(async () => {
  await apart?.close();
  await sharing?.close();
  await house?.close();
  rmSync(filesDir, { recursive: true, force: true });
});

/** Imports a source and unlocks it for `owner`. */
async function bring(source: ImportSource): Promise<string> {
  const results: ImportResult[] = [];
  const parts = { db: house.db, files: folderStore(filesDir), fetchPage };
  await importSources(parts, [source], { label: 'test', onResult: (result) => void results.push(result) });
  const [result] = results;
  if (result?.outcome !== 'imported') throw new Error(JSON.stringify(result));
  await house.db.insert(documentView).values({ userId: owner.id, guideId: result.guideId });
  return result.guideId;
}

const fileAt = ({ url }: TestHouse, documentId: string, headers: Record<string, string> = {}) =>
  apiClient(url, owner.token)('GET /api/documents/{documentId}/file', { params: { documentId }, headers });

test('processes that share the folder of originals serve them; one without a file says that it is missing', async () => {
  const id = await bring({
    name: 'plan.pdf',
    bytes: await renderPdf([[{ text: 'Dental cleanings are covered in full.' }]]),
  });
  expect((await fileAt(house, id)).status).toBe(200);
  expect((await fileAt(sharing, id)).status).toBe(200);
  const refused = await fileAt(apart, id);
  expect([refused.status, refused.error.code]).toEqual([503, 'original_missing']);
});

test('a page that was made of a Word document is kept: parts of it, and other processes, need no original', async () => {
  const id = await bring({ name: 'plan.docx', bytes: await renderDocx([{ text: 'Frames are covered up to $150.' }]) });
  const refused = await fileAt(apart, id);
  expect([refused.status, refused.error.code]).toEqual([503, 'original_missing']);
  const { body: page } = await fileAt(house, id);
  expect(page).toContain('Frames are covered up to $150.');

  const [row] = await house.db.select().from(guide).where(eq(guide.id, id));
  const key = row?.fileKey ?? '';
  rmSync(join(filesDir, key.slice(0, 2), key));
  for (const process of [house, sharing]) {
    expect((await fileAt(process, id)).body).toBe(page);
    const part = await fileAt(process, id, { range: 'bytes=10-19' });
    expect([part.status, part.body]).toEqual([206, String(page).slice(10, 20)]);
  }
});

test('a person who reads without end has to wait, by ticket too; the next person does not', async () => {
  const [reader, other] = [await house.person(), await house.person()];
  const documentId = await bring({ name: 'days.txt', bytes: Buffer.from('Holidays\n\nTwelve days a year.') });
  for (const { id } of [reader, other]) await house.db.insert(documentView).values({ userId: id, guideId: documentId });
  const ticketOf = async (person: TestPerson): Promise<string> =>
    (await person.call('POST /api/documents/{documentId}/ticket', { params: { documentId } })).body.url;
  const [address, others] = [await ticketOf(reader), await ticketOf(other)];
  const byTicket = async (url: string): Promise<number> => (await fetch(`${house.url}${url}`)).status;
  expect(await byTicket(others)).toBe(200);

  await useUpRequests(house.db, 'reading', reader.id);
  expect([await byTicket(address), await byTicket(others)]).toEqual([429, 200]);
  for (const name of ['GET /api/documents/{documentId}/pages', 'GET /api/documents/{documentId}/file'] as const) {
    const refused = await reader.call(name, { params: { documentId } });
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect((await other.call(name, { params: { documentId } })).status).toBe(200);
  }
});

test('an original that this process cannot read is refused with its reason, like one that is missing', async () => {
  const id = await bring({ name: 'deaf.pdf', bytes: await renderPdf([[{ text: 'Interpreters are paid for.' }]]) });
  const [row] = await house.db.select().from(guide).where(eq(guide.id, id));
  const place = join(filesDir, row?.fileKey?.slice(0, 2) ?? '', row?.fileKey ?? '');
  rmSync(place);
  // It is there and cannot be read, whoever runs the tests: to root no file is forbidden.
  mkdirSync(place);
  const refused = await fileAt(house, id);
  expect([refused.status, refused.error.code]).toEqual([503, 'original_missing']);
  expect(refused.error.message).toBe('The original of this guide cannot be read. Please tell support.');
  rmSync(place, { recursive: true });
});

test('an original that is no longer what was imported is not served; importing the file again brings it back', async () => {
  const bytes = await renderPdf([[{ text: 'Hearing aids are covered every three years.' }]]);
  const source = { name: 'hearing.pdf', bytes };
  const id = await bring(source);
  expect((await fileAt(house, id)).status).toBe(200);
  const [row] = await house.db.select().from(guide).where(eq(guide.id, id));
  const key = row?.fileKey ?? '';
  const place = join(filesDir, key.slice(0, 2), key);
  for (const damage of [() => writeFileSync(place, Uint8Array.from(bytes).fill(32, 100, 110)), () => rmSync(place)]) {
    damage();
    const refused = await fileAt(house, id);
    expect([refused.status, refused.error.code]).toEqual([503, 'original_missing']);
    const part = await fileAt(house, id, { range: 'bytes=0-9' });
    expect([part.status, part.error.code]).toEqual([503, 'original_missing']);
    // Its text needs no original.
    expect((await owner.call('GET /api/documents/{documentId}/pages', { params: { documentId: id } })).status).toBe(
      200,
    );
    const parts = { db: house.db, files: folderStore(filesDir), fetchPage };
    expect((await importSources(parts, [source], { label: 'again' })).present).toBe(1);
    expect((await fileAt(house, id)).status).toBe(200);
  }
});
