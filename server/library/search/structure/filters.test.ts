import { atSteps } from './bound-steps.ts';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMetric, metricOf } from '../../../../contract/metrics.ts';
import { type FacetName, facetNames, type SearchFilters } from '../../../../contract/search-filters.ts';
import { connect, type Database, inTransaction } from '../../../db/connect.ts';
import { guide, libraryChange } from '../../../db/tables/library.ts';
import { insertFacts } from '../../../facts/testing/insert-facts.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { addGuide, type TestGuide } from '../../../testing/guides.ts';
import { regions, stateNames, statesOf } from '../../../../contract/vocabulary/states.ts';
import { removeGuide } from '../../remove-guide.ts';
import { loadSampleLibrary } from '../../sample-library.ts';
import { sizeBands } from '../../../../contract/vocabulary/company-sizes.ts';
import { LibraryFollower } from '../follower.ts';
import type { Ranking } from '../search-index.ts';

let database: TestDatabase;
let db: Database;
let follower: LibraryFollower;
let bare: TestGuide;
let texan: TestGuide;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  await loadSampleLibrary(db, { count: 600 });
  bare = await addGuide(db, {
    employer: 'Bare',
    planYear: null,
    passages: [[1, 'Pets', 'Pet insurance for iguanas.']],
  });
  texan = await addGuide(db, {
    employer: 'Texan',
    state: 'TX',
    industry: 'Retail',
    employees: 300,
    passages: [[1, 'Rest', 'Parental leave.']],
  });
  follower = new LibraryFollower(db, null);
  await follower.load();
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const search = (query: string, filters: SearchFilters = {}): Ranking =>
  follower.engine.search(query, { limit: 1000, filters });
/** Of guides that match: those below the line are not among them. */
const matching = ({ guides }: Ranking): string[] =>
  guides.flatMap(({ guideId, follows }) => (follows === true ? [] : [guideId]));
const idsOf = (ranking: Ranking): string[] => matching(ranking).toSorted();

type Fact = NonNullable<SearchFilters['facts']>[number];

/** Whether the fact `f` is of the guide and says what is asked for. */
function satisfies(fact: Fact): SQL {
  const { metric, tier, atLeast, atMost, is } = atSteps(fact);
  const first = isMetric(metric) ? metricOf(metric).tiers?.[0] : undefined;
  return sql`f.guide_id = guide.id and f.metric = ${metric} and not f.review and f.network is distinct from 'out'
    and ${tier === undefined ? sql`(f.tier is null or f.tier = ${first ?? ''})` : sql`f.tier = ${tier}`}
    and (${atLeast ?? null}::float8 is null or f.value >= ${atLeast ?? null}::float8)
    and (${atMost ?? null}::float8 is null or f.value <= ${atMost ?? null}::float8)
    and (${is ?? null}::text is null or lower(f.words) = lower(${is ?? null}::text))`;
}

/** Whether one medical plan of the guide, or none by name, satisfies all that is asked of medical plans. */
function inOnePlan(facts: readonly Fact[], type?: SQL): SQL {
  const own = facts.filter(
    ({ metric }) => /^(medical|rx)\./.test(metric) && isMetric(metric) && metricOf(metric).perPlan,
  );
  const tests = own.map(satisfies);
  if (type !== undefined) tests.push(sql`${satisfies({ metric: 'medical.plan_type' })} and f.words = ${type}`);
  const each = tests.map(
    (test) => sql`exists (select 1 from plan_fact f where ${test} and (f.plan is null or f.plan = one.plan))`,
  );
  return sql`exists (select 1 from (select plan from plan_fact p where p.guide_id = guide.id union select null) one
    where ${each.length === 0 ? sql`true` : sql.join(each, sql` and `)})`;
}

/** The same conditions in SQL, by the facet that each is a choice within. */
function inSql(filters: SearchFilters): { facet: FacetName | null; holds: SQL }[] {
  const any = (values: readonly (string | number)[], type: string): SQL =>
    sql`any(${sql.param(values.map(String))}::text[]::${sql.raw(type)}[])`;
  const says = (metric: string, values: readonly string[]): SQL => sql`exists (select 1 from plan_fact f
    where f.guide_id = guide.id and f.metric = ${metric} and not f.review and f.words = ${any(values, 'text')})`;
  const conditions: { facet: FacetName | null; holds: SQL }[] = [];
  const add = (facet: FacetName | null, holds: SQL): void => void conditions.push({ facet, holds });
  if (filters.industries) add('industry', sql`industry = ${any(filters.industries, 'text')}`);
  if (filters.states) add('state', sql`state = ${any(filters.states, 'text')}`);
  if (filters.planYears) add('year', sql`plan_year = ${any(filters.planYears, 'int')}`);
  if (filters.types) add('format', sql`type = ${any(filters.types, 'text')}`);
  if (filters.sample !== undefined) add('source', sql`sample = ${filters.sample}`);
  if (filters.carriers) add('carrier', says('medical.carrier', filters.carriers));
  for (const { sizes } of [filters]) {
    if (sizes === undefined) continue;
    const bands = sizeBands.filter(({ label }) => sizes.includes(label));
    const within = bands.map(({ from, to }) => sql`employees between ${from} and ${to ?? 2_000_000_000}`);
    add('size', within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`);
  }
  if (filters.employees) {
    const { atLeast = 0, atMost = 2_000_000_000 } = filters.employees;
    add('size', sql`employees between ${atLeast} and ${atMost}`);
  }
  if (filters.regions) {
    const states = regions.filter((one) => filters.regions?.includes(one)).flatMap((one) => statesOf[one]);
    add(null, sql`state = ${any(states, 'text')}`);
  }
  for (const fact of filters.facts ?? []) add(null, sql`exists (select 1 from plan_fact f where ${satisfies(fact)})`);
  add(null, inOnePlan(filters.facts ?? []));
  // A type is the type of a plan that satisfies the rest.
  if (filters.planTypes) add('planType', inOnePlan(filters.facts ?? [], any(filters.planTypes, 'text')));
  return conditions;
}

const where = (filters: SearchFilters, except?: FacetName): SQL =>
  sql.join(
    [
      sql`status = 'ready'`,
      ...inSql(filters).flatMap(({ facet, holds }) => (facet === except && facet ? [] : [holds])),
    ],
    sql` and `,
  );

async function idsInSql(filters: SearchFilters): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id::text from ${guide} where ${where(filters)}`);
  return rows.map(({ id }) => id).toSorted();
}

const carrier = 'Harborwise Health';
const filters: readonly SearchFilters[] = [
  { industries: ['Technology', 'Retail'] },
  { states: ['TX', 'CA', 'NY'] },
  { regions: ['Midwest', 'West'] },
  { sizes: ['200-499', '5,000+'] },
  { employees: { atLeast: 300, atMost: 800 } },
  { planYears: [2024, 2025] },
  { planTypes: ['HDHP'] },
  { carriers: [carrier] },
  { types: ['pdf', 'docx'] },
  { sample: true },
  { facts: [{ metric: 'leave.parental_birth_weeks', atLeast: 12 }] },
  { facts: [{ metric: 'medical.deductible', atMost: 1499.99 }] },
  { facts: [{ metric: 'medical.deductible', tier: 'family', atLeast: 4000 }] },
  { facts: [{ metric: 'time_off.unlimited', is: 'YES' }] },
  { facts: [{ metric: 'medical.contribution', atLeast: 100, atMost: 150 }] },
  { facts: [{ metric: 'retirement.effective_match' }, { metric: 'medical.pcp_copay', atMost: 25 }] },
];
const nothing: readonly SearchFilters[] = [
  { industries: ['Falconry'] },
  { states: ['ZZ'] },
  { regions: ['Atlantis'] },
  { sizes: ['7-8'] },
  { planYears: [1999] },
  { planTypes: ['Tontine'] },
  { carriers: ['Nobody'] },
  { types: ['doc'], sample: false },
  { facts: [{ metric: 'no.such' }] },
  { facts: [{ metric: 'medical.deductible', tier: 'nobody' }] },
  { facts: [{ metric: 'medical.deductible', is: 'yes' }] },
];

describe('filters', () => {
  test('each alone finds what SQL finds', async () => {
    for (const one of filters) {
      const wanted = await idsInSql(one);
      expect(idsOf(search('', one)), JSON.stringify(one)).toEqual(wanted);
      expect(wanted.length, JSON.stringify(one)).toBeGreaterThan(0);
      expect(wanted.length, JSON.stringify(one)).toBeLessThan(602);
    }
  });

  test('each pair finds what SQL finds', async () => {
    for (const [at, one] of filters.entries()) {
      for (const other of filters.slice(at + 1)) {
        const both = { ...one, ...other, ...(one.facts && other.facts && { facts: [...one.facts, ...other.facts] }) };
        expect(idsOf(search('', both)), JSON.stringify(both)).toEqual(await idsInSql(both));
      }
    }
  });

  test('what no guide has finds nothing, whatever the words', () => {
    for (const one of nothing) {
      expect(search('', one).total, JSON.stringify(one)).toBe(0);
      expect(search('parental leave', one).total, JSON.stringify(one)).toBe(0);
    }
    expect(search('', {}).total).toBe(602);
    expect(search('', { industries: [], states: [] }).total).toBe(602);
  });
});

describe('facets', () => {
  const typesOf = (facts: readonly Fact[]): SQL => sql`select t.value
    from (select distinct words as value from plan_fact f where f.guide_id = guide.id and f.metric = 'medical.plan_type') t
    where ${inOnePlan(facts, sql`t.value`)}`;
  const valueOf: Record<Exclude<FacetName, 'planType'>, SQL> = {
    industry: sql`select industry as value`,
    state: sql`select state as value`,
    size: sql`select case ${sql.join(
      sizeBands.map(
        ({ from, to, label }) => sql`when employees between ${from} and ${to ?? 2_000_000_000} then ${label}`,
      ),
      sql` `,
    )} end as value`,
    year: sql`select plan_year::text as value`,
    carrier: sql`select distinct f.words as value from plan_fact f where f.guide_id = guide.id and not f.review and f.metric = 'medical.carrier'`,
    format: sql`select type as value`,
    source: sql`select case when sample then 'sample' else 'imported' end as value`,
  };

  test('count as SQL counts, without what is chosen within the facet', async () => {
    const bound = { facts: [...(filters[11]?.facts ?? []), { metric: 'medical.contribution', atMost: 130 }] };
    const sets: readonly SearchFilters[] = [
      {},
      ...filters,
      { ...filters[0], ...filters[1], ...filters[5] },
      bound,
      { ...bound, planTypes: ['PPO'] },
    ];
    for (const one of sets) {
      const { facets } = search('', one).details;
      for (const facet of facetNames) {
        // Of the plans that satisfy the rest, the types.
        const values = facet === 'planType' ? typesOf(one.facts ?? []) : valueOf[facet];
        const { rows } = await db.execute<{ value: string; count: number }>(sql`
          select v.value, count(*)::int as count from ${guide}, lateral (${values}) v
          where ${where(one, facet)} and v.value is not null group by 1`);
        const counted = new Map(
          facets[facet].filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
        );
        expect(counted, `${facet} ${JSON.stringify(one)}`).toEqual(
          new Map(rows.map(({ value, count }) => [value, count])),
        );
      }
    }
  });

  test('a choice finds as many as its count says, with words too', () => {
    for (const query of ['', 'sabbatical', 'dental orthodontia', 'parental leave']) {
      const { facets } = search(query).details;
      for (const { value, count } of facets.industry) {
        expect(search(query, { industries: [value] }).total, `${query} ${value}`).toBe(count);
      }
      for (const { value, count } of facets.year) {
        expect(search(query, { planYears: [Number(value)] }).total, `${query} ${value}`).toBe(count);
      }
    }
  });

  test('are in their order, and what is chosen stays with nothing to find', () => {
    const { facets } = search('', { states: ['TX'], industries: ['Falconry'] }).details;
    expect(facets.industry.at(-1)).toEqual({ value: 'Falconry', label: 'Falconry', count: 0 });
    expect(facets.state).toEqual([{ value: 'TX', label: 'Texas', count: 0 }]);
    const all = search('').details.facets;
    expect(all.size.map(({ value }) => value)).toEqual(sizeBands.map(({ label }) => label));
    expect(all.year.map(({ value }) => value)).toEqual(['2026', '2025', '2024']);
    const counts = all.state.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(all.source.map(({ value }) => value)).toEqual(['sample', 'imported']);
  });
});

describe('what is understood', () => {
  test('narrows as the same filter does, and is said', async () => {
    const query = 'tech companies over 500 employees parental leave at least 12 weeks';
    const { total, details, note } = search(query);
    const asFilters: SearchFilters = Object.assign({}, ...details.interpretation.map(({ filter }) => filter));
    expect(details.interpretation.every(({ applied }) => applied)).toBe(true);
    expect(note).toBeNull();
    expect(total).toBeGreaterThan(0);
    const wanted = new Set(await idsInSql(asFilters));
    expect(idsOf(search(query)).every((id) => wanted.has(id))).toBe(true);
    const words = follower.engine.search(details.words, { limit: 1000, filters: asFilters, understand: false });
    expect(words.details.interpretation).toEqual([]);
    expect(words.total).toBe(total);
  });

  test('shows the passage that states what was asked for', async () => {
    const { guides } = search('parental leave at least 12 weeks');
    const { rows } = await db.execute<{ passage_id: string }>(sql`
      select passage_id::text from plan_fact where metric = 'leave.parental_birth_weeks' and value >= 12`);
    const stating = new Set(rows.map((row) => row.passage_id));
    const within = guides.filter(({ follows }) => follows !== true);
    expect(within.length).toBeGreaterThan(10);
    expect(within.every(({ passageId }) => stating.has(passageId))).toBe(true);
    // Those that state less follow them, and behind these an imported guide that names it and gives no figure.
    expect(guides.length).toBeGreaterThan(within.length + 1);
    expect(guides.at(-1)).toMatchObject({ guideId: texan.id });
  });

  test('of few guides of a plan year, those of other years follow, and it is said', async () => {
    const { rows } = await db.execute<{ state: string }>(sql`
      select state from guide where industry = 'Construction' and sample and state is not null group by state
      having count(*) filter (where plan_year = 2025) between 1 and 9 and count(*) filter (where plan_year <> 2025) > 1
      order by count(*) desc, state limit 1`);
    const state = rows[0]?.state ?? '';
    const companies = `construction companies in ${stateNames[state] ?? ''}`;
    const query = `${companies} 2025`;
    const wanted = await idsInSql({ industries: ['Construction'], states: [state], planYears: [2025] });
    const others = await idsInSql({ industries: ['Construction'], states: [state], planYears: [2024, 2026] });
    const { guides, note, details } = search(query, { sample: true });
    const ids = guides.map(({ guideId }) => guideId);
    expect(ids.slice(0, wanted.length).toSorted()).toEqual(wanted);
    // Behind them stand those that are near otherwise.
    expect(ids.slice(wanted.length, wanted.length + others.length).toSorted()).toEqual(others);
    expect(matching(search(query, { sample: true })).toSorted()).toEqual(wanted);
    expect(note).toBe(`${others.length} more guides at the end are of other plan years.`);
    expect(details.interpretation.every(({ applied }) => applied)).toBe(true);
    // As a filter it hides them.
    expect(idsOf(search(companies, { planYears: [2025] }))).toEqual(wanted);
  });

  test('guides of which it is not known follow those of which it is, where they hold the words', () => {
    const { guides, note, total } = search('iguana insurance in Texas');
    expect(guides.map(({ guideId }) => guideId)).toContain(bare.id);
    const { guides: pets, note: said } = search('retail employers with pet insurance for iguanas');
    expect(total).toBeGreaterThan(0);
    expect(pets.map(({ guideId }) => guideId)).toContain(bare.id);
    expect([note, said].join()).toContain('“');
    const leave = search('retail employers in Texas with parental leave');
    expect(leave.guides.at(-1)?.guideId).not.toBe(bare.id);
  });

  test.each(['retail', 'hospitality'])(
    'gives up what nothing satisfies, the least that it can, and says so: %s',
    (trade) => {
      const { total, note, details } = search(
        `${trade} companies in Vermont over 5000 employees 2026 sabbatical 20 weeks`,
      );
      expect(total).toBeGreaterThan(0);
      const given = details.interpretation.filter(({ applied }) => !applied).map(({ label }) => label);
      expect(given.length).toBeGreaterThan(0);
      expect(given.length).toBeLessThan(5);
      for (const label of given) expect(note).toContain(`“${label}”`);
      expect(note).toMatch(/we ignored/);
    },
  );

  test('a filter of the same kind counts instead of the words', () => {
    const { details, total } = search('tech companies', { industries: ['Retail'] });
    expect(details.interpretation).toMatchObject([{ kind: 'industry', applied: false }]);
    expect(total).toBe(search('', { industries: ['Retail'] }).total);
  });

  test('finds something for every ordinary question', () => {
    for (const query of [
      'companies with 3 employees in Vermont',
      'parental leave 52 weeks in Rhode Island retail 2024',
      'deductible under $1',
      'HMO hospitals in Maine with unlimited PTO and 401k match at least 10%',
      'nonprofits in the northeast',
      'iguana insurance in Texas 2025',
    ]) {
      expect(search(query).total, query).toBeGreaterThan(0);
    }
    expect(idsOf(search('iguanas in Texas'))).toContain(bare.id);
  });
});

describe('changes', () => {
  const weeks = { facts: [{ metric: 'leave.sabbatical_weeks', atLeast: 40, atMost: 40 }] };

  test('facts that come with a change of their guide are found, in a snapshot and after a merge too', async () => {
    const passageId = bare.passageIds[0] ?? '';
    expect(search('', weeks).total).toBe(0);
    const fact = {
      guideId: bare.id,
      passageId,
      metric: 'leave.sabbatical_weeks',
      value: 40,
      words: null,
      plan: null,
    } as const;
    const rest = {
      planType: null,
      tier: null,
      network: null,
      quoteFrom: 0,
      quoteTo: 3,
      method: 'rule',
      confidence: 1,
      review: false,
    } as const;
    await inTransaction(db, async (tx) => {
      await insertFacts(tx, [{ ...fact, ...rest }]);
      await tx.insert(libraryChange).values({ guideId: bare.id, kind: 'added' });
    });
    expect(await follower.catchUp()).toBe(true);
    expect(idsOf(search('', weeks))).toEqual([bare.id]);
    // The text does not name it, and the filter says that it is there.
    for (const [query, found] of [
      ['sabbatical', [bare.id]],
      ['sabbatical for iguanas', [bare.id]],
      ['dental', []],
    ] as const) {
      const asked = follower.engine.search(query, { limit: 10, filters: weeks, understand: false });
      expect(idsOf(asked), query).toEqual(found);
    }
    const exactly = search('sabbatical exactly 40 weeks');
    expect([exactly.total, exactly.guides[0]]).toMatchObject([1, { guideId: bare.id, passageId }]);
    const before = search('').details.facets;
    follower.engine.merge({ compact: true });
    expect(idsOf(search('', weeks))).toEqual([bare.id]);
    expect(search('').details.facets).toEqual(before);
    await removeGuide(db, bare.id);
    await follower.catchUp();
    expect(search('', weeks).total).toBe(0);
    expect(search('').total).toBe(601);
  });
});
