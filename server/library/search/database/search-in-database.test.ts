import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MetricKey } from '../../../../contract/metrics.ts';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { inTransaction } from '../../../db/connect.ts';
import { libraryChange } from '../../../db/tables/library.ts';
import { insertFacts } from '../../../facts/store.ts';
import { addGuide, type TestGuide, type TestGuideText } from '../../../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import type { TestPerson } from '../../../testing/person.ts';
import { removeGuide } from '../../remove-guide.ts';
import type { ServedDatabase } from './testing/serve-wasm.ts';
import { startWasmDatabase } from './testing/start-wasm-database.ts';

let database: ServedDatabase;
let house: TestHouse;
let person: TestPerson;

interface Stated {
  metric: MetricKey;
  plan?: string;
  value?: number;
  words?: string;
}

/** A guide of one passage that states facts. */
async function addStating(
  text: Omit<TestGuideText, 'passages'>,
  said: string,
  facts: readonly Stated[],
): Promise<TestGuide> {
  const added = await addGuide(house.db, { ...text, passages: [[1, 'Welcome', `${text.employer ?? ''} cares.`], [2, 'Your benefits', said]] }); // prettier-ignore
  await inTransaction(house.db, async (tx) => {
    const [, passageId = ''] = added.passageIds;
    const place = { guideId: added.id, passageId, tier: null, network: null, planType: null, quoteFrom: 0, quoteTo: 8 };
    const rows = facts.map(({ metric, plan = null, value = null, words = null }) => ({ metric, plan, value, words }));
    await insertFacts(tx, rows.map((row) => ({ ...row, ...place, method: 'rule', confidence: 1, review: false }))); // prettier-ignore
    await tx.insert(libraryChange).values({ guideId: added.id, kind: 'added' });
  });
  return added;
}

const weeks = (value: number): Stated => ({ metric: 'leave.parental_birth_weeks', value });
const plan = (name: string, type: string, deductible: number): Stated[] => [
  { metric: 'medical.plan_type', plan: name, words: type },
  { metric: 'medical.deductible', plan: name, value: deductible },
];

beforeAll(async () => {
  database = await startWasmDatabase();
  house = await startTestHouse({ databaseUrl: database.url, env: { SEARCH_ENGINE: 'postgres' } });
  person = await house.person();
  const tech = { state: 'TX', industry: 'Technology', employees: 700 };
  await addStating({ ...tech, employer: 'Alder' }, 'Parental leave is 16 weeks at full pay.', [weeks(16)]);
  await addStating({ ...tech, employer: 'Birch', industry: 'Retail' }, 'Parental leave is 8 weeks.', [weeks(8)]);
  await addStating({ ...tech, employer: 'Cedar', state: 'OH' }, 'Parental leave is 20 weeks.', [weeks(20)]);
  await addStating({ employer: 'Dogwood' }, 'You earn 15 days of paid time off a year, and a 401(k) match.', []);
  await addStating({ employer: 'Elm' }, 'Medical plans: Basic HDHP and Gold PPO.', [
    ...plan('Basic', 'HDHP', 3000),
    ...plan('Gold', 'PPO', 500),
  ]);
  await addStating({ employer: 'Fir' }, 'Medical plans: Saver HDHP.', plan('Saver', 'HDHP', 1700));
  for (const sample of [true, false])
    await addStating({ employer: sample ? 'Modelled Oak' : 'Real Oak', sample }, 'Kayak lessons for everybody.', []);
  await vi.waitFor(async () => expect(await found('kayak')).toEqual(['Real Oak', 'Modelled Oak']), 15_000);
}, 60_000);
afterAll(async () => {
  await house.close();
  await database.close();
});

const search = async (query: string, filters?: SearchFilters) =>
  (await person.call('POST /api/docsearch', { body: { query, ...(filters && { filters }) } })).body;
/** The employers that are found, best first. */
const found = async (query: string, filters?: SearchFilters): Promise<string[]> => {
  const body = await search(query, filters);
  expect(body.documents).toHaveLength(body.totalResults);
  return body.documents.map(({ metadata }) => metadata.employer);
};

test('words, their other names and misspellings find the guide, and the snippet marks them', async () => {
  expect(await found('PTO')).toEqual(['Dogwood']);
  expect(await found('401k match')).toEqual(['Dogwood']);
  const { documents, note } = await search('kayack');
  expect(documents[0]?.snippet).toContain('\uE000Kayak\uE001');
  expect(note).toBe('Showing results for “kayak” instead of “kayack”.');
});

test('conditions in the words narrow, and are said', async () => {
  const body = await search('tech companies in Texas parental leave 10 weeks');
  expect(body.documents.map(({ metadata }) => metadata.employer)).toEqual(['Alder']);
  expect(body.interpretation?.map(({ label, applied }) => [label, applied])).toEqual([
    ['Technology', true],
    ['Texas', true],
    ['Paid parental leave, birth parent: 10 weeks or more', true],
  ]);
  expect(body.documents[0]?.snippet).toContain('\uE00016\uE001');
});

test('what nothing satisfies is set aside, and the answer says so', async () => {
  const body = await search('tech companies in Ohio parental leave 30 weeks');
  expect(body.note).toContain('was set aside');
  expect(body.interpretation?.filter(({ applied }) => !applied)).toHaveLength(1);
  expect(body.totalResults).toBeGreaterThan(0);
});

test('filters hold whatever the words say, and every facet stays usable once one is chosen', async () => {
  expect((await found('parental leave', { states: ['TX'] })).toSorted()).toEqual(['Alder', 'Birch']);
  const { facets } = await search('parental leave', { states: ['TX'], industries: ['Technology'] });
  expect(facets?.state.map(({ value, count }) => [value, count])).toEqual([['OH', 1], ['TX', 1]]); // prettier-ignore
  expect(facets?.industry.map(({ value, count }) => [value, count])).toEqual([['Retail', 1], ['Technology', 1]]); // prettier-ignore
  expect(await found('', { facts: [{ metric: 'leave.parental_birth_weeks', atLeast: 10, atMost: 17 }] })).toEqual(['Alder']); // prettier-ignore
  expect(await found('parental leave', { states: ['WY'] })).toEqual([]);
});

test('what is asked of a plan must be of one plan', async () => {
  const under = (atMost: number) => ({ facts: [{ metric: 'medical.deductible', atMost }] });
  expect(await found('', { planTypes: ['HDHP'], ...under(2000) })).toEqual(['Fir']);
  expect(await found('HDHP deductible under $2,000')).toEqual(['Fir']);
  const { facets } = await search('', under(1000));
  expect(facets?.planType).toEqual([{ value: 'PPO', label: 'PPO', count: 1 }]);
});

test('a guide that has what is not wanted is not found, and either of two things is enough', async () => {
  const hdhp = { metric: 'medical.plan_type', is: 'HDHP' };
  const parental = { metric: 'leave.parental_birth_weeks', atLeast: 18 };
  expect(await found('medical plans', { facts: [{ ...hdhp, not: true }] })).not.toContain('Elm');
  expect((await found('', { facts: [{ ...hdhp, or: [parental] }] })).toSorted()).toEqual(['Cedar', 'Elm', 'Fir']);
});

test('nothing that is not there is found, and the answer does not pretend', async () => {
  const body = await search('zeppelin maintenance');
  expect(body).toMatchObject({ documents: [], totalResults: 0 });
  expect(await found('kayak', { sample: true })).toEqual(['Modelled Oak']);
});

test('what is imported is found, what is removed is not any more, and the words of both are known', async () => {
  const added = await addGuide(house.db, { employer: 'Later', passages: [[3, 'Pets', 'Ferret insurance for all.']] });
  await vi.waitFor(async () => expect(await found('ferret')).toEqual(['Later']), 15_000);
  expect(await removeGuide(house.db, added.id)).toBe(true);
  await vi.waitFor(async () => expect(await found('ferret')).toEqual([]), 15_000);
  await addGuide(house.db, { status: 'importing', passages: [[1, 'Pets', 'Ferret insurance half imported.']] });
  expect(await found('ferret')).toEqual([]);
});

test('signs that mean something to the database are words like any other', async () => {
  for (const query of [`o'neil & (kayak | !x) <-> \\ "`, `'); drop table guide; --`, 'kayak:* ﷽ 😀', '$1 %s ${x}']) {
    expect(await search(query)).toHaveProperty('totalResults');
  }
  expect(await found(`kayak \\ 'or' 1=1`)).toContain('Real Oak');
});

test('a database without the extension is refused at the start, in one sentence', async () => {
  await expect(startTestHouse({ env: { SEARCH_ENGINE: 'postgres' } })).rejects.toThrow(
    'SEARCH_ENGINE: postgres needs the extension pg_textsearch, which this PostgreSQL server does not have',
  );
});
