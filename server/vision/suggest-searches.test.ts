import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let person: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  person = await house.person();
  const passages: [number, string, string][] = [[1, 'Leave', 'Parental leave is 12 weeks.']];
  await addGuide(house.db, { employer: 'Tarnbrook Foundry', passages });
  await addGuide(house.db, { employer: 'Hidden Works', status: 'importing', passages });
  await vi.waitFor(async () => {
    const { body } = await person.call('POST /api/docsearch', { body: { query: 'parental leave' } });
    expect(body.totalResults).toBe(1);
  }, 60_000);
});
afterAll(() => house.close());

const suggested = async (q: string) => (await person.call('GET /api/docsearch/suggestions', { query: { q } })).body;

test('names benefits, places, industries and employers that the last words may become', async () => {
  expect(await suggested('parental le')).toContainEqual({
    kind: 'benefit',
    label: 'parental leave',
    query: 'parental leave',
  });
  expect(await suggested('dental in Tex')).toContainEqual({ kind: 'place', label: 'Texas', query: 'dental in Texas' });
  expect(await suggested('manufac')).toContainEqual({
    kind: 'industry',
    label: 'Manufacturing',
    query: 'Manufacturing',
  });
  expect(await suggested('pto foun')).toContainEqual({
    kind: 'employer',
    label: 'Tarnbrook Foundry',
    query: 'pto Tarnbrook Foundry',
  });
});

test('suggests nothing of what is not ready, and nothing for a letter or less', async () => {
  expect(await suggested('hidden')).toEqual([]);
  expect(await suggested('t')).toEqual([]);
  expect(await suggested('')).toEqual([]);
});

test('suggests eight at most, and refuses a text that is too long', async () => {
  expect((await suggested('co')).length).toBeLessThanOrEqual(8);
  expect((await person.call('GET /api/docsearch/suggestions', { query: { q: 'x'.repeat(201) } })).status).toBe(400);
});
