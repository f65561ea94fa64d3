import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../contract/api.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  [admin, person] = [await house.person('admin@benesight.test'), await house.person()];
});
afterAll(() => house?.close());

interface Sent<Name extends keyof Api> {
  status: number;
  body: ReplyOf<Api[Name]> & { code?: string; message?: string };
}

/** Sends a file as it is, as the browser does. */
async function sendFile<Name extends keyof Api>(
  name: Name,
  path: string,
  file: string | Uint8Array,
  token = admin.token,
): Promise<Sent<Name>> {
  const answer = await fetch(`${house.url}${path}`, {
    method: name.split(' ')[0] ?? 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

const begin = async (total: number) =>
  (await admin.call('POST /api/admin/library/imports', { body: { label: 'Test', total } })).body.id;
const upload = (runId: string, name: string, text: string) =>
  sendFile(
    'POST /api/admin/library/imports/{importId}/files',
    `/api/admin/library/imports/${runId}/files?name=${encodeURIComponent(name)}`,
    text,
  );
const guideText = (employer: string, year: number, more = '') =>
  `${employer} Benefits Guide ${year}\n\nMedical plan\n\nThe annual deductible is $1,500 for an individual. ${more}\n\nTime off\n\nEmployees receive 15 days of vacation a year and 10 paid holidays.\n`;
const guides = async (query: Record<string, string> = {}) =>
  (await admin.call('GET /api/admin/library/guides', { query })).body;
const correct = (body: object) => admin.call('PATCH /api/admin/library/guides', { body });

async function imported(employer: string, year = 2026, more = ''): Promise<string> {
  const run = await begin(1);
  const sent = await upload(run, `${employer} ${year}.txt`, guideText(employer, year, more));
  expect(sent.body.outcome, sent.body.reason ?? '').toBe('imported');
  await admin.call('POST /api/admin/library/imports/{importId}/end', { params: { importId: run } });
  return sent.body.guideId ?? '';
}

test('files are imported one by one; what fails says why, what is there is recognized, and the run counts', async () => {
  const run = await begin(3);
  const good = await upload(run, 'Lantern 2026.txt', guideText('Lantern Works', 2026));
  expect(good.body).toMatchObject({ outcome: 'imported', reason: null });
  expect((await upload(run, 'again.txt', guideText('Lantern Works', 2026))).body).toMatchObject({
    outcome: 'present',
    guideId: good.body.guideId,
  });
  const bad = await upload(run, 'broken.pdf', 'this is no pdf');
  expect(bad.body).toMatchObject({ outcome: 'failed', guideId: null, reason: expect.stringMatching(/\w+ \w+/) });
  expect((await upload(run, 'empty.txt', '')).status).toBe(400);
  const end = { params: { importId: run } };
  expect((await admin.call('POST /api/admin/library/imports/{importId}/end', end)).status).toBe(200);
  expect((await upload(run, 'late.txt', guideText('Late', 2026))).status).toBe(404);
  const { body: library } = await admin.call('GET /api/admin/library');
  expect(library.imports[0]).toMatchObject({ total: 3, done: 3, failed: 1, finishedAt: expect.any(String) });
  expect(library.imports[0]?.failures).toEqual([{ source: 'broken.pdf', reason: bad.body.reason }]);
  expect((await guides({ list: 'failed' })).guides.map(({ fileName }) => fileName)).toContain('broken.pdf');
  expect((await guides({ search: 'LANTERN works' })).guides[0]).toMatchObject({ id: good.body.guideId, sample: false });
  const asPerson = `/api/admin/library/imports/${run}/files?name=x.txt`;
  const refused = await sendFile('POST /api/admin/library/imports/{importId}/files', asPerson, 'x', person.token);
  expect(refused.status).toBe(403);
});

test('an address inside of the network is refused, and stands among the failures', async () => {
  const run = await begin(1);
  const send = (url: string) =>
    admin.call('POST /api/admin/library/imports/{importId}/addresses', { params: { importId: run }, body: { url } });
  expect((await send(`${house.url}/privacy`)).body).toMatchObject({ outcome: 'failed', reason: expect.any(String) });
  expect((await send('ftp://example.com/guide.pdf')).status).toBe(400);
});

test('details are corrected for one or many, figures and search follow, and a collision names the other guide', async () => {
  const [one, two] = [await imported('Anchor Mills'), await imported('Beacon Foods')];
  const was = { state: null };
  expect((await correct({ ids: [one, two], change: { state: 'OH', industry: 'Retail' }, was })).body.changed).toBe(2);
  const late = await correct({ ids: [one], change: { state: 'TX' }, was });
  expect(late.error).toMatchObject({ code: 'changed_meanwhile', details: { field: 'state', now: 'OH' } });
  expect((await correct({ ids: [one], change: { employer: 'Anchor Mill Company' } })).status).toBe(200);
  const found = await person.call('POST /api/docsearch', { body: { query: 'anchor mill company' } });
  await expect
    .poll(
      async () =>
        (await person.call('POST /api/docsearch', { body: { query: 'anchor mill company vacation' } })).body
          .documents[0]?.id,
    )
    .toBe(one);
  expect(found.status).toBe(200);

  await house.db.execute(
    sql`update guide set content_hash = (select content_hash from guide where id = ${one}) where id = ${two}`,
  );
  const collides = await correct({ ids: [two], change: { employer: 'ANCHOR MILL COMPANY' } });
  expect(collides.error).toMatchObject({ code: 'guide_collides', details: { guideId: one } });
  expect(collides.error.message).toContain('Anchor Mill');
  expect((await correct({ ids: ['6ecd8c99-4036-403d-bf84-cf8400f67836'], change: { state: 'TX' } })).status).toBe(404);
  const [line] = (await admin.call('GET /api/admin/logs')).body;
  expect([line?.before, line?.after]).toMatchObject([
    { employer: 'Anchor Mills' },
    { employer: 'Anchor Mill Company' },
  ]);

  // What was found in the guide has its place; what an administrator states, or confirms as it is, has none.
  const [guide] = (await guides({ search: 'anchor mill' })).guides;
  expect(guide?.places).toEqual({ planYear: { page: null, quote: expect.stringContaining('2026'), isSure: true } });
  expect((await correct({ ids: [one], change: { planYear: 2026 } })).status).toBe(200);
  expect((await guides({ search: 'anchor mill' })).guides[0]?.places).toEqual({});
  const doubted = await imported('Cobalt Works', 2026, 'We are a transportation company.');
  const waiting = (await guides({ list: 'review', search: 'cobalt works' })).guides;
  expect(waiting.map(({ id }) => id)).toEqual([doubted]);
});

test('a fact is corrected or confirmed for good: a new reading of the guide does not bring the old one back', async () => {
  const id = await imported('Cedar Clinic');
  const facts = async () =>
    (await admin.call('GET /api/admin/library/guides/{guideId}/facts', { params: { guideId: id } })).body.facts;
  const of = async (metric: string) => (await facts()).find((fact) => fact.metric === metric);
  const review = (factId: number | undefined, body: object) =>
    admin.call('PATCH /api/admin/library/facts/{factId}', { params: { factId: String(factId) }, body });
  const deductible = await of('medical.deductible');
  expect(deductible).toMatchObject({ value: 1500, method: 'rule', quote: expect.stringContaining('1,500') });
  expect((await review(deductible?.id, { act: 'correct', value: 1750 })).status).toBe(200);
  expect((await review(deductible?.id, { act: 'correct_words', words: 'PPO' })).status).toBe(400);
  const holidays = await of('time_off.holidays');
  expect((await review(holidays?.id, { act: 'confirm' })).status).toBe(200);
  expect((await correct({ ids: [id], change: { planYear: 2025 } })).status).toBe(200);
  expect(await of('medical.deductible')).toMatchObject({ value: 1750, method: 'person', confidence: 1, review: false });
  expect((await facts()).filter(({ metric }) => metric === 'medical.deductible')).toHaveLength(1);
  expect((await review((await of('time_off.holidays'))?.id, { act: 'remove' })).status).toBe(200);
  expect(await of('time_off.holidays')).toBeUndefined();
});

test('a new edition takes the place of a guide: who unlocked it reads the new one', async () => {
  const id = await imported('Delta Logistics', 2025);
  expect((await person.call('POST /api/doc-search/view', { body: { documentId: id } })).status).toBe(200);
  const path = (name: string, year: string) => `/api/admin/library/guides/${id}/edition?name=${name}&planYear=${year}`;
  const send = (name: string, year: string, text: string) =>
    sendFile('POST /api/admin/library/guides/{guideId}/edition', path(name, year), text);
  const placesOf = async () => (await guides({ search: 'delta' })).guides[0]?.places;
  expect(await placesOf()).toHaveProperty('employer');
  expect((await send('broken.pdf', '2026', 'no pdf')).body.code).toBe('unreadable_file');
  expect((await send('x.txt', '1800', 'x')).status).toBe(400);
  const text = guideText('Delta Logistics', 2026, 'The out-of-pocket maximum is $6,000 for an individual.');
  expect((await send('delta-2026.txt', '2026', text)).status).toBe(200);
  expect((await guides({ search: 'delta' })).guides[0]).toMatchObject({
    id,
    planYear: 2026,
    fileName: 'delta-2026.txt',
  });
  // They were in the old one.
  expect(await placesOf()).toEqual({});
  const read = await person.call('GET /api/documents/{documentId}/pages', { params: { documentId: id } });
  expect(JSON.stringify(read.body)).toContain('$6,000');
});

test('guides are removed, failures forgotten, and what is indexed anew is searchable still', async () => {
  const id = await imported('Ember Energy');
  const all = await admin.call('POST /api/admin/library/reindex', { body: {} });
  expect(all.body.guides).toBe((await guides()).total);
  const [failed] = (await guides({ list: 'failed' })).guides;
  const gone = await admin.call('POST /api/admin/library/guides/remove', { body: { ids: [id, failed?.id] } });
  expect(gone.body.removed).toBe(2);
  expect((await guides({ search: 'ember' })).total).toBe(0);
  expect((await guides({ list: 'failed' })).guides.map((row) => row.id)).not.toContain(failed?.id);
  expect((await admin.call('POST /api/admin/library/samples', { body: { present: false } })).body.removed).toBe(0);
  expect((await admin.call('GET /api/admin/library')).body.samplesRemoved).toBe(true);
});

test('a guide is read again from its original, and keeps what a person confirmed', async () => {
  const id = await imported('Granite Works');
  const params = { guideId: id };
  const facts = async () => (await admin.call('GET /api/admin/library/guides/{guideId}/facts', { params })).body.facts;
  const deductible = (await facts()).find(({ metric }) => metric === 'medical.deductible');
  const correction = { params: { factId: String(deductible?.id) }, body: { act: 'correct', value: 1900 } };
  expect((await admin.call('PATCH /api/admin/library/facts/{factId}', correction)).status).toBe(200);
  await house.db.execute(sql`delete from plan_fact where guide_id = ${id} and metric = 'time_off.holidays'`);
  const reread = await admin.call('POST /api/admin/library/reread', { body: { ids: [id] } });
  expect(reread.body.guides).toBeGreaterThan(0);
  await expect
    .poll(async () => (await facts()).some(({ metric }) => metric === 'time_off.holidays'), { timeout: 60_000 })
    .toBe(true);
  expect((await facts()).find(({ metric }) => metric === 'medical.deductible')).toMatchObject({ value: 1900 });
});

test('a removed guide is brought back with what was confirmed of it, unless its place is taken', async () => {
  const id = await imported('Fjord Foods');
  const params = { guideId: id };
  const facts = async () => (await admin.call('GET /api/admin/library/guides/{guideId}/facts', { params })).body.facts;
  const [first] = await facts();
  const confirm = { params: { factId: String(first?.id) }, body: { act: 'confirm' } };
  expect((await admin.call('PATCH /api/admin/library/facts/{factId}', confirm)).status).toBe(200);
  const before = await facts();
  const body = { ids: [id] };
  expect((await admin.call('POST /api/admin/library/guides/bring-back', { body })).status).toBe(404);
  expect((await admin.call('POST /api/admin/library/guides/remove', { body })).body.removed).toBe(1);
  expect((await guides({ list: 'removed' })).guides.map((row) => row.id)).toContain(id);
  expect((await person.call('GET /api/documents/{documentId}', { params: { documentId: id } })).status).toBe(404);

  const again = await imported('Fjord Foods');
  const collides = await admin.call('POST /api/admin/library/guides/bring-back', { body });
  expect(collides.error).toMatchObject({ code: 'guide_collides', details: { guideId: again } });
  expect((await admin.call('POST /api/admin/library/guides/remove', { body: { ids: [again] } })).body.removed).toBe(1);
  expect((await admin.call('POST /api/admin/library/guides/bring-back', { body })).body).toEqual({ guides: 1 });

  expect(await facts()).toEqual(before);
  await expect
    .poll(async () => {
      const found = await person.call('POST /api/docsearch', { body: { query: 'fjord foods' } });
      return found.body.documents.map((document) => document.id);
    })
    .toContain(id);
});

test('what people searched for and did not find is a list; what is worked off comes back when somebody asks again', async () => {
  const query = 'zyzzogeton qwxv';
  await person.call('POST /api/docsearch', { body: { query } });
  await admin.call('POST /api/docsearch', { body: { query: query.toUpperCase() } });
  const missed = async () => (await admin.call('GET /api/admin/library/missed')).body;
  await expect.poll(async () => (await missed()).find((row) => row.query.toLowerCase() === query)?.people).toBe(2);
  const row = (await missed()).find((one) => one.query.toLowerCase() === query);
  const settle = { params: { key: row?.key ?? '' } };
  expect((await admin.call('POST /api/admin/library/missed/{key}', settle)).status).toBe(200);
  expect((await missed()).map(({ key }) => key)).not.toContain(row?.key);
  await person.call('POST /api/docsearch', { body: { query } });
  await expect.poll(async () => (await missed()).find(({ key }) => key === row?.key)?.people).toBe(1);
});
