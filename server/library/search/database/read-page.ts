import { sql, type SQL } from 'drizzle-orm';
import { isMetric, metricOf } from '../../../../contract/metrics.ts';
import type { FacetName } from '../../../../contract/search-filters.ts';
import type { Connection } from '../../../db/connect.ts';
import type { FacetCounts } from '../structure/count-facets.ts';
import { holdsAny, maskOf, rankingText } from './asked-words.ts';
import { type Asked, askedOfPlans, candidateTables } from './candidates-sql.ts';
import { counts, facetColumns, factTest } from './condition-sql.ts';
import type { Alike, Decided } from './decide.ts';

/** A guide that is found, with the passage that matches best. */
export interface FoundGuide {
  guideId: string;
  passageId: string;
  /** Counted from 0 within the guide. */
  ordinal: number;
  score: number;
}

interface FacetRow {
  facet: FacetName;
  value: string;
  count: number;
}

/** A page of guides, and how many of all that match have which value. */
export interface Page {
  guides: FoundGuide[];
  counts: FacetCounts;
}

/** Up to so many guides all of their passages are ranked; of more, the best passages of the library. */
const FEW_GUIDES = 200;
const BEST_PASSAGES = 1_000;
/** How much the second and the third passage count beside the best. */
const OTHERS = 0.2;
/** What a guide's score is multiplied by that holds words which say little, a part, all of it, or all of it in one passage. */
const [HARDLY, PARTLY, WHOLLY, IN_ONE] = [0.1, 1, 2, 2.2];
/** A modelled guide gives way to an imported one that matches about as well; a later plan year wins a tie. */
const SAMPLE = 0.75;
const A_YEAR = 0.004;
/** What a guide gains that states every benefit which was named. */
const STATED = 0.5;
/** A guide without a passage that ranks counts for what it is. */
const PRESENT = 0.001;

/** How many guides are alike in what they hold and satisfy. */
export async function readAlike(db: Connection, asked: Asked): Promise<Alike[]> {
  const { rows } = await db.execute<Alike>(sql`
    with ${candidateTables(asked)}
    select bits, conds, open, count(*)::int as count from candidate group by bits, conds, open order by bits, conds, open`);
  return rows;
}

/**
 * Reads a page of guides, best first, and counts the facets: one statement, since both are of the same guides.
 *
 * @param named for each name of a benefit in the words, the metrics that it may mean
 */
export async function readPage(
  db: Connection,
  asked: Asked,
  decided: Decided,
  { from, limit, named }: { from: number; limit: number; named: readonly (readonly string[])[] },
): Promise<Page> {
  const { found, total } = decided;
  const column = (of: (one: Decided['found'][number]) => number): SQL => sql`${sql.param(found.map(of))}`;
  // What is known of a guide is put together by grouping: the planner cannot tell how many there are, and joins as if there
  // were one. Passages of one score stand in their order, and guides in that of their ids, so that pages do not overlap.
  const { rows } = await db.execute<{ guides: FoundGuide[] | null; counts: FacetRow[] | null }>(sql`
    with ${candidateTables(asked)},
    alike as (
      select * from unnest(${column(({ bits }) => bits)}::int[], ${column(({ conds }) => conds)}::int[], ${column(({ open }) => open)}::int[],
        ${column(({ standing }) => standing)}::int[], ${column(({ cost }) => cost)}::float8[])
        as given (bits, conds, open, standing, cost)
    ),
    found as materialized (
      select g.id, g.sample, g.plan_year, g.bits, alike.standing, alike.cost
      from candidate g join alike on alike.bits = g.bits and alike.conds = g.conds and alike.open = g.open
    ),
    ranked as materialized (${rankedPassages(asked, total)}),
    numbered as (
      select ranked.*, row_number() over (partition by guide_id order by score desc, ordinal) as place from ranked
    ),
    best as (
      select guide_id, (array_agg(ordinal order by is_whole desc, score desc, ordinal))[1] as ordinal,
        bool_or(is_whole) as is_whole, coalesce(max(score) filter (where is_whole), max(score)) as score,
        coalesce(sum(score) filter (where place <= 3), 0) as first_three
      from numbered group by guide_id
    ),
    known (id, standing, cost, bits, sample, plan_year, ordinal, is_whole, score, first_three, share) as (
      select id, standing, cost, bits, sample, plan_year, null::int, null::bool, null::float8, null::float8, null::float8 from found
      union all select guide_id, null, null, null, null, null, ordinal, is_whole, score, first_three, null from best
      union all ${statedBenefits(named)}
    ),
    together as (
      select id, max(standing) as standing, max(cost) as cost, max(bits) as bits, bool_or(sample) as sample,
        max(plan_year) as plan_year, max(ordinal) as ordinal, bool_or(is_whole) as is_whole, max(score) as score,
        max(first_three) as first_three, max(share) as share
      from known group by id having max(standing) is not null
    ),
    page as (
      select id, coalesce(ordinal, 0) as ordinal, ${worth(asked.words.requiredMask)} as score, standing, cost
      from together order by standing desc, cost, score desc, id limit ${limit} offset ${from}
    )
    select (select json_agg(json_build_object('guideId', page.id, 'passageId', shown.passage_id, 'ordinal', shown.ordinal,
        'score', page.score) order by page.standing desc, page.cost, page.score desc, page.id)
      from page join search.passage shown on shown.guide_id = page.id and shown.ordinal = page.ordinal) as guides,
      (select json_agg(counted) from (${countedFacets(asked, decided)}) counted) as counts`);
  const valuesOf = (facet: FacetName): ReadonlyMap<string, number> =>
    new Map((rows[0]?.counts ?? []).flatMap((row) => (row.facet === facet ? [[row.value, row.count] as const] : [])));
  return {
    guides: rows[0]?.guides ?? [],
    counts: {
      industry: valuesOf('industry'),
      state: valuesOf('state'),
      size: valuesOf('size'),
      year: valuesOf('year'),
      planType: valuesOf('planType'),
      carrier: valuesOf('carrier'),
      format: valuesOf('format'),
      source: valuesOf('source'),
    },
  };
}

/** What a guide is worth, by its best passages and by what it is. */
function worth(required: number): SQL {
  const mask = sql`${required}::int`;
  const extent = sql`case when ${mask} = 0 then ${HARDLY}::float8 when is_whole then ${IN_ONE}::float8
    when bits & ${mask} = ${mask} then ${WHOLLY}::float8 when bits & ${mask} <> 0 then ${PARTLY}::float8 else ${HARDLY}::float8 end`;
  return sql`
    (coalesce(score + ${OTHERS}::float8 * greatest(0, first_three - score), 0) * (${extent}) + ${PRESENT}::float8)
      * (1 + ${STATED}::float8 * coalesce(share, 0)) * (case when sample then ${SAMPLE}::float8 else 1 end)
      * (1 + ${A_YEAR}::float8 * greatest(0, least(10, coalesce(plan_year, 2015) - 2018)))`;
}

/** Passages with their scores: of few guides, each of theirs; of many, the best that the index knows. */
function rankedPassages({ words }: Asked, total: number): SQL {
  const text = rankingText(words);
  const nothing = sql`select null::uuid as guide_id, 0 as ordinal, 0::float8 as score, false as is_whole where false`;
  if (text === '') return nothing;
  // The operator gives the score below zero, so that the best comes first.
  const score = sql`said <@> to_bm25query(${text}, 'search.passage_said')`;
  const isWhole = sql`${maskOf(words)} & ${words.requiredMask}::int = ${words.requiredMask}::int`;
  if (total <= FEW_GUIDES) {
    return sql`
      select guide_id, ordinal, -(${score}) as score, ${isWhole} as is_whole
      from search.passage where guide_id in (select id from found) and ${holdsAny(words)}`;
  }
  return sql`
    select guide_id, ordinal, -score as score, ${isWhole} as is_whole
    from (select guide_id, ordinal, words, ${score} as score from search.passage order by ${score} limit ${BEST_PASSAGES}) top
    where score < 0 and ${holdsAny(words)}`;
}

/** By guide: of what share of the names it states a metric, or says yes to it. */
function statedBenefits(named: readonly (readonly string[])[]): SQL {
  const each = named.flatMap((metrics, which) =>
    metrics.map((metric) => {
      const isYes = isMetric(metric) && metricOf(metric).kind === 'yes_no';
      return sql`select f.guide_id, ${which}::int as which from plan_fact f where ${factTest({ metric, ...(isYes && { is: 'yes' }) })}`;
    }),
  );
  const nothing = sql`null::int, null::float8, null::int, null::bool, null::int, null::int, null::bool, null::float8, null::float8`;
  if (each.length === 0) return sql`select null::uuid, ${nothing}, 0::float8 where false`;
  return sql`
    select guide_id, ${nothing}, count(distinct which)::float8 / ${named.length}::int
    from (${sql.join(each, sql` union all `)}) said group by guide_id`;
}

/** How many of the guides that match the words have which value; see `Facets`. */
function countedFacets({ conditions }: Asked, { matching, inForce }: Decided): SQL {
  // What is chosen within a facet does not hide its other choices.
  const neededFor = (facet: FacetName, ofPlans = 0): number =>
    conditions.reduce((bits, one, at) => (one.facet === facet ? bits & ~(1 << at) : bits), inForce & ~ofPlans);
  const isMatch = (needed: number): SQL =>
    sql`g.bits = any(${sql.param(matching)}::int[]) and g.conds & ${needed}::int = ${needed}::int`;
  const single = Object.entries(facetColumns).map(
    ([facet, value]) => sql`
    select ${facet}::text as facet, ${value} as value, count(*)::int as count
    from candidate g where ${isMatch(neededFor(facet as FacetName))} and ${value} is not null group by 2`,
  );
  const stated = (facet: FacetName, metric: string, test: SQL, needed: number): SQL => sql`
    select ${facet}::text as facet, f.words as value, count(distinct g.id)::int as count
    from candidate g join plan_fact f on f.guide_id = g.id
    where ${isMatch(needed)} and f.metric = ${metric} and f.words is not null and ${counts} and ${test} group by 2`;
  // Of the plans of a guide, those count that satisfy what is asked of a plan.
  const plans = askedOfPlans(conditions, inForce);
  const isOfPlans =
    plans === null
      ? sql`true`
      : sql`exists (
          select from ${plans.plans} p
          where p.guide_id = f.guide_id and (p.plan = lower(f.plan) or p.plan is null or f.plan is null)
            and p.pattern & ${plans.pattern}::int = ${plans.pattern}::int)`;
  const types = stated('planType', 'medical.plan_type', isOfPlans, neededFor('planType', plans?.conditions ?? 0));
  const carriers = stated('carrier', 'medical.carrier', sql`true`, neededFor('carrier'));
  return sql.join([...single, types, carriers], sql` union all `);
}
