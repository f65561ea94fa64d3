import { and, asc, eq, gt, inArray, max, or, sql } from 'drizzle-orm';
import { type Connection, type Database, runPrepared } from '../../db/connect.ts';
import { planFact } from '../../db/tables/facts.ts';
import { guide, libraryChange, passage } from '../../db/tables/library.ts';
import type { FactValue, GuideCard, GuideRow } from './search-index.ts';

/** The ids of the guides that are ready, in a steady order. */
export async function readyGuideIds(db: Connection): Promise<string[]> {
  const rows = await db.select({ id: guide.id }).from(guide).where(eq(guide.status, 'ready')).orderBy(asc(guide.id));
  return rows.map((row) => row.id);
}

/** Guides that are ready, of those named, with their passages in order and what they state. */
export async function readGuideRows(db: Connection, ids: readonly string[]): Promise<GuideRow[]> {
  if (ids.length === 0) return [];
  const guides = await db
    .select({
      id: guide.id,
      title: guide.title,
      employer: guide.employer,
      type: guide.type,
      planYear: guide.planYear,
      industry: guide.industry,
      state: guide.state,
      employees: guide.employees,
      sample: guide.sample,
    })
    .from(guide)
    .where(and(inArray(guide.id, [...ids]), eq(guide.status, 'ready')))
    .orderBy(asc(guide.id));
  const passages = await db
    .select({
      guideId: passage.guideId,
      id: passage.id,
      page: passage.page,
      heading: passage.heading,
      text: passage.text,
    })
    .from(passage)
    .where(inArray(passage.guideId, [...ids]))
    .orderBy(asc(passage.guideId), asc(passage.ordinal));
  const byGuide = new Map<string, typeof passages>(guides.map((row) => [row.id, []]));
  for (const row of passages) byGuide.get(row.guideId)?.push(row);
  const facts = await readFactValues(db, ids);
  return guides.map((row) => ({ ...row, passages: byGuide.get(row.id) ?? [], facts: facts.get(row.id) ?? [] }));
}

type FactTuple = [
  metric: string,
  plan: string | null,
  tier: string | null,
  value: number | null,
  words: string | null,
  ordinal: number,
];

/**
 * What guides state within the network and without a doubt: one array a guide, which is far quicker than rows. A passage is of its
 * fact's guide: said for passages too, or all there are would be read for each few guides of a large library.
 */
async function readFactValues(db: Connection, ids: readonly string[]): Promise<Map<string, FactValue[]>> {
  const guides = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await db.execute<{ guide_id: string; facts: FactTuple[] }>(sql`
    select f.guide_id, json_agg(json_build_array(f.metric, lower(f.plan), f.tier, f.value, f.words, p.ordinal)
      order by p.ordinal, f.quote_from, f.id) as facts
    from ${planFact} f join ${passage} p on p.id = f.passage_id
    where f.guide_id = any(${guides}) and p.guide_id = any(${guides}) and not f.review and f.network is distinct from 'out'
    group by f.guide_id`);
  return new Map(
    rows.map(({ guide_id: guideId, facts }) => [
      guideId,
      facts.map(([metric, plan, tier, value, words, ordinal]) => ({ metric, plan, tier, value, words, ordinal })),
    ]),
  );
}

/** Changes after `last`, and those of `gaps` that have been committed since, in order. */
export async function changesAfter(
  db: Connection,
  last: number,
  gaps: readonly number[],
): Promise<{ id: number; guideId: string }[]> {
  const after = gt(libraryChange.id, last);
  return db
    .select({ id: libraryChange.id, guideId: libraryChange.guideId })
    .from(libraryChange)
    .where(gaps.length === 0 ? after : or(after, inArray(libraryChange.id, [...gaps])))
    .orderBy(asc(libraryChange.id));
}

/** Where the record of changes stands: its last id, how many there are, and which of the latest numbers are missing. */
export async function changeState(db: Connection): Promise<{ last: number; count: number; gaps: number[] }> {
  const [row] = await db.select({ last: max(libraryChange.id), count: sql<number>`count(*)::int` }).from(libraryChange);
  const last = row?.last ?? 0;
  const from = Math.max(1, last - 500);
  const latest = await db
    .select({ id: libraryChange.id })
    .from(libraryChange)
    .where(gt(libraryChange.id, from - 1));
  const present = new Set(latest.map((change) => change.id));
  const gaps: number[] = [];
  for (let id = from; id < last; id += 1) if (!present.has(id)) gaps.push(id);
  return { last, count: row?.count ?? 0, gaps };
}

/** What tells one library from another: when its change `id` was made and what it was about; null without such a change. */
export async function changeStamp(db: Connection, id: number): Promise<{ stamp: string; count: number } | null> {
  const [row] = await db
    .select({
      stamp: sql<string>`${libraryChange.guideId}::text || ' ' || extract(epoch from ${libraryChange.createdAt})::text`,
      count: sql<number>`(select count(*)::int from ${libraryChange} where ${libraryChange.id} <= ${id})`,
    })
    .from(libraryChange)
    .where(eq(libraryChange.id, id));
  return row ?? null;
}

/** A passage, and of which guide it is. */
export interface PassageText {
  passageId: string;
  guideId: string;
  page: number;
  heading: string | null;
  text: string;
}

/** A passage with the card of its guide. */
export interface FoundPassage {
  passage: PassageText;
  card: GuideCard;
}

// What every search may ask is prepared.
const foundStatement = {
  name: 'found_passages',
  text: `
    select p.id as "passageId", p.page, p.heading, p.text, g.id as "guideId", g.title, g.employer, g.type, g.plan_year as "planYear",
      g.industry, g.state, g.employees, g.page_count as "pageCount", g.sample
    from unnest($1::uuid[]) wanted(id) join passage p on p.id = wanted.id join guide g on g.id = p.guide_id
    where g.status = 'ready'`,
};

/** Passages by id, with the cards of their guides; only of guides that are ready. */
export async function readFound(db: Database, passageIds: readonly string[]): Promise<Map<string, FoundPassage>> {
  if (passageIds.length === 0) return new Map();
  const rows = await runPrepared<PassageText & GuideCard>(db, foundStatement, [passageIds]);
  return new Map(
    rows.map(({ passageId, page, heading, text, ...card }) => [
      passageId,
      { passage: { passageId, guideId: card.guideId, page, heading, text }, card },
    ]),
  );
}
