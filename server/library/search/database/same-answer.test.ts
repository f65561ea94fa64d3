import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { connect, type Database } from '../../../db/connect.ts';
import { createLog } from '../../../http/log.ts';
import { addGuide } from '../../../testing/guides.ts';
import { removeGuide } from '../../remove-guide.ts';
import { loadSampleLibrary } from '../../sample-library.ts';
import type { RunningSearchIndex } from '../running-search-index.ts';
import { startSearchIndex } from '../start-search-index.ts';
import type { ServedDatabase } from './testing/serve-wasm.ts';
import { startWasmDatabase } from './testing/start-wasm-database.ts';

let database: ServedDatabase;
let db: Database;
/** Two processes that ask the database, and one that searches in its memory. */
let inDatabase: RunningSearchIndex;
let second: RunningSearchIndex;
let inMemory: RunningSearchIndex;

beforeAll(async () => {
  database = await startWasmDatabase();
  db = connect(database.url, { max: 4 });
  await loadSampleLibrary(db, { count: 60 });
  // What is imported may say in its text what its facts do not state.
  const texts = [
    'Our PPO plan is with Kestrel Health.',
    'Parental leave is there for all new parents.',
    'A dental PPO and an HSA.',
  ];
  for (const text of texts) await addGuide(db, { employer: 'Quillmere Supply', passages: [[1, 'Welcome', 'Hello.'], [2, 'Plans', text]] }); // prettier-ignore
  const parts = { db, databaseUrl: database.url, snapshotFolder: null, log: createLog('silent') };
  inDatabase = await startSearchIndex({ ...parts, engine: 'postgres' });
  second = await startSearchIndex({ ...parts, engine: 'postgres' });
  inMemory = await startSearchIndex(parts);
  await Promise.all([inDatabase, second, inMemory].map((index) => index.loaded()));
}, 60_000);
afterAll(async () => {
  await Promise.all([inDatabase, second, inMemory].map((index) => index.close()));
  await db.pool.end();
  await database.close();
});

/** All that an answer says but for the order of the guides, which each engine ranks by its own words. */
async function answer(index: RunningSearchIndex, query: string, filters: SearchFilters) {
  const { total, note, details, hits } = await index.search(query, { limit: 100, filters });
  return { total, note, details, guides: hits.map(({ guideId }) => guideId).toSorted() };
}

const filtered: [string, SearchFilters][] = [
  ['parental leave', { states: ['TX', 'CA'], sizes: ['200-499', '500-999'] }],
  ['', { industries: ['Healthcare'], planYears: [2025, 2026], types: ['pdf'] }],
  ['deductible', { planTypes: ['HDHP'], facts: [{ metric: 'medical.deductible', atMost: 2000 }] }],
  ['', { planTypes: ['PPO', 'HMO'], facts: [{ metric: 'medical.deductible', atLeast: 1000 }, { metric: 'medical.oop_max', atMost: 6000 }] }], // prettier-ignore
  ['vision', { regions: ['South', 'West'], employees: { atLeast: 300 }, sample: true }],
  ['PTO', { sample: false }],
  ['EPO', { planYears: [2025] }],
  ['zzqxwv', { types: ['pdf'] }],
  ['', { facts: [{ metric: 'medical.employee_contribution', tier: 'family', atMost: 500 }] }],
  ['', { facts: [{ metric: 'medical.plan_type', is: 'hdhp', not: true }] }],
  ['time off', { facts: [{ metric: 'medical.plan_type', is: 'HMO', or: [{ metric: 'hsa.eligible', is: 'yes' }] }] }],
  ['', { facts: [{ metric: 'hsa' }, { metric: 'dental', not: true }] }],
];
const typed = [
  '', 'PTO', 'vacaton days', 'HDHP deductible under $2,000', 'healthcare in Texas with tuition reimbursement', 'EAP sessions',
  'tech companies over 500 employees 2025 parental leave 16 weeks', '"paid parental leave"', 'PPO with an HSA 2026',
  'retail 401k match at least 4%', 'guides without a tobacco surcharge', 'zzqx', 'zzqx in California', 'Northeast dental', 'PPO',
  'parental leave 12 weeks', 'companies without an HDHP', 'HSA or HRA', 'Kestrel', 'parental leave 500 weeks in Ohio',
]; // prettier-ignore

test.each([...typed.map((query): [string, SearchFilters] => [query, {}]), ...filtered])(
  'the database answers “%s” %j as the memory does',
  async (query, filters) => {
    expect(await answer(inDatabase, query, filters)).toEqual(await answer(inMemory, query, filters));
  },
);

test('pages follow one another: each guide stands on one of them', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map(async (page) => (await inDatabase.search('medical plan', { limit: 20, page })).hits),
  );
  const { total } = await inDatabase.search('medical plan', { limit: 20 });
  const ids = pages.flat().map(({ guideId }) => guideId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(total);
});

test('only the guides that are named are looked at', async () => {
  const [one, two] = (await inDatabase.search('vacation', { limit: 2 })).hits.map(({ guideId }) => guideId);
  const { hits, total } = await inDatabase.search('vacation', { limit: 10, among: [two ?? '', one ?? ''] });
  expect(hits.map(({ guideId }) => guideId)).toEqual([one, two]);
  expect(total).toBe(2);
});

test('passages are found with what they hold of the question, so many of a guide, within the filters', async () => {
  const { hits } = await inDatabase.searchPassages('dental orthodontia', { limit: 6, perGuide: 1 });
  expect(new Set(hits.map(({ guideId }) => guideId)).size).toBe(6);
  expect(hits[0]?.coverage).toBeCloseTo(1);
  expect(hits[0]?.text.toLowerCase()).toContain('orthodontia');
  const scores = hits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const guideIds = [hits[3]?.guideId ?? ''];
  const within = await inDatabase.searchPassages('dental orthodontia', { limit: 3, filters: { guideIds } });
  expect(within.hits.map(({ guideId }) => guideId)).toEqual(within.hits.map(() => guideIds[0]));
  expect(within.hits.length).toBeGreaterThan(0);
  for (const filters of [{ planYear: 1999 }, { guideIds: [] }])
    expect((await inDatabase.searchPassages('dental orthodontia', { limit: 3, filters })).hits).toEqual([]);
  const imported = await inDatabase.searchPassages('dental', { limit: 20, filters: { sample: false } });
  expect(imported.hits.map(({ text }) => text)).toEqual(['A dental PPO and an HSA.']);
  const half = await inDatabase.searchPassages('dental zzqxwv', { limit: 3 });
  expect(half.hits[0]?.coverage).toBeLessThan(0.5);
  expect(half.note).toContain('“zzqxwv”');
});

test('every process comes to the same version, whichever of them took a change in', async () => {
  const added = await addGuide(db, { employer: 'Later', passages: [[1, 'Pets', 'Ferret insurance for all.']] });
  const all = [inDatabase, second, inMemory];
  for (const index of all) {
    await vi.waitFor(async () => expect((await index.search('ferret', { limit: 5 })).total).toBe(1), 15_000);
  }
  expect(await removeGuide(db, added.id)).toBe(true);
  for (const index of all) {
    await vi.waitFor(async () => expect((await index.search('ferret', { limit: 5 })).hits).toEqual([]), 15_000);
  }
  await vi.waitFor(() => expect(new Set(all.map((index) => index.version())).size).toBe(1), 15_000);
});
