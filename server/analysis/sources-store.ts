import { sql } from 'drizzle-orm';
import type { Measure, PeerPart } from '../../contract/analysis.ts';
import type { Connection } from '../db/connect.ts';
import { guideValue } from '../db/tables/analysis.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide, passage } from '../db/tables/library.ts';
import { aspectOf } from '../../contract/aspects.ts';
import { peersSql } from './peers-store.ts';

/** A fact with the place that says it. */
export interface SourceRow extends Record<string, unknown> {
  guideId: string;
  title: string;
  employer: string;
  planYear: number | null;
  sample: boolean;
  plan: string | null;
  value: number | null;
  words: string | null;
  passageId: string;
  page: number;
  text: string;
  quote_from: number;
  quote_to: number;
}

/** The facts that a figure is made of: each of each peer, the smallest value first. */
export async function readSources(
  db: Connection,
  { measure, peers }: { measure: Extract<Measure, { of: 'value' }>; peers: readonly PeerPart[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<SourceRow[]> {
  const { tier, network } = aspectOf(measure.metric, measure);
  const { rows } = await db.execute<SourceRow>(sql`
    select of.id as "guideId", of.title, of.employer, of.plan_year as "planYear", of.sample, fact.plan, fact.value,
      fact.words, fact.passage_id as "passageId", passage.page, passage.text, fact.quote_from, fact.quote_to
    from ${planFact} fact
    join ${guide} of on of.id = fact.guide_id
    join ${passage} passage on passage.id = fact.passage_id
    where fact.metric = ${measure.metric} and not fact.review and coalesce(fact.tier, '') = ${tier}
      and coalesce(fact.network, '') = ${network}
      ${measure.planType === undefined ? sql`` : sql`and fact.plan_type = ${measure.planType}`}
      and fact.guide_id in (
        select v.guide_id from ${guideValue} v where v.metric = 'guide' and ${peersSql(peers)})
    order by fact.value nulls last, fact.words, of.employer, fact.id
    limit ${limit} offset ${offset}`);
  return rows;
}
