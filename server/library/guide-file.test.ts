import { mkdtempSync, rmSync } from 'node:fs';
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
import type { ImportResult, ImportSource } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { renderDocx, renderPdf } from './testing/documents.ts';
import { fetchPage } from './web/fetch-page.ts';

/** Three processes on one database: two share the folder of originals, one has its own. */
let filesDir: string;
let house: TestHouse;
let sharing: TestHouse;
let apart: TestHouse;
let owner: TestPerson;

beforeAll(async () => {
  filesDir = mkdtempSync(join(tmpdir(), 'benesight-files-'));
  house = await startTestHouse({ env: { FILES_DIR: filesDir } });
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

test('processes that share the folder of originals serve them; one without a file says that it is unavailable', async () => {
  const id = await bring({
    name: 'plan.pdf',
    bytes: await renderPdf([[{ text: 'Dental cleanings are covered in full.' }]]),
  });
  expect((await fileAt(house, id)).status).toBe(200);
  expect((await fileAt(sharing, id)).status).toBe(200);
  const refused = await fileAt(apart, id);
  expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
});

test('a page that was made of a Word document is kept: parts of it, and other processes, need no original', async () => {
  const id = await bring({ name: 'plan.docx', bytes: await renderDocx([{ text: 'Frames are covered up to $150.' }]) });
  const refused = await fileAt(apart, id);
  expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
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
