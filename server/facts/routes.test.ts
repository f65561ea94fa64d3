import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../contract/metrics.ts';
import { loadSampleLibrary } from '../library/sample-library.ts';
import { addGuide, type TestGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let reader: TestPerson;
let other: TestPerson;
let silent: TestGuide;
let sampleId: string;

beforeAll(async () => {
  house = await startTestHouse();
  [reader, other] = [await house.person(), await house.person()];
  await loadSampleLibrary(house.db, { count: 3 });
  silent = await addGuide(house.db, { passages: [[1, 'Welcome', 'This guide says nothing of note.']] });
  const { rows } = await house.db.execute<{ id: string }>('select id from guide where sample order by title limit 1');
  sampleId = rows[0]?.id ?? '';
  for (const documentId of [sampleId, silent.id]) {
    expect((await reader.call('POST /api/doc-search/view', { body: { documentId } })).status).toBe(200);
  }
});
afterAll(() => house.close());

test('an unlocked guide tells each fact with its value, page and own words, and what it does not state', async () => {
  const { status, body } = await reader.call('GET /api/documents/{documentId}/facts', {
    params: { documentId: sampleId },
  });
  expect(status).toBe(200);
  expect(body.facts.length).toBeGreaterThan(20);
  const pages = await reader.call('GET /api/documents/{documentId}/pages', { params: { documentId: sampleId } });
  const passages = new Map(
    pages.body.pages.flatMap(({ page, passages: here }) =>
      here.map((one) => [one.id, { page, text: one.text }] as const),
    ),
  );
  for (const fact of body.facts) {
    const place = passages.get(fact.passageId);
    expect(place?.page).toBe(fact.page);
    expect(place?.text).toContain(fact.quote);
    expect(fact.quote.length).toBeGreaterThan(3);
    expect(fact.display.length).toBeGreaterThan(0);
    expect(fact.method).toBe('sample');
  }
  const single = body.facts.find((fact) => fact.metric === 'medical.deductible' && fact.tier === 'individual');
  expect(single?.display).toMatch(/^\$[\d,]+ a year$/);
  const stated = new Set(body.facts.map((fact) => fact.metric));
  expect(body.notStated.length + stated.size).toBe(Object.keys(metrics).length);
  expect(body.notStated.some(({ metric }) => stated.has(metric))).toBe(false);
});

test('a guide that states nothing says so of everything', async () => {
  const { body } = await reader.call('GET /api/documents/{documentId}/facts', { params: { documentId: silent.id } });
  expect(body.facts).toEqual([]);
  expect(body.notStated).toHaveLength(Object.keys(metrics).length);
});

test('whoever has not unlocked it learns which facts it states, and no value', async () => {
  const params = { documentId: sampleId };
  const refused = await other.call('GET /api/documents/{documentId}/facts', { params });
  expect([refused.status, refused.error.code]).toEqual([403, 'guide_locked']);
  const { status, body } = await other.call('GET /api/documents/{documentId}/stated', { params });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
  for (const named of body) expect(Object.keys(named).toSorted()).toEqual(['category', 'label', 'metric']);
});
