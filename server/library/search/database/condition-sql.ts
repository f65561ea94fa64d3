import { sql, type SQL } from 'drizzle-orm';
import { isMetric, isMetricGroup, metricOf } from '../../../../contract/metrics.ts';
import type { FacetName, FactTest, SearchFilters } from '../../../../contract/search-filters.ts';
import { regions, statesOf } from '../../regions.ts';
import { sizeBands } from '../../sizes.ts';

/** How the database tests a condition of one field: by the row of the guide `g`, or by a fact `f` that it states. */
export type ConditionSql =
  | { guide: SQL }
  | {
      fact: SQL;
      /** Any fact that it is about, whatever it says. */
      about: SQL;
      /** The guides that state no such fact satisfy it. */
      isNot: boolean;
    };

/** The test of a filter that has one field, of its first fact where it has several. @throws Error where it has none */
export function conditionSql(filter: SearchFilters): ConditionSql {
  const { industries, states, sizes, planYears, planTypes, carriers, types, sample, employees, facts } = filter;
  if (industries !== undefined) return { guide: anyOf(sql`g.industry`, industries) };
  if (states !== undefined) return { guide: anyOf(sql`g.state`, states) };
  if (filter.regions !== undefined) return { guide: anyOf(sql`g.state`, statesWithin(filter.regions)) };
  if (sizes !== undefined) return { guide: anyOf(sizeBand, sizes) };
  if (planYears !== undefined) return { guide: sql`g.plan_year = any(${sql.param([...planYears])}::int[])` };
  if (types !== undefined) return { guide: anyOf(sql`g.type`, types) };
  if (sample !== undefined) return { guide: sql`g.sample = ${sample}::boolean` };
  if (employees !== undefined) {
    const { atLeast = 0, atMost = 2_147_483_647 } = employees;
    return { guide: sql`g.employees between ${atLeast}::int and ${atMost}::int` };
  }
  if (planTypes !== undefined) return named('medical.plan_type', planTypes);
  if (carriers !== undefined) return named('medical.carrier', carriers);
  const [fact] = facts ?? [];
  if (fact === undefined) throw new Error('There is no condition in a filter without a field');
  const tests = [fact, ...(fact.or ?? [])];
  return {
    fact: anyTest(tests.map(factTest)),
    about: anyTest(tests.map(({ metric }) => sql`${isAbout(metric)} and ${counts}`)),
    isNot: fact.not === true,
  };
}

const anyTest = (tests: readonly SQL[]): SQL => sql`((${sql.join([...tests], sql`) or (`)}))`;

const anyOf = (column: SQL, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])}::text[])`;

function statesWithin(wanted: readonly string[]): string[] {
  return regions.filter((region) => wanted.includes(region)).flatMap((region) => statesOf[region]);
}

const firsts = sql.join(sizeBands.map(({ from }) => sql`${from}::int`), sql`, `); // prettier-ignore
const labels = sql.join(sizeBands.map(({ label }) => sql`${label}::text`), sql`, `); // prettier-ignore
/** The label of the band of a guide's size. */
const sizeBand = sql`(array[${labels}])[width_bucket(g.employees, array[${firsts}])]`;

/** What a guide is, for each facet that it has one value of. */
export const facetColumns: Partial<Record<FacetName, SQL>> = {
  industry: sql`g.industry`,
  state: sql`g.state`,
  size: sizeBand,
  year: sql`g.plan_year::text`,
  format: sql`g.type`,
  source: sql`case when g.sample then 'sample' else 'imported' end`,
};

/** The facts that count: within the network, and not waiting for a review. */
export const counts = sql`not f.review and f.network is distinct from 'out'`;

function named(metric: string, names: readonly string[]): ConditionSql {
  const about = sql`${isAbout(metric)} and ${counts}`;
  return { fact: sql`${about} and f.words = any(${sql.param([...names])}::text[])`, about, isNot: false };
}

/** Whether a fact is of a metric, or of one of a group. */
const isAbout = (metric: string): SQL =>
  isMetricGroup(metric) ? sql`starts_with(f.metric, ${`${metric}.`})` : sql`f.metric = ${metric}`;

/** As {@link FactTest} says. */
export function factTest({ metric, tier, atLeast, atMost, is }: FactTest): SQL {
  // Of a group: that there is something.
  if (isMetricGroup(metric)) return sql`${isAbout(metric)} and ${counts} and lower(f.words) is distinct from 'no'`;
  const first = isMetric(metric) ? metricOf(metric).tiers?.[0] : undefined;
  const tests = [
    isAbout(metric),
    counts,
    tier === undefined ? sql`(f.tier is null or f.tier = ${first ?? ''})` : sql`f.tier = ${tier}`,
    ...(atLeast === undefined ? [] : [sql`f.value >= ${atLeast}::float8`]),
    ...(atMost === undefined ? [] : [sql`f.value <= ${atMost}::float8`]),
    ...(is === undefined ? [] : [sql`lower(f.words) = ${is.toLowerCase()}`]),
  ];
  return sql.join(tests, sql` and `);
}
