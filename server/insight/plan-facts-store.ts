import { sql } from 'drizzle-orm';
import type { MetricKey, Network, Tier } from '../../contract/metrics.ts';
import type { Connection } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide, passage } from '../db/tables/library.ts';
import type { GuidePassage } from './tools/guide-passage.ts';

/** A fact with the passage that states it. */
export interface PlanFactRow extends GuidePassage, Record<string, unknown> {
  metric: MetricKey;
  plan: string | null;
  planType: string | null;
  tier: Tier | null;
  network: Network | null;
  value: number | null;
  words: string | null;
  quoteFrom: number;
  quoteTo: number;
}

/** Whose facts are read: all guides of an employer, or some guides. */
export type Owner = { employer: string } | { guideIds: readonly string[] };

const ofOwner = (owner: Owner) =>
  'employer' in owner
    ? sql`of.employer = ${owner.employer}`
    : sql`of.id = any(${sql.param([...owner.guideIds])}::uuid[])`;

/** What guides state without a doubt, the newest plan year first, in the order of the guide; `metrics` null: all of it. */
export async function readPlanFacts(
  db: Connection,
  owner: Owner,
  metrics: readonly MetricKey[] | null,
): Promise<PlanFactRow[]> {
  const { rows } = await db.execute<PlanFactRow>(sql`
    select of.id as "guideId", of.title, of.employer, of.plan_year as "planYear", of.sample, of.industry, of.state,
      passage.id as "passageId", passage.page, passage.heading, passage.text, fact.metric, fact.plan,
      fact.plan_type as "planType", fact.tier, fact.network, fact.value, fact.words, fact.quote_from as "quoteFrom",
      fact.quote_to as "quoteTo"
    from ${planFact} fact
    join ${guide} of on of.id = fact.guide_id
    join ${passage} passage on passage.id = fact.passage_id
    where of.status = 'ready' and not fact.review and ${ofOwner(owner)}
      ${metrics === null ? sql`` : sql`and fact.metric = any(${sql.param([...metrics])}::text[])`}
    order by of.plan_year desc nulls last, passage.ordinal, fact.quote_from, fact.id
    limit 600`);
  return rows;
}

/** The plan years of which an employer has guides, the newest first. */
export async function readPlanYears(db: Connection, owner: Owner): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct of.plan_year as year from ${guide} of
    where of.status = 'ready' and of.plan_year is not null and ${ofOwner(owner)} order by year desc`);
  return rows.map(({ year }) => year);
}
