import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { GuideList } from '../../contract/admin-library.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide, libraryChange, libraryImport } from '../db/tables/library.ts';
import { searchHistory, settledSearch } from '../db/tables/vision.ts';
import { canBeBroughtBack } from './removed-store.ts';
import type { GuideRow } from './store.ts';

// Written out: inside a query of one table the builder leaves table names away.
const facts = sql<number>`(select count(*)::int from plan_fact where plan_fact.guide_id = guide.id)`;
const review = sql<number>`(select count(*)::int from plan_fact where plan_fact.guide_id = guide.id and plan_fact.review)`;

export type ListedRow = GuideRow & { facts: number; review: number };

const listed = (db: Connection) => db.select({ guide, facts, review }).from(guide).$dynamic();

const flat = ({ guide: row, ...counts }: { guide: GuideRow; facts: number; review: number }): ListedRow => ({
  ...row,
  ...counts,
});

const lists: Record<GuideList, SQL | undefined> = {
  imported: and(eq(guide.sample, false), eq(guide.status, 'ready')),
  review: and(
    eq(guide.sample, false),
    eq(guide.status, 'ready'),
    sql`(exists (select from ${planFact} where ${planFact.guideId} = ${guide.id} and ${planFact.review})
      or jsonb_path_exists(${guide.places}, '$.*.isSure ? (@ == false)'))`,
  ),
  failed: and(eq(guide.sample, false), eq(guide.status, 'failed')),
  samples: and(eq(guide.sample, true), eq(guide.status, 'ready')),
  removed: canBeBroughtBack,
};

/** A page of the guides of a list whose title, employer or file name holds every word, newest first. */
export async function listGuides(
  db: Connection,
  { list, words, limit, offset }: { list: GuideList; words: readonly string[]; limit: number; offset: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const text = sql`lower(concat_ws(' ', ${guide.title}, ${guide.employer}, ${guide.fileName}))`;
  const where = and(lists[list], ...words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`));
  const rows = await listed(db).where(where).orderBy(desc(guide.createdAt), desc(guide.id)).limit(limit).offset(offset);
  return { rows: rows.map(flat), total: await db.$count(guide, where) };
}

export async function findListed(db: Connection, id: string): Promise<ListedRow | undefined> {
  const [row] = await listed(db).where(and(eq(guide.id, id), eq(guide.status, 'ready')));
  return row && flat(row);
}

/** The imported guides of these ids that are ready, locked until the transaction ends. */
export async function lockGuides(tx: Transaction, ids: readonly string[]): Promise<GuideRow[]> {
  return tx
    .select()
    .from(guide)
    .where(and(inArray(guide.id, [...ids]), eq(guide.status, 'ready'), eq(guide.sample, false)))
    .orderBy(guide.id)
    .for('update');
}

export async function readGuides(db: Connection, ids: readonly string[]): Promise<GuideRow[]> {
  return db
    .select()
    .from(guide)
    .where(and(inArray(guide.id, [...ids]), eq(guide.status, 'ready'), eq(guide.sample, false)));
}

/** The guide that has this content, employer and plan year, other than the one of this id. */
export async function findTwin(
  db: Connection,
  { id, contentHash, employer, planYear }: Pick<GuideRow, 'id' | 'contentHash' | 'employer' | 'planYear'>,
): Promise<GuideRow | undefined> {
  const [row] = await db
    .select()
    .from(guide)
    .where(
      and(
        eq(guide.contentHash, contentHash),
        sql`lower(${guide.employer}) = lower(${employer})`,
        sql`coalesce(${guide.planYear}, 0) = ${planYear ?? 0}`,
        sql`${guide.status} <> 'removed' and ${guide.id} <> ${id}`,
      ),
    );
  return row;
}

/** Puts other content in place of a guide's. The places of its details were in the old one. */
export async function updateContent(
  tx: Transaction,
  id: string,
  content: Pick<GuideRow, 'type' | 'pageCount' | 'contentHash' | 'fileKey' | 'fileName' | 'byteSize' | 'planYear'>,
): Promise<void> {
  await tx
    .update(guide)
    .set({ ...content, sourceHash: null, sourceUrl: null, places: {} })
    .where(eq(guide.id, id));
}

/** Has every process read guides again: those of these ids, or all that are ready. Answers how many. */
export async function insertChanges(tx: Transaction, ids: readonly string[] | undefined): Promise<number> {
  const ready = eq(guide.status, 'ready');
  const chosen = ids === undefined ? ready : and(ready, inArray(guide.id, [...ids]));
  const rows = tx
    .select({ guideId: guide.id, kind: sql<'added'>`'added'`.as('kind'), createdAt: sql<Date>`now()`.as('created_at') })
    .from(guide)
    .where(chosen);
  const { rowCount } = await tx.execute(
    sql`insert into ${libraryChange} (guide_id, kind, created_at) ${rows.getSQL()}`,
  );
  return rowCount ?? 0;
}

/** Older than every reader: whoever looks for guides to read again finds it. */
const NO_READER = 0;

/** Has guides count as read by nobody, imported ones alone: those of these ids, or all that are ready. */
export async function markUnread(tx: Transaction, ids: readonly string[] | undefined): Promise<void> {
  const chosen = ids === undefined ? undefined : inArray(guide.id, [...ids]);
  await tx
    .update(guide)
    .set({ reader: NO_READER })
    .where(and(eq(guide.sample, false), eq(guide.status, 'ready'), chosen));
}

export async function findImport(db: Connection, id: string) {
  const [row] = await db.select().from(libraryImport).where(eq(libraryImport.id, id));
  return row;
}

export interface MissedRow {
  key: string;
  query: string;
  people: number;
  lastSearchedAt: Date;
  resultCount: number;
  note: string | null;
}

/** The searches that found nothing, or only what comes near, and that nobody has worked off since; most people first. */
export async function listMissed(db: Connection, limit: number): Promise<MissedRow[]> {
  const people = sql<number>`count(distinct ${searchHistory.userId})::int`;
  const last = sql<Date>`max(${searchHistory.createdAt})`.mapWith(searchHistory.createdAt);
  return db
    .select({
      key: searchHistory.words,
      query: sql<string>`min(${searchHistory.query})`,
      people,
      lastSearchedAt: last,
      resultCount: sql<number>`max(${searchHistory.resultCount})::int`,
      note: sql<string | null>`min(${searchHistory.note})`,
    })
    .from(searchHistory)
    .leftJoin(settledSearch, eq(settledSearch.words, searchHistory.words))
    .where(
      sql`(${searchHistory.resultCount} = 0 or ${searchHistory.note} is not null) and ${searchHistory.query} <> ''
        and (${settledSearch.settledAt} is null or ${searchHistory.createdAt} > ${settledSearch.settledAt})`,
    )
    .groupBy(searchHistory.words)
    .orderBy(desc(people), desc(last))
    .limit(limit);
}

export async function insertSettled(tx: Transaction, words: string): Promise<void> {
  await tx
    .insert(settledSearch)
    .values({ words })
    .onConflictDoUpdate({ target: settledSearch.words, set: { settledAt: sql`now()` } });
}
