import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentView } from '../db/tables/vision.ts';
import { guide } from '../db/tables/library.ts';
import { folderStore } from '../outside/files.ts';
import { sharedSecret } from '../settings/shared-secret.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';
import { signTicket } from './file-ticket.ts';
import { importSources } from './import-sources.ts';
import { openExtractor } from './extract/extractor.ts';
import type { ImportResult } from './import-source.ts';
import { removeGuide } from './remove-guide.ts';
import { renderDocx, renderPdf } from './testing/documents.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';

let house: TestHouse;
let owner: TestPerson;
let other: TestPerson;
let pdfId: string;
let pdf: Uint8Array;

const extractor = openExtractor();

beforeAll(async () => {
  house = await startTestHouse();
  [owner, other] = await Promise.all([house.person(), house.person()]);
  pdf = await renderPdf([
    [{ heading: 'Larkspur Tooling 2025 Benefits Guide' }, { text: 'Welcome to Larkspur Tooling and its benefits.' }],
    [{ heading: 'Dental' }, { text: 'Cleanings are covered in full twice a year.' }],
  ]);
  pdfId = await bring({ name: 'Larkspur "2025"; guide.pdf', bytes: pdf });
});

afterAll(async () => {
  extractor.close();
  await house.close();
});

/** Imports a source and unlocks it for `owner`. */
async function bring(source: ImportSource): Promise<string> {
  const results: ImportResult[] = [];
  const files = folderStore(join(house.config.dataDir, 'files'));
  const onResult = (result: ImportResult): void => void results.push(result);
  await importSources({ db: house.db, files, fetchPage, extractor }, [source], { label: 'test', onResult });
  const [result] = results;
  if (result?.outcome !== 'imported') throw new Error(JSON.stringify(result));
  await house.db.insert(documentView).values({ userId: owner.id, guideId: result.guideId });
  return result.guideId;
}

/** Fetches the file as a browser does that knows only its address. */
async function fileOf(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${house.url}${address}`, { headers });
}

async function ticketFor(person: TestPerson, documentId: string): Promise<string> {
  const answer = await person.call('POST /api/documents/{documentId}/ticket', { params: { documentId } });
  expect(answer.status).toBe(200);
  return answer.body.url;
}

test('anybody signed in sees what a guide is; its text is for who has unlocked it', async () => {
  const params = { documentId: pdfId };
  const visitor = apiClient(house.url, null);
  for (const name of ['GET /api/documents/{documentId}', 'GET /api/documents/{documentId}/pages'] as const) {
    expect((await visitor(name, { params })).status).toBe(401);
    expect((await other.call(name, { params: { documentId: 'nothing' } })).status).toBe(404);
    expect((await other.call(name, { params: { documentId: crypto.randomUUID() } })).status).toBe(404);
  }
  const seen = await other.call('GET /api/documents/{documentId}', { params });
  expect(seen.body).toMatchObject({
    id: pdfId,
    employer: 'Larkspur Tooling',
    type: 'pdf',
    pageCount: 2,
    unlocked: false,
  });
  expect((await owner.call('GET /api/documents/{documentId}', { params })).body.unlocked).toBe(true);

  const refused = await other.call('GET /api/documents/{documentId}/pages', { params });
  expect([refused.status, refused.error.code]).toEqual([403, 'guide_locked']);
  const pages = await owner.call('GET /api/documents/{documentId}/pages', { params });
  expect([pages.body.pages.map(({ page }) => page), pages.body.next]).toEqual([[1, 2], null]);
  expect(pages.body.pages[1]?.passages).toMatchObject([
    { heading: 'Dental', text: 'Cleanings are covered in full twice a year.' },
  ]);
});

test('the file opens with a bearer or a ticket of who has unlocked it, and with no other', async () => {
  const params = { documentId: pdfId };
  const visitor = apiClient(house.url, null);
  expect((await visitor('GET /api/documents/{documentId}/file', { params })).status).toBe(401);
  // Who has no right to ask is not told what an id looks like.
  const nothing = { params: { documentId: 'nope' } };
  expect((await visitor('GET /api/documents/{documentId}/file', nothing)).status).toBe(401);
  expect((await owner.call('GET /api/documents/{documentId}/file', nothing)).status).toBe(404);
  expect((await visitor('POST /api/documents/{documentId}/ticket', { params })).status).toBe(401);
  for (const name of ['GET /api/documents/{documentId}/file', 'POST /api/documents/{documentId}/ticket'] as const) {
    const refused = await other.call(name, { params });
    expect([refused.status, refused.error.code]).toEqual([403, 'guide_locked']);
  }
  expect((await owner.call('GET /api/documents/{documentId}/file', { params })).status).toBe(200);

  const address = await ticketFor(owner, pdfId);
  const answer = await fileOf(address);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-frame-options': 'SAMEORIGIN',
    'content-disposition': `inline; filename="Larkspur 2025 guide.pdf"; filename*=UTF-8''Larkspur%202025%20guide.pdf`,
  });

  // Another person's bearer makes nobody else's ticket good.
  expect((await fileOf(address, { authorization: `Bearer ${other.token}` })).status).toBe(401);
  expect((await fileOf(address, { authorization: `Bearer ${owner.token}` })).status).toBe(200);
  // A ticket is for one guide.
  const second = await bring({ name: 'second.txt', bytes: Buffer.from('Vision\n\nAn eye exam is covered each year.') });
  expect((await fileOf(address.replace(pdfId, second))).status).toBe(401);
});

test('a ticket that was changed, has expired or is of someone who has not unlocked the guide is refused', async () => {
  const secret = await sharedSecret(house.db, 'file-ticket');
  const sign = (userId: string, minutes: number): string => {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    return `/api/documents/${pdfId}/file?ticket=${signTicket(secret, { userId, guideId: pdfId, expiresAt })}`;
  };
  expect((await fileOf(sign(owner.id, 1))).status).toBe(200);
  expect((await fileOf(sign(owner.id, -1))).status).toBe(401);
  expect((await fileOf(sign(other.id, 1))).status).toBe(403);
  const address = sign(owner.id, 1);
  expect((await fileOf(`${address.slice(0, -2)}${address.endsWith('AA') ? 'BB' : 'AA'}`)).status).toBe(401);
  expect((await fileOf(address.replace('ticket=', 'ticket=x'))).status).toBe(401);
  expect((await fileOf(`/api/documents/${pdfId}/file?ticket=`)).status).toBe(401);
  expect((await fileOf(`/api/documents/${pdfId}/file?ticket=a.b&ticket=c`)).status).toBe(401);
});

test('a part of the file is sent where a part is asked for', async () => {
  const address = await ticketFor(owner, pdfId);
  const part = async (range: string): Promise<{ status: number; range: string | null; bytes: Buffer }> => {
    const answer = await fileOf(address, { range });
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const size = pdf.byteLength;
  expect(await part('bytes=0-7')).toEqual({
    status: 206,
    range: `bytes 0-7/${size}`,
    bytes: Buffer.from(pdf.slice(0, 8)),
  });
  expect((await part('bytes=-6')).bytes.equals(pdf.slice(-6))).toBe(true);
  expect(await part(`bytes=10-${size * 2}`)).toMatchObject({ status: 206, range: `bytes 10-${size - 1}/${size}` });
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  expect((await part('bytes=5-2')).status).toBe(200);
  expect((await part('lines=1-2')).bytes.byteLength).toBe(size);
});

test('a web page is shown without anything that runs or loads; the download is the original', async () => {
  const html = `<!doctype html><html><head><title>Perks</title><script>steal()</script><style>p{color:red}</style></head><body>
    <h1>Perks</h1><p onclick="steal()">Gym costs are paid back.</p><a href="javascript:steal()">a</a><a href="https://example.com/">b</a>
    <img src="https://tracker.example/x.png"><img src="data:image/png;base64,AA=="><iframe src="https://example.com"></iframe>
    <form action="https://example.com"><input name="password"></form><svg onload="steal()"></svg></body></html>`;
  const id = await bring({ name: 'perks.html', bytes: Buffer.from(html) });
  const address = await ticketFor(owner, id);
  const answer = await fileOf(address);
  const shown = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;.*sandbox/,
  );
  expect(shown).toContain('Gym costs are paid back.');
  expect(shown).toContain('href="https://example.com/"');
  expect(shown).toContain('src="data:image/png;base64,AA=="');
  expect(shown).not.toMatch(/steal|script|onclick|tracker|iframe|form|input|svg|color:red/);

  const download = await fileOf(`${address}&download=1`);
  expect(await download.text()).toBe(html);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(download.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a Word document and a text are shown as pages', async () => {
  const docx = await renderDocx([
    { heading: 'Retirement' },
    { text: 'The match is <b>50%</b> of 6% of pay.' },
    { row: ['Vesting', '3 years'] },
  ]);
  const word = await fileOf(await ticketFor(owner, await bring({ name: 'retirement.docx', bytes: docx })));
  const shown = await word.text();
  expect(word.headers.get('content-type')).toMatch(/^text\/html/);
  expect(shown).toContain('The match is &lt;b&gt;50%&lt;/b&gt; of 6% of pay.');
  expect(shown).toMatch(/<td>\s*<p>Vesting<\/p>\s*<\/td>/);

  const text = Buffer.from('Holidays\n\nTwelve <days> a year:\n\n• New Year\n• Labor Day');
  const plain = await fileOf(await ticketFor(owner, await bring({ name: 'days.txt', bytes: text })));
  expect(await plain.text()).toMatch(
    /<h2>Holidays<\/h2><p>Twelve &lt;days&gt; a year:<\/p><ul><li>New Year<\/li><li>Labor Day<\/li><\/ul>/,
  );
});

test('a failed or removed guide is not there', async () => {
  const id = await bring({ name: 'gone.txt', bytes: Buffer.from('Sabbatical\n\nSix weeks after seven years.') });
  const address = await ticketFor(owner, id);
  await removeGuide(house.db, id);
  expect((await fileOf(address)).status).toBe(404);
  expect((await owner.call('GET /api/documents/{documentId}/pages', { params: { documentId: id } })).status).toBe(404);
  await house.db.update(guide).set({ status: 'failed' }).where(eq(guide.id, id));
  expect((await owner.call('GET /api/documents/{documentId}', { params: { documentId: id } })).status).toBe(404);
});

test('a text without end comes in parts that go on where the last one ended, and one passage comes alone', async () => {
  const said = (at: number) =>
    `Rule ${at}. ${'Whoever enrolls late waits for the next open enrollment. '.repeat(18).trim()}`;
  const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => said(from + at)).join('\n\n');
  const text = [page(0, 250), '', `${page(250, 190)}\n\n${'年'.repeat(100_000)}`].join('\f');
  const documentId = await bring({ name: 'long.txt', bytes: Buffer.from(text) });
  const call = (query: Record<string, string>) =>
    owner.call('GET /api/documents/{documentId}/pages', { params: { documentId }, query });
  const parts = [];
  for (let next: number | null = 0; next !== null;) {
    const { status, body } = await call({ after: String(next) });
    expect(status).toBe(200);
    expect(JSON.stringify(body).length).toBeLessThan(1_000_000);
    parts.push(body);
    next = body.next;
  }
  expect(parts.slice(0, 3).map(({ pages }) => pages.map((one) => one.page))).toEqual([[1], [1, 2, 3], [3]]);
  const passages = parts.flatMap(({ pages }) => pages.flatMap((one) => one.passages));
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(passages.slice(0, 440).map((one) => one.text.slice(0, 9))).toEqual(
    Array.from({ length: 440 }, (_, at) => said(at).slice(0, 9)),
  );
  expect(
    passages
      .slice(440)
      .map((one) => one.text)
      .join(''),
  ).toBe('年'.repeat(100_000));

  const last = passages.at(-1);
  expect((await call({ passage: last?.id ?? '' })).body).toEqual({
    pages: [{ page: 3, passages: [last] }],
    next: null,
  });
  expect((await call({ passage: crypto.randomUUID() })).body).toEqual({ pages: [], next: null });
  expect((await call({ after: '-1' })).error.code).toBe('invalid_input');
  expect((await call({ after: '1000000' })).body).toMatchObject({ next: null });
  const refused = await other.call('GET /api/documents/{documentId}/pages', {
    params: { documentId },
    query: { passage: last?.id ?? '' },
  });
  expect([refused.status, refused.error.code]).toEqual([403, 'guide_locked']);
});

test('no cell of a page reaches further than a table of a guide', async () => {
  const cells = '<td colspan="1000" rowspan="65534">Dental</td><td colspan="3">Vision</td>';
  const table = `<html><body><table><tr>${cells}</tr></table></body></html>`;
  const shown = await (
    await fileOf(await ticketFor(owner, await bring({ name: 'wide.html', bytes: Buffer.from(table) })))
  ).text();
  expect(shown).toContain('<td>Dental</td><td colspan="3">Vision</td>');
});
