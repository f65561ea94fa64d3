import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSAGES_PER_GUIDE, type SearchOrder, type SearchResponse } from '../../contract/vision.ts';
import { inTransaction } from '../db/connect.ts';
import { libraryChange } from '../db/tables/library.ts';
import { insertFacts } from '../facts/testing/insert-facts.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let person: TestPerson;
const ids = new Map<string, string>();

/** Employer, plan year, employees, weeks of leave. */
const library = [
  ['Cedar', 2024, 900, 8],
  ['Cedar', 2026, 900, 12],
  ['Alder', 2025, 100, 16],
  ['Birch', 2023, 5000, 20],
] as const;

beforeAll(async () => {
  house = await startTestHouse();
  person = await house.person();
  for (const [employer, planYear, employees, weeks] of library) {
    const { id, passageIds } = await addGuide(house.db, {
      employer,
      planYear,
      employees,
      passages: [
        [1, 'Leave', `Parental leave is ${weeks} weeks.`],
        ...Array.from({ length: 14 }, (_, at): [number, string, string] => [
          at + 2,
          `Part ${at}`,
          `The word${at} is here.`,
        ]),
      ],
    });
    ids.set(`${employer} ${planYear}`, id);
    const place = { guideId: id, passageId: passageIds[0] ?? '', tier: null, network: null, quoteFrom: 0, quoteTo: 8 };
    const how = { plan: null, planType: null, words: null, method: 'rule', confidence: 1, review: false } as const;
    await inTransaction(house.db, async (tx) => {
      await insertFacts(tx, [{ ...place, ...how, metric: 'leave.parental_birth_weeks', value: weeks }]);
      await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
    });
  }
  await vi.waitFor(async () => expect((await ask({})).documents.filter(({ asked }) => asked)).toHaveLength(4), 60_000);
});
afterAll(() => house.close());

async function ask(how: { sort?: SearchOrder; groupYears?: boolean; query?: string }): Promise<SearchResponse> {
  return (await person.call('POST /api/docsearch', { body: { query: 'parental leave', ...how } })).body;
}
const guidesOf = ({ documents }: SearchResponse): string[] =>
  documents.map(({ metadata }) => `${metadata.employer} ${metadata.planYear}`);

test('results stand by size, plan year or name where that is asked for', async () => {
  expect(guidesOf(await ask({ sort: 'size' }))[0]).toBe('Birch 2023');
  expect(guidesOf(await ask({ sort: 'size' })).at(-1)).toBe('Alder 2025');
  expect(guidesOf(await ask({ sort: 'year' }))).toEqual(['Cedar 2026', 'Alder 2025', 'Cedar 2024', 'Birch 2023']);
  const byName = await ask({ sort: 'name' });
  expect(guidesOf(byName).map((name) => name.split(' ')[0])).toEqual(['Alder', 'Birch', 'Cedar', 'Cedar']);
  expect(byName.sort).toBe('name');
});

test('by value stand first the guides that are unlocked; of a query that asks for none, it stays by relevance', async () => {
  for (const name of ['Cedar 2024', 'Alder 2025']) {
    const body = { documentId: ids.get(name) ?? '', documentUrl: 'x', documentTitle: 'y' };
    expect((await person.call('POST /api/doc-search/view', { body })).status).toBe(200);
  }
  const found = await ask({ sort: 'value' });
  expect(found.sort).toBe('value');
  expect(guidesOf(found).slice(0, 2)).toEqual(['Alder 2025', 'Cedar 2024']);
  expect((await ask({ sort: 'value', query: 'word3' })).sort).toBe('relevance');
});

test('each employer stands once where years are grouped, with its other years', async () => {
  const found = await ask({ groupYears: true, sort: 'year' });
  expect([found.totalResults, found.totalGroups, found.documents.length]).toEqual([4, 3, 3]);
  expect(guidesOf(found)).toEqual(['Cedar 2026', 'Alder 2025', 'Birch 2023']);
  expect(found.documents[0]?.otherYears).toMatchObject([{ id: ids.get('Cedar 2024'), planYear: 2024, unlocked: true }]);
  expect(found.documents[1]?.otherYears).toBeUndefined();
});

test('the value asked for counts as a passage: past twelve, a locked guide shows none', async () => {
  const reader = await house.person();
  for (let at = 0; at < PASSAGES_PER_GUIDE; at += 1)
    await reader.call('POST /api/docsearch', { body: { query: `word${at}` } });
  const birch = async () => {
    const { body } = await reader.call('POST /api/docsearch', { body: { query: 'parental leave' } });
    return body.documents.find(({ metadata }) => metadata.employer === 'Birch');
  };
  expect(await birch()).toMatchObject({ unlocked: false, snippet: '' });
  expect((await birch())?.asked).toBeUndefined();
  const shown = await ask({});
  expect(shown.documents.find(({ metadata }) => metadata.employer === 'Birch')?.asked).toMatchObject([
    { label: 'Paid parental leave, birth parent', value: '20 weeks', page: 1 },
  ]);
});
