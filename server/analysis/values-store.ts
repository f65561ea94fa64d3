import { sql } from 'drizzle-orm';
import { metricGroups } from '../../contract/metrics.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { guideValue } from '../db/tables/analysis.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide } from '../db/tables/library.ts';

/** Any number that nothing else takes advisory locks under. */
const LOCKS = 7_214;

const ids = (guideIds: readonly string[]) => sql`${sql.param([...guideIds])}::uuid[]`;
const names = (employers: readonly string[]) => sql`${sql.param([...employers])}::text[]`;

/** The employers of guides: as the guides name them now, and as their values named them until now. */
export async function listEmployers(tx: Transaction, guideIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ employer: string }>(sql`
    select employer from ${guide} where id = any(${ids(guideIds)})
    union
    select employer from ${guideValue} where guide_id = any(${ids(guideIds)})`);
  return rows.map(({ employer }) => employer);
}

/** One at a time changes the values of an employer: which guide is its latest depends on all of them. */
export async function lockEmployers(tx: Transaction, employers: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(${LOCKS}, key)
    from (select distinct hashtext(employer) as key from unnest(${names(employers)}) employer order by 1) keys`);
}

export async function deleteValues(tx: Transaction, guideIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ${guideValue} where guide_id = any(${ids(guideIds)})`);
}

/** Every ready guide of the employers with the year of the one that follows it. */
const ordered = (employers: readonly string[]) => sql`
  ordered as (
    select id, lead(coalesce(plan_year, 0)) over (partition by employer order by coalesce(plan_year, 0), id desc) as until
    from ${guide} where status = 'ready' and employer = any(${names(employers)})
  )`;

const lines = sql`${sql.param(Object.keys(metricGroups))}::text[]`;

/**
 * Writes the values of the guides that are ready. Each line of cover that a guide states anything of has a row under its own name, which
 * says whether anything but "no" is stated: a figure of the whole line reads one row of a guide rather than all of them.
 * Rows come in the order of their largest index, which takes them in more quickly so.
 */
export async function insertValues(
  tx: Transaction,
  guideIds: readonly string[],
  employers: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    with ${ordered(employers)},
    fact as (
      select guide_id, metric, coalesce(tier, '') as tier, coalesce(network, '') as network,
        coalesce(plan_type, '') as plan_type, value, left(words, 200) as words
      from ${planFact} where guide_id = any(${ids(guideIds)}) and not review
    ),
    made as (
      select guide_id, metric, tier, network, '' as plan_type, avg(value) as value, null::text as words
      from fact where value is not null group by guide_id, metric, tier, network
      union all
      select guide_id, metric, tier, network, plan_type, avg(value), null
      from fact where value is not null and plan_type <> '' group by guide_id, metric, tier, network, plan_type
      union all
      select distinct guide_id, metric, tier, network, '', null::float8, words from fact where words is not null
      union all
      select guide_id, split_part(metric, '.', 1), '', '', '', null, case when bool_or(words is distinct from 'no') then 'yes' else 'no' end
      from fact where split_part(metric, '.', 1) = any(${lines}) group by guide_id, split_part(metric, '.', 1)
      union all
      select id, 'guide', '', '', '', null, null from unnest(${ids(guideIds)}) id
    )
    insert into ${guideValue} (guide_id, metric, tier, network, plan_type, value, words, employer, industry, state, employees,
      year, until, sample)
    select made.guide_id, made.metric, made.tier, made.network, made.plan_type, made.value, made.words, guide.employer,
      guide.industry, guide.state, guide.employees, coalesce(guide.plan_year, 0), ordered.until, guide.sample
    from made join ${guide} guide on guide.id = made.guide_id join ordered on ordered.id = guide.id
    where guide.status = 'ready'
    order by made.metric, made.tier, made.network, made.plan_type, made.guide_id`);
}

/**
 * Notes anew which guide of each employer follows which, in the values of their other guides: what is inserted has it already.
 * The guides are listed first, since among many values the database would else read them all to find those of a few.
 */
export async function updateOrder(
  tx: Transaction,
  inserted: readonly string[],
  employers: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; until: number | null }>(sql`
    with ${ordered(employers)}
    select id, until from ordered where id <> all(${ids(inserted)})`);
  if (rows.length === 0) return;
  const untils = sql`${sql.param(rows.map(({ until }) => until))}::integer[]`;
  await tx.execute(sql`
    update ${guideValue} set until = other.until
    from unnest(${ids(rows.map(({ id }) => id))}, ${untils}) other (id, until)
    where guide_id = other.id and guide_id = any(${ids(rows.map(({ id }) => id))})
      and ${guideValue.until} is distinct from other.until`);
}

/** Guides that are ready and stand in no value, so many at most. */
export async function listWithoutValues(db: Connection, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${guide}
    where status = 'ready' and not exists (
      select from ${guideValue} value where value.guide_id = ${guide.id} and value.metric = 'guide')
    limit ${limit}`);
  return rows.map(({ id }) => id);
}
