import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchResult } from '../../contract/vision.ts';
import { insertFacts } from '../facts/testing/insert-facts.ts';
import { inTransaction } from '../db/connect.ts';
import { libraryChange } from '../db/tables/library.ts';
import { removeGuide } from '../library/remove-guide.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let person: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  person = await house.person();
  for (const [employer, state, industry, weeks] of [
    ['Alder', 'TX', 'Technology', 16],
    ['Birch', 'TX', 'Retail', 8],
    ['Cedar', 'OH', 'Technology', 20],
  ] as const) {
    const { id, passageIds } = await addGuide(house.db, {
      employer,
      state,
      industry,
      employees: 700,
      passages: [
        [1, 'Welcome', `${employer} cares for parents.`],
        [2, 'Family', `Parental leave is ${weeks} weeks at full pay.`],
      ],
    });
    await inTransaction(house.db, async (tx) => {
      const said = {
        metric: 'leave.parental_birth_weeks',
        value: weeks,
        words: null,
        plan: null,
        planType: null,
      } as const;
      const place = {
        guideId: id,
        passageId: passageIds[1] ?? '',
        tier: null,
        network: null,
        quoteFrom: 0,
        quoteTo: 8,
      };
      await insertFacts(tx, [{ ...said, ...place, method: 'rule', confidence: 1, review: false }]);
      await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
    });
  }
  await vi.waitFor(
    async () => expect(await found('parental leave at least 10 weeks')).toEqual(['Alder', 'Cedar']),
    15_000,
  );
});
afterAll(() => house.close());

const search = (query: string, filters?: SearchFilters, understand?: boolean) =>
  person.call('POST /api/docsearch', {
    body: { query, ...(filters && { filters }), ...(understand !== undefined && { understand }) },
  });
const found = async (query: string, filters?: SearchFilters, understand?: boolean): Promise<string[]> => {
  const { body } = await search(query, filters, understand);
  const matching = body.documents.filter(({ follows }) => follows !== true);
  expect(matching).toHaveLength(body.totalResults);
  expect(body.documents.length - matching.length).toBe(body.followingResults);
  return matching.map(({ metadata }) => metadata.employer).toSorted();
};

test('conditions in the words narrow, are said, and can be taken back one by one', async () => {
  const { body } = await search('tech companies in Texas parental leave at least 10 weeks');
  expect(body.documents.map(({ metadata, page, follows }) => [metadata.employer, page, follows])).toEqual([
    ['Alder', 2, undefined],
    // Near: another state, and fewer weeks in another trade would be two things.
    ['Cedar', 2, true],
  ]);
  expect(body.words).toBe('parental leave');
  expect(body.interpretation?.map(({ kind, applied }) => [kind, applied])).toEqual([
    ['industry', true],
    ['state', true],
    ['fact', true],
  ]);
  // Without the chip "Texas": the rest as filters, the words as words.
  const rest = body.interpretation?.filter(({ kind }) => kind !== 'state').map(({ filter }) => filter) ?? [];
  expect(await found(body.words ?? '', Object.assign({}, ...rest), false)).toEqual(['Alder', 'Cedar']);
  expect(await found('Texas', {}, false)).toEqual(['Alder', 'Birch']);
});

test('facets count every guide that matches, and stay usable once one is chosen', async () => {
  const { body } = await search('parental leave', { states: ['TX'] });
  expect(body.totalResults).toBe(2);
  expect(body.facets?.state).toEqual([
    { value: 'TX', label: 'Texas', count: 2 },
    { value: 'OH', label: 'Ohio', count: 1 },
  ]);
  expect(body.facets?.industry).toEqual([
    { value: 'Retail', label: 'Retail', count: 1 },
    { value: 'Technology', label: 'Technology', count: 1 },
  ]);
  expect(body.facets?.size).toEqual([{ value: '500-999', label: '500-999 employees', count: 2 }]);
});

test('a filter alone is enough; nothing at all is refused, and so is what is no filter', async () => {
  expect(await found('', { industries: ['Technology'] })).toEqual(['Alder', 'Cedar']);
  expect(await found('  ', { facts: [{ metric: 'leave.parental_birth_weeks', atMost: 8 }] })).toEqual(['Birch']);
  expect(await found('', { states: ['ZZ'] })).toEqual([]);
  for (const filters of [{}, { industries: [] }, { employees: {} }]) {
    const { status, error } = await search('', filters);
    expect([status, error.code]).toEqual([400, 'empty_query']);
  }
  const { token } = person;
  for (const filters of [
    { industries: 'Technology' },
    { states: ['Texas'] },
    { colours: ['red'] },
    { facts: [{}] },
    7,
  ]) {
    const answer = await fetch(`${house.url}/api/docsearch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'parental leave', filters }),
    });
    expect([answer.status, JSON.stringify(filters)]).toEqual([400, JSON.stringify(filters)]);
  }
});

test('the history keeps searches of other filters apart, each with all of its answer', async () => {
  person = await house.person();
  const first = await search('leave', { states: ['TX', 'OH'], industries: ['Technology'] });
  expect((await search('leave', { states: ['TX'] })).body).toMatchObject({ totalResults: 2, fromCache: false });
  expect((await search('leave', { states: ['TX'] }, false)).body.fromCache).toBe(false);
  const again = await search('leave', { industries: ['Technology'], states: ['OH', 'TX', 'OH'] });
  expect(again.body).toEqual({ ...first.body, fromCache: true });
  const { body } = await person.call('GET /api/docsearch/history');
  expect(body.map(({ query, filters, understand }) => [query, filters, understand])).toEqual([
    ['leave', { states: ['OH', 'TX'], industries: ['Technology'] }, true],
    ['leave', { states: ['TX'] }, false],
    ['leave', { states: ['TX'] }, true],
  ]);
});

/** What the history keeps of results. */
const keptOf = (documents: readonly SearchResult[]): SearchResult[] =>
  documents.flatMap((one) => {
    if (one.follows === true) return [];
    const kept = { ...one };
    delete kept.asked;
    return [kept];
  });

test('the history holds the whole answer of a search, less what was removed since', async () => {
  const someone = await house.person();
  const gone = await addGuide(house.db, {
    employer: 'Gone',
    industry: 'Retail',
    state: 'OH',
    passages: [[1, 'Family', 'Parental leave is long.']],
  });
  const ask = (query: string) => someone.call('POST /api/docsearch', { body: { query } });
  await vi.waitFor(async () => expect((await ask('parental leave')).body.totalResults).toBe(4), 60_000);
  const { body: aside } = await ask('tech companies in Ohio parental leave 30 weeks');
  const { body: all } = await ask('parental leave');
  await removeGuide(house.db, gone.id);
  const [newest, older] = (await someone.call('GET /api/docsearch/history')).body;
  const { documents, totalResults, note, facets, interpretation, words } = aside;
  expect(older).toMatchObject({
    // What matched, without what stood below the line, and without the values that were asked for.
    cachedResults: keptOf(documents),
    resultCount: totalResults,
    note,
    facets,
    interpretation,
    words,
  });
  expect(newest).toMatchObject({ resultCount: 3, facets: all.facets, note: null });
  expect(newest?.cachedResults).toEqual(keptOf(all.documents.filter(({ id }) => id !== gone.id)));
});

test('an amount that nothing has brings the nearest, with a word; what is typed takes no guide away', async () => {
  const { body } = await search('tech companies in Ohio parental leave 30 weeks');
  const matching = body.documents.filter(({ follows }) => follows !== true);
  expect(matching.map(({ metadata }) => metadata.employer)).toEqual(['Cedar']);
  expect(body.note).toContain('No guide that matches has “Paid parental leave, birth parent: 30 weeks”');
  const { body: exact } = await search('companies in Texas parental leave 16 weeks');
  expect(exact.totalResults).toBe(1);
  const [alder, birch] = exact.documents.map(({ metadata, follows }) => [metadata.employer, follows]);
  expect([alder, birch]).toEqual([
    ['Alder', undefined],
    ['Birch', true],
  ]);
});

test('two conditions on a plan are satisfied by one plan of the guide, as filters and in the words', async () => {
  for (const [employer, saver, choice] of [
    ['Dogwood', [3000, 15], [1000, 40]],
    ['Elm', [1000, 15], [3000, 40]],
  ] as const) {
    const passages = [[1, 'Medical', 'The plans side by side.']] as const;
    const { id, passageIds } = await addGuide(house.db, { employer, passages: passages.map((one) => [...one]) });
    const place = {
      guideId: id,
      passageId: passageIds[0] ?? '',
      quoteFrom: 0,
      quoteTo: 3,
      tier: null,
      network: null,
    } as const;
    const rest = { words: null, planType: null, method: 'rule', confidence: 1, review: false } as const;
    const facts = (
      [
        ['Saver', saver],
        ['Choice', choice],
      ] as const
    ).flatMap(([plan, [deductible, copay]]) => [
      { ...place, ...rest, plan, metric: 'medical.deductible' as const, value: deductible },
      { ...place, ...rest, plan, metric: 'medical.pcp_copay' as const, value: copay },
    ]);
    await inTransaction(house.db, async (tx) => {
      await insertFacts(tx, facts);
      await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
    });
  }
  const low = { metric: 'medical.deductible', atMost: 1500 };
  await vi.waitFor(async () => expect(await found('', { facts: [low] })).toEqual(['Dogwood', 'Elm']), 60_000);
  expect(await found('', { facts: [low, { metric: 'medical.pcp_copay', atMost: 20 }] })).toEqual(['Elm']);
  expect(await found('deductible under $1,500 and PCP copay under $20')).toEqual(['Elm']);
});
