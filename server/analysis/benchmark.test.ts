import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MetricKey } from '../../contract/metrics.ts';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addGuide } from '../testing/guides.ts';
import { benchmark, benchmarkRows } from './benchmark.ts';
import { keepValues } from './keep-values.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { keepFacts } from '../facts/keep-facts.ts';

let database: TestDatabase;
let db: Database;

const TEXT = 'New parents receive paid leave. The deductible is stated here.';

const fact = (metric: MetricKey, value: number | string, more: Partial<FoundFact> = {}): FoundFact => ({
  metric,
  value: typeof value === 'number' ? value : null,
  words: typeof value === 'string' ? value : null,
  plan: null,
  planType: null,
  tier: null,
  network: null,
  ordinal: 0,
  quoteFrom: 0,
  quoteTo: 31,
  method: 'rule',
  confidence: 1,
  review: false,
  ...more,
});

const deductible = (value: number, plan: string, planType: string): FoundFact =>
  fact('medical.deductible', value, { plan, planType, tier: 'individual', network: 'in' });

interface Row {
  employer: string;
  year?: number;
  industry?: string;
  state?: string;
  employees?: number;
  facts: FoundFact[];
}

async function add({ employer, year = 2025, industry = 'Technology', state = 'TX', employees = 800, facts }: Row) {
  const guide = await addGuide(db, {
    title: `${employer} ${year}`,
    employer,
    planYear: year,
    industry,
    state,
    employees,
    passages: [[1, 'Leave', TEXT]],
  });
  await inTransaction(db, async (tx) => {
    await keepFacts(tx, [{ guideId: guide.id, passageIds: guide.passageIds, facts }]);
    await keepValues(tx, [guide.id]);
  });
}

const weeks = (value: number, more: Partial<FoundFact> = {}) => fact('leave.parental_birth_weeks', value, more);

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  // Ten employers state 2, 4, … 20 weeks; two do not say.
  for (let at = 1; at <= 10; at += 1) {
    await add({
      employer: `Employer ${at}`,
      facts: [weeks(at * 2)],
      state: at <= 6 ? 'TX' : 'NY',
      employees: at * 100,
    });
  }
  await add({ employer: 'Silent one', facts: [] });
  await add({ employer: 'Silent two', facts: [], state: 'NY' });
  // An older guide of an employer, and one whose value somebody has to look at.
  await add({ employer: 'Employer 1', year: 2024, facts: [weeks(50)] });
  await add({ employer: 'Doubtful', industry: 'Retail', facts: [weeks(52, { review: true })] });
  for (let at = 1; at <= 5; at += 1) {
    await add({
      employer: `Shop ${at}`,
      industry: 'Retail',
      facts: [
        deductible(1000, 'PPO', 'PPO'),
        deductible(3000, 'Saver', 'HDHP'),
        fact('medical.funding', at === 1 ? 'fully insured' : 'self-funded'),
      ],
    });
  }
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const technology = { industries: ['Technology'] };

describe('a benchmark', () => {
  test('takes one value an employer, of the latest year, with quartiles by hand', async () => {
    const { groups, label, unit, peers } = await benchmark(db, {
      metric: 'leave.parental_birth_weeks',
      peers: technology,
    });
    expect([label, unit]).toEqual(['Paid parental leave, birth parent', 'weeks']);
    expect(peers).toBe('employers in Technology, the latest plan year of each');
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ group: null, employers: 12, n: 10, samples: 0, hint: null });
    expect(groups[0]?.stating).toBeCloseTo(10 / 12);
    const { histogram, ...figures } = groups[0]?.figures ?? { histogram: [] };
    expect(figures).toEqual({ mean: 11, p10: 3.8, p25: 6.5, median: 11, p75: 15.5, p90: 18.2, least: 2, most: 20 });
    expect(histogram.reduce((sum, { n }) => sum + n, 0)).toBe(10);
    expect(histogram.length).toBeLessThanOrEqual(10);
  });

  test('averages the plans of an employer, or looks at one type of plan', async () => {
    const both = await benchmark(db, { metric: 'medical.deductible', peers: { industries: ['Retail'] } });
    expect(both).toMatchObject({ tier: 'individual', network: 'in' });
    expect(both.groups[0]?.figures).toMatchObject({ median: 2000, least: 2000, most: 2000 });
    const high = await benchmark(db, { metric: 'medical.deductible', peers: { planType: 'HDHP' } });
    expect(high.groups[0]?.figures?.median).toBe(3000);
    const types = await benchmark(db, { metric: 'medical.deductible', groupBy: 'plan_type' });
    expect(types.groups.map(({ group, n, figures }) => [group, n, figures?.median])).toEqual([
      ['HDHP', 5, 3000],
      ['PPO', 5, 1000],
    ]);
    const family = await benchmark(db, { metric: 'medical.deductible', tier: 'family' });
    expect(family.groups[0]).toMatchObject({ n: 0, figures: null });
  });

  test('shows nothing of fewer than five, and says how to get more', async () => {
    const { groups } = await benchmark(db, {
      metric: 'leave.parental_birth_weeks',
      groupBy: 'state',
      peers: technology,
    });
    expect(groups.map(({ group, n, employers }) => [group, n, employers])).toEqual([
      ['NY', 4, 5],
      ['TX', 6, 7],
    ]);
    expect(groups[0]?.figures).toBeNull();
    expect(groups[0]?.hint).toContain('Widen the peers');
    expect(groups[1]?.figures?.median).toBe(7);
  });

  test.each([
    ['industry', ['Retail', 'Technology']],
    ['region', ['Northeast', 'South']],
    ['size', ['50-199', '200-499', '500-999', '1,000-4,999']],
    ['year', ['2024', '2025']],
  ] as const)('groups by %s', async (groupBy, names) => {
    const { groups } = await benchmark(db, { metric: 'leave.parental_birth_weeks', groupBy });
    expect(groups.map(({ group }) => group)).toEqual(names);
  });

  test('of a year has that year of an employer', async () => {
    const { groups } = await benchmark(db, { metric: 'leave.parental_birth_weeks', groupBy: 'year' });
    expect(groups.map(({ n }) => n)).toEqual([1, 10]);
    const past = await benchmark(db, { metric: 'leave.parental_birth_weeks', peers: { planYears: { to: 2024 } } });
    expect(past.groups[0]).toMatchObject({ employers: 1, n: 1, figures: null });
  });

  test('narrows by size, region and source, and says so', async () => {
    const { groups, peers } = await benchmark(db, {
      metric: 'leave.parental_birth_weeks',
      peers: { region: 'South', employees: { from: 200, to: 600 }, source: 'imported' },
    });
    expect(groups[0]?.n).toBe(5);
    expect(peers).toBe(
      'employers of every industry, in the South, 200 to 600 employees, imported guides only, the latest plan year of each',
    );
    const none = await benchmark(db, { metric: 'leave.parental_birth_weeks', peers: { source: 'sample' } });
    expect(none.groups).toEqual([]);
  });

  test('of words counts who says what', async () => {
    const { groups, shares } = await benchmark(db, { metric: 'medical.funding' });
    expect(shares).toEqual([
      { words: 'self-funded', n: 4, share: 0.8 },
      { words: 'fully insured', n: 1, share: 0.2 },
    ]);
    expect(groups[0]?.figures).toBeNull();
  });

  test('of words by group counts who states it in each, and who says what in all', async () => {
    const { groups, shares } = await benchmark(db, { metric: 'medical.funding', groupBy: 'industry' });
    expect(groups.map(({ group, employers, n, figures }) => [group, employers, n, figures])).toEqual([
      ['Retail', 6, 5, null],
      ['Technology', 12, 0, null],
    ]);
    expect(shares.map(({ words, n }) => [words, n])).toEqual([
      ['self-funded', 4],
      ['fully insured', 1],
    ]);
    const few = await benchmark(db, { metric: 'medical.funding', peers: technology });
    expect([few.groups[0]?.n, few.shares]).toEqual([0, []]);
    const numbers = await benchmark(db, { metric: 'leave.parental_birth_weeks' });
    expect(numbers.shares).toEqual([]);
  });

  test('shows the rows behind it, each with its page and quote, without what is doubtful', async () => {
    const query = { metric: 'leave.parental_birth_weeks' } as const;
    const rows = await benchmarkRows(db, query, { limit: 100, offset: 0 });
    expect(rows.map((row) => row.display)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((n) => `${n} weeks`));
    expect(rows[0]).toMatchObject({
      employer: 'Employer 1',
      planYear: 2025,
      page: 1,
      quote: TEXT.slice(0, 31),
      sample: false,
    });
    expect(await benchmarkRows(db, query, { limit: 1, offset: 9 })).toHaveLength(1);
  });
});
