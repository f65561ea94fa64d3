import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide } from '../db/tables/library.ts';

export type GroupBy = 'industry' | 'state' | 'region' | 'size' | 'year' | 'plan_type';

/** What a benchmark is computed over, in the terms of the tables. */
export interface BenchmarkFilter {
  metric: string;
  /** Whether its values are numbers; else they are words. */
  isNumber: boolean;
  tier: string | null;
  network: string | null;
  planType: string | null;
  industries: readonly string[] | null;
  states: readonly string[] | null;
  employeesFrom: number | null;
  employeesTo: number | null;
  yearFrom: number | null;
  yearTo: number | null;
  sample: boolean | null;
  groupBy: GroupBy | null;
  /** Of grouping by region: each state with its region. By size: the bands, each with its first number. */
  regions: Readonly<Record<string, string>>;
  bands: readonly { label: string; from: number }[];
}

/** A group as the database counts it. */
export interface GroupRow {
  group: string | null;
  /** Employers among the peers, and those of them whose guide states the metric. */
  employers: number;
  n: number;
  samples: number;
  mean: number | null;
  /** At 10, 25, 50, 75 and 90 percent. */
  points: number[] | null;
  least: number | null;
  most: number | null;
  /** Every value, smallest first, for the histogram. */
  values: number[] | null;
}

/** How many employers say a word. */
export interface ShareRow {
  words: string;
  n: number;
}

/** What is compared, and how it is told apart. */
export interface Comparison {
  groups: GroupRow[];
  /** Of a metric that is no number: each word, most said first. */
  shares: ShareRow[];
}

/**
 * The peers, one guide an employer (with years as groups: one an employer and year), and their value of the metric: the mean
 * over its plans where it belongs to plans. What is marked for review does not count.
 */
function peersAndValues(f: BenchmarkFilter): SQL {
  const group = groupColumn(f);
  const perYear = f.groupBy === 'year' ? sql`, plan_year` : sql``;
  const byPlan = f.groupBy === 'plan_type';
  return sql`
    peer as (
      select distinct on (employer ${perYear}) id, employer, title, plan_year, sample, ${byPlan ? sql`null::text` : group} as grp
      from ${guide}
      where ${sql.join(peerConditions(f), sql` and `)}
      order by employer ${perYear}, plan_year desc nulls last, id
    ),
    stated as (
      select peer.id, ${byPlan ? sql`fact.plan_type` : sql`peer.grp`} as grp, peer.sample,
        ${f.isNumber ? sql`avg(fact.value) as value, null::text as words` : sql`null::float8 as value, min(fact.words) as words`}
      from peer join ${planFact} fact on fact.guide_id = peer.id
      where ${isWanted(f)} ${byPlan ? sql`and fact.plan_type is not null` : sql``}
      group by peer.id, 2, peer.sample
    )`;
}

/** Only what is asked for stands in the statement: the planner then knows which index serves it. */
function peerConditions(f: BenchmarkFilter): SQL[] {
  return [
    sql`status = 'ready'`,
    ...(f.industries === null ? [] : [sql`industry = any(${sql.param([...f.industries])}::text[])`]),
    ...(f.states === null ? [] : [sql`state = any(${sql.param([...f.states])}::text[])`]),
    ...(f.employeesFrom === null ? [] : [sql`employees >= ${f.employeesFrom}::int`]),
    ...(f.employeesTo === null ? [] : [sql`employees <= ${f.employeesTo}::int`]),
    ...(f.yearFrom === null ? [] : [sql`plan_year >= ${f.yearFrom}::int`]),
    ...(f.yearTo === null ? [] : [sql`plan_year <= ${f.yearTo}::int`]),
    ...(f.sample === null ? [] : [sql`sample = ${f.sample}::boolean`]),
  ];
}

function isWanted({ metric, tier, network, planType }: BenchmarkFilter): SQL {
  const conditions = [
    sql`fact.metric = ${metric}`,
    sql`not fact.review`,
    tier === null ? sql`fact.tier is null` : sql`fact.tier = ${tier}`,
    network === null ? sql`fact.network is null` : sql`fact.network = ${network}`,
    ...(planType === null ? [] : [sql`fact.plan_type = ${planType}`]),
  ];
  return sql.join(conditions, sql` and `);
}

function groupColumn({ groupBy, regions, bands }: BenchmarkFilter): SQL {
  switch (groupBy) {
    case 'industry':
      return sql`industry`;
    case 'state':
      return sql`state`;
    case 'year':
      return sql`plan_year::text`;
    case 'region':
      return sql`${JSON.stringify(regions)}::jsonb ->> state`;
    case 'size':
      return sql`(array[${sql.join(
        bands.map(({ label }) => sql`${label}::text`),
        sql`, `,
      )}])[width_bucket(employees, array[${sql.join(
        bands.map(({ from }) => sql`${from}::int`),
        sql`, `,
      )}])]`;
    case 'plan_type':
    case null:
      return sql`null::text`;
    default:
      return groupBy satisfies never;
  }
}

/**
 * Each group's figures; without a grouping there is one group, named null. With them, for a metric that is no number, how
 * many employers say each word. One statement, since both are counted over the same values; its answer is JSON, which is
 * quicker to read than arrays of thousands of values.
 */
export async function readComparison(db: Connection, filter: BenchmarkFilter): Promise<Comparison> {
  const byPlan = filter.groupBy === 'plan_type';
  const name = byPlan ? sql`figures.grp` : sql`counted.grp`;
  const { rows } = await db.execute<{ groups: GroupRow[] | null; shares: ShareRow[] | null }>(sql`
    with ${peersAndValues(filter)},
    counted as (
      select ${byPlan ? sql`null::text` : sql`grp`} as grp, count(*)::int as employers from peer group by 1
    ),
    figures as (
      select grp, count(*)::int as n, count(*) filter (where sample)::int as samples, avg(value) as mean,
        percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by value) as points,
        min(value) as least, max(value) as most,
        array_agg(value order by value) filter (where value is not null) as values
      from stated group by grp
    ),
    one as (
      select ${name} as "group", counted.employers, coalesce(figures.n, 0) as n,
        coalesce(figures.samples, 0) as samples, mean, points, least, most, values
      from counted left join figures on ${byPlan ? sql`true` : sql`figures.grp is not distinct from counted.grp`}
      ${filter.groupBy === null ? sql`` : sql`where ${name} is not null`}
    ),
    share as (select words, count(*)::int as n from stated where words is not null group by words)
    select (select json_agg(one order by "group") from one) as groups,
      ${filter.isNumber ? sql`null::json` : sql`(select json_agg(share order by n desc, words) from share)`} as shares`);
  return { groups: rows[0]?.groups ?? [], shares: rows[0]?.shares ?? [] };
}

export interface ValueRow extends Record<string, unknown> {
  guide_id: string;
  title: string;
  employer: string;
  plan_year: number | null;
  sample: boolean;
  plan: string | null;
  value: number | null;
  words: string | null;
  passage_id: string;
  page: number;
  text: string;
  quote_from: number;
  quote_to: number;
}

/** The rows that a figure is made of: each fact of each peer, smallest value first. */
export async function readValues(
  db: Connection,
  filter: BenchmarkFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ValueRow[]> {
  const { rows } = await db.execute<ValueRow>(sql`
    with ${peersAndValues({ ...filter, groupBy: null })}
    select peer.id as guide_id, peer.title, peer.employer, peer.plan_year, peer.sample, fact.plan, fact.value, fact.words,
      fact.passage_id, passage.page, passage.text, fact.quote_from, fact.quote_to
    from peer
    join ${planFact} fact on fact.guide_id = peer.id
    join passage on passage.id = fact.passage_id
    where ${isWanted(filter)}
    order by fact.value nulls last, fact.words, peer.employer, fact.id
    limit ${limit} offset ${offset}`);
  return rows;
}
