import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MetricKey, Tier } from '../../contract/metrics.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchResponse } from '../../contract/vision.ts';
import { inTransaction } from '../db/connect.ts';
import { libraryChange } from '../db/tables/library.ts';
import { insertFacts } from '../facts/testing/insert-facts.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let person: TestPerson;

interface Stated {
  metric: MetricKey;
  said: number | string;
  tier?: Tier;
  plan?: string;
}

const costs = (plan: string, employee: number, family: number): Stated[] => [
  { metric: 'medical.contribution', plan, tier: 'employee', said: employee },
  { metric: 'medical.contribution', plan, tier: 'employee_family', said: family },
];

/** What each guide says of its costs on its second page, and what was read of it. */
const library: Record<string, { text: string; facts: Stated[] }> = {
  Alder: {
    text: 'Coverage level | Saver HDHP | Choice PPO\nEmployee only | $45 | $60\nFamily | $450 | $520',
    facts: [
      ...costs('Saver HDHP', 45, 450),
      ...costs('Choice PPO', 60, 520),
      { metric: 'medical.plan_type', said: 'HDHP', plan: 'Saver HDHP' },
      { metric: 'medical.plan_type', said: 'PPO', plan: 'Choice PPO' },
      { metric: 'hsa.eligible', said: 'yes' },
    ],
  },
  // The low amount of the one plan and the low amount of the other are of no one plan.
  Birch: {
    text: 'Coverage level | Saver HDHP | Choice PPO\nEmployee only | $45 | $90\nEmployee + spouse | $90 | $45\nFamily | $450 | $310',
    facts: [
      ...costs('Saver HDHP', 45, 450),
      ...costs('Choice PPO', 90, 310),
      { metric: 'hra.employer_contribution', said: 500 },
      { metric: 'retirement.match_formula', said: '50% of 6%' },
      { metric: 'retirement.effective_match', said: 3 },
    ],
  },
  Cedar: {
    text: 'Coverage level | Network HMO\nEmployee only | $30\nFamily | $300\nThe company matches 100% of the first 4% of pay.',
    facts: [
      { metric: 'retirement.match_formula', said: '100% of 4%' },
      { metric: 'retirement.effective_match', said: 4 },
      ...costs('Network HMO', 30, 300),
      { metric: 'medical.plan_type', said: 'HMO', plan: 'Network HMO' },
      { metric: 'hsa.eligible', said: 'no' },
    ],
  },
};

const towns = [
  'Ashford',
  'Brookline',
  'Clearwater',
  'Dunmore',
  'Eastvale',
  'Fairmont',
  'Glenwood',
  'Hartley',
  'Ironton',
];
const gyms = ['Gym | Monthly fee | Paid by us', ...towns.map((town) => `The gym of ${town} | $40 | $20`)].join('\n');

beforeAll(async () => {
  house = await startTestHouse();
  person = await house.person();
  for (const [employer, { text, facts }] of Object.entries(library)) {
    const { id, passageIds } = await addGuide(house.db, {
      employer,
      passages: [
        [1, 'Welcome', `${employer} welcomes you.`],
        [2, 'What you pay', text],
        [3, 'Gyms', gyms],
      ],
    });
    const place = { guideId: id, passageId: passageIds[1] ?? '', network: null, quoteFrom: 0, quoteTo: 8 };
    const how = { planType: null, method: 'rule', confidence: 1, review: false } as const;
    const rows = facts.map(({ metric, said, tier = null, plan = null }) => ({
      ...place,
      ...how,
      ...(typeof said === 'number' ? { value: said, words: null } : { value: null, words: said }),
      metric,
      tier,
      plan,
    }));
    await inTransaction(house.db, async (tx) => {
      await insertFacts(tx, rows);
      await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
    });
  }
  const all = Object.keys(library);
  await vi.waitFor(async () => expect(employersOf(await ask('welcomes'))).toEqual(all), 60_000);
});
afterAll(() => house.close());

async function ask(query: string, filters?: SearchFilters, understand = true): Promise<SearchResponse> {
  return (await person.call('POST /api/docsearch', { body: { query, ...(filters && { filters }), understand } })).body;
}
/** Of the guides that match: those below the line are not among them. */
const employersOf = ({ documents }: SearchResponse): string[] =>
  documents.flatMap(({ metadata, follows }) => (follows === true ? [] : [metadata.employer])).toSorted();
const labelsOf = ({ interpretation = [] }: SearchResponse): string[] =>
  interpretation.map(({ label, applied }) => `${label}${applied ? '' : ' (set aside)'}`);
/** The figures that the snippet of a guide marks. */
const markedOf = ({ documents }: SearchResponse, employer: string): string[] => {
  const { snippet = '' } = documents.find(({ metadata }) => metadata.employer === employer) ?? {};
  return [...snippet.matchAll(/\uE000(\$?\d+)\uE001/g)].map(([, figure = '']) => figure);
};

test('what employees pay at a coverage level is a condition, and its amount is the one that is marked', async () => {
  const single = await ask('employee only premium under $50');
  expect(labelsOf(single)).toEqual(['Employee contribution (employee only): less than $50 a month']);
  expect(employersOf(single)).toEqual(['Alder', 'Birch', 'Cedar']);
  // Not what employee and spouse pay for the other plan.
  expect(markedOf(single, 'Birch')).toEqual(['$45']);
  const family = await ask('employee pays under $400 for family coverage');
  expect(labelsOf(family)).toEqual(['Employee contribution (employee and family): less than $400 a month']);
  expect([employersOf(family), markedOf(family, 'Birch')]).toEqual([['Birch', 'Cedar'], ['$310']]);
});

test('amounts of two levels are of one plan', async () => {
  const both = await ask('employee only premium under $50 and family contribution below $400 a month');
  expect(labelsOf(both)).toHaveLength(2);
  expect(employersOf(both)).toEqual(['Cedar']);
  const none = await ask('family contribution below $200 a month');
  expect(labelsOf(none)).toEqual(['Employee contribution (employee and family): less than $200 a month (set aside)']);
  expect(none.note).toContain('No guide that matches has “Employee contribution');
});

test('a match is asked for by what it comes to', async () => {
  for (const query of ['100% match on 4%', '401k match dollar for dollar up to 4%']) {
    const found = await ask(query);
    expect([labelsOf(found), employersOf(found)]).toEqual([['Maximum match, share of pay: 4%'], ['Cedar']]);
  }
  expect(employersOf(await ask('match at least 3%'))).toEqual(['Birch', 'Cedar']);
  const none = await ask('match of at least 5%');
  expect(labelsOf(none)).toEqual(['Maximum match, share of pay: 5% or more (set aside)']);
});

test('the value that is asked for stands on the card, and counts as a passage of a locked guide', async () => {
  const { documents, askedFor } = await ask('401(k) match');
  expect(askedFor).toEqual([{ metric: 'retirement.match_formula', label: '401(k) match' }]);
  const cedar = documents.find(({ metadata }) => metadata.employer === 'Cedar');
  expect(cedar?.asked).toMatchObject([{ label: '401(k) match', value: '100% of 4%', page: 2 }]);
});

test('names of accounts and types of plans rank: who states them comes first', async () => {
  expect(labelsOf(await ask('HSA or HRA'))).toEqual([]);
  expect((await ask('HMO')).documents[0]?.metadata.employer).toBe('Cedar');
});

test('a plan or an account that is not wanted excludes the guides that state it', async () => {
  const without = await ask('not PPO');
  expect([labelsOf(without), without.words]).toEqual([['not PPO'], '']);
  // Birch states no type and names one: it follows.
  expect(without.documents.map(({ metadata }) => metadata.employer)).toEqual(['Cedar', 'Birch']);
  expect(without.note).toBe("1 more guide at the end may match; it doesn't say: “not PPO”.");
  // As a filter it is about what is stated.
  expect(employersOf(await ask('', without.interpretation?.[0]?.filter))).toEqual(['Birch', 'Cedar']);
  // That there is none is stated of Cedar.
  expect(employersOf(await ask('without HSA'))).toEqual(['Birch', 'Cedar']);
  expect(employersOf(await ask('no HSA or HRA'))).toEqual(['Cedar']);
  expect(employersOf(await ask('', { facts: [{ metric: 'hra', not: true }] }))).toEqual(['Alder', 'Cedar']);
});

test('a type of plan that no guide has finds the nearest, and says so', async () => {
  const { documents, interpretation, note } = await ask('EPO plans');
  expect([interpretation, documents.length > 0]).toEqual([[], true]);
  expect(note).toContain('No guide mentions “epo”. These are the nearest: they mention “ppo”, “hmo”');
  const beside = await ask('EPO plans where employee only premium is under $50');
  expect(beside.totalResults).toBe(3);
  expect(beside.note).toContain('we ignored “EPO plan”');
});

test('a choice beside what the words say finds as many guides as its count says', async () => {
  const counts = (await ask('coverage')).facets?.planType ?? [];
  for (const { value, count } of counts)
    expect((await ask('coverage', { planTypes: [value] })).totalResults, value).toBe(count);
  // So the browser asks once a second type is chosen: by filters, and by the words that are left.
  const both = await ask('HMO', { planTypes: ['HMO', 'PPO'] }, false);
  expect(employersOf(both)).toEqual(['Alder', 'Cedar']);
  expect(employersOf(await ask('EPO', { planTypes: ['EPO', 'PPO'] }, false))).toEqual(['Alder']);
  const unknown = await ask('falconry', { facts: [{ metric: 'hra' }] });
  expect([employersOf(unknown), unknown.note]).toEqual([['Birch'], 'No guide mentions “falconry”, so we ignored it.']);
  const match = { facts: [{ metric: 'retirement.match_formula', is: '100% of 4%' }] };
  expect(employersOf(await ask('dollar for dollar 4%', match, false))).toEqual(['Cedar']);
  const costs = { facts: [{ metric: 'medical.contribution', tier: 'employee_family', atMost: 310 }] };
  expect(employersOf(await ask('couple premium', costs, false))).toEqual(['Birch', 'Cedar']);
  // The name of a type that no filter asks for is a word like others.
  expect(employersOf(await ask('PPO', { planTypes: ['HMO'] }, false))).toEqual([]);
});

test('a row of a table is shown with the head of the table', async () => {
  const { documents } = await ask('Ironton');
  expect(documents).toHaveLength(3);
  for (const { snippet } of documents)
    expect(snippet).toMatch(/^Gym \| Monthly fee \| Paid by us; ….*The gym of \uE000Ironton\uE001 \| \$40 \| \$20$/);
});

test('a search by filters alone shows what guides state, and not how they begin', async () => {
  const { documents } = await ask('', { sample: false });
  expect(documents.map(({ page }) => page)).toEqual([2, 2, 2]);
});
