import { and, desc, eq, sql } from 'drizzle-orm';
import type { GuideType } from '../../contract/library.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { StoredDetails } from '../../contract/vision.ts';
import { type Connection, type Database, runPrepared, type Transaction } from '../db/connect.ts';
import { jsonbText } from '../db/jsonb-text.ts';
import { guide, passage } from '../db/tables/library.ts';
import { documentView, passagePreview, searchHistory } from '../db/tables/vision.ts';
import type { KeptResults } from './kept-results.ts';

export interface GuideState {
  id: string;
  title: string;
  status: 'importing' | 'ready' | 'failed' | 'removed';
}

export async function findGuideState(db: Connection, id: string): Promise<GuideState | undefined> {
  const [row] = await db
    .select({ id: guide.id, title: guide.title, status: guide.status })
    .from(guide)
    .where(eq(guide.id, id));
  return row;
}

/** Whether a guide is ready, and keeps it so until the transaction ends. */
export async function holdReady(tx: Transaction, guideId: string): Promise<boolean> {
  const [row] = await tx.select({ status: guide.status }).from(guide).where(eq(guide.id, guideId)).for('share');
  return row?.status === 'ready';
}

/** Lets one call at a time decide about this person and this guide, until its transaction ends. */
export async function lockPersonAndGuide(tx: Transaction, userId: string, guideId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${guideId}`}, 0))`);
}

export async function findView(db: Connection, userId: string, guideId: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: documentView.id })
    .from(documentView)
    .where(and(eq(documentView.userId, userId), eq(documentView.guideId, guideId)));
  return row;
}

export async function insertView(
  tx: Transaction,
  row: { userId: string; guideId: string; transactionId: string },
): Promise<void> {
  await tx.insert(documentView).values(row);
}

/** How many guides a person has unlocked. */
export async function countViews(db: Connection, userId: string): Promise<number> {
  return db.$count(documentView, eq(documentView.userId, userId));
}

export interface ViewRow {
  id: string;
  guideId: string;
  title: string;
  type: GuideType;
  employer: string;
  planYear: number | null;
  sample: boolean;
  status: GuideState['status'];
  viewedAt: Date;
}

/** The guides that a person has unlocked, newest first. */
export async function listViews(db: Connection, userId: string): Promise<ViewRow[]> {
  return db
    .select({
      id: documentView.id,
      guideId: documentView.guideId,
      title: guide.title,
      type: guide.type,
      employer: guide.employer,
      planYear: guide.planYear,
      sample: guide.sample,
      status: guide.status,
      viewedAt: documentView.viewedAt,
    })
    .from(documentView)
    .innerJoin(guide, eq(guide.id, documentView.guideId))
    .where(eq(documentView.userId, userId))
    .orderBy(desc(documentView.viewedAt), desc(documentView.id));
}

/** Of these guides, the ones that the person has unlocked. */
export async function unlockedOf(db: Database, userId: string, guideIds: readonly string[]): Promise<Set<string>> {
  if (guideIds.length === 0) return new Set();
  const rows = await runPrepared<{ id: string }>(db, unlockedStatement, [userId, guideIds]);
  return new Set(rows.map((row) => row.id));
}

const unlockedStatement = {
  name: 'unlocked_guides',
  text: 'select guide_id as id from document_view where user_id = $1 and guide_id = any($2::uuid[])',
};

export interface PreviewRow {
  passageId: string;
  guideId: string;
  title: string;
  page: number;
  heading: string | null;
  text: string;
}

/** A passage of a guide that is ready; undefined for any other. */
export async function findPassage(db: Connection, guideId: string, passageId: string): Promise<PreviewRow | undefined> {
  const [row] = await db
    .select({
      passageId: passage.id,
      guideId: passage.guideId,
      title: guide.title,
      page: passage.page,
      heading: passage.heading,
      text: passage.text,
    })
    .from(passage)
    .innerJoin(guide, eq(guide.id, passage.guideId))
    .where(and(eq(passage.id, passageId), eq(passage.guideId, guideId), eq(guide.status, 'ready')));
  return row;
}

/** The passages of a guide that a person has previewed. */
export async function previewedPassages(db: Connection, userId: string, guideId: string): Promise<Set<string>> {
  const rows = await db
    .select({ passageId: passagePreview.passageId })
    .from(passagePreview)
    .where(and(eq(passagePreview.userId, userId), eq(passagePreview.guideId, guideId)));
  return new Set(rows.map((row) => row.passageId));
}

export async function insertPreview(
  tx: Transaction,
  row: { userId: string; guideId: string; passageId: string },
): Promise<void> {
  await tx.insert(passagePreview).values(row);
}

export interface HistoryRow extends KeptResults {
  id: string;
  query: string;
  filters: SearchFilters;
  understand: boolean;
  details: StoredDetails | null;
  resultCount: number;
  note: string | null;
  createdAt: Date;
  computedAt: Date;
}

const historyColumns = {
  id: searchHistory.id,
  query: searchHistory.query,
  filters: searchHistory.filters,
  understand: searchHistory.understand,
  details: searchHistory.details,
  resultCount: searchHistory.resultCount,
  passageIds: searchHistory.passageIds,
  marks: searchHistory.marks,
  snippets: searchHistory.snippets,
  note: searchHistory.note,
  createdAt: searchHistory.createdAt,
  computedAt: searchHistory.computedAt,
};

/** What a person asks for, as it is remembered. */
export interface SearchKey {
  userId: string;
  query: string;
  filters: SearchFilters;
  understand: boolean;
}

/** What was found for it. */
export interface SearchFound extends KeptResults {
  resultCount: number;
  note: string | null;
  details: StoredDetails;
  libraryVersion: number;
}

const cachedStatement = {
  name: 'cached_search',
  text: `
    select id, result_count as "resultCount", passage_ids as "passageIds", marks, snippets, note, details
    from search_history
    where user_id = $1 and words = md5(lower($2)) and filters = $3::jsonb and understand = $4
      and library_version = $5 and computed_at > $6::timestamptz and details is not null`,
};

/** The search of this person for the same words with the same filters, with its results, where it still holds. */
export async function findCached(
  db: Database,
  { userId, query, filters, understand }: SearchKey,
  { libraryVersion, after }: { libraryVersion: number; after: Date },
): Promise<(Omit<SearchFound, 'libraryVersion'> & { id: string }) | undefined> {
  const values = [userId, query, jsonbText(filters), understand, libraryVersion, after.toISOString()];
  // Results and details are dropped together.
  const [row] = await runPrepared<Omit<SearchFound, 'libraryVersion'> & { id: string }>(db, cachedStatement, values);
  return row;
}

/** Makes a search that is remembered the newest of its person, in the letter case of now. */
export async function repeatSearch(db: Connection, id: string, query: string): Promise<void> {
  await db
    .update(searchHistory)
    .set({ query, createdAt: sql`now()` })
    .where(eq(searchHistory.id, id));
}

const rememberStatement = {
  name: 'remember_search',
  text: `
    insert into search_history
      (user_id, query, filters, understand, result_count, passage_ids, marks, snippets, note, details,
        library_version, computed_at)
    values ($1, $2, $3::jsonb, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10::jsonb, $11, now())
    on conflict (user_id, words, narrowing) do update set
      query = excluded.query, result_count = excluded.result_count, passage_ids = excluded.passage_ids,
      marks = excluded.marks, snippets = excluded.snippets, note = excluded.note, details = excluded.details,
      library_version = excluded.library_version, computed_at = excluded.computed_at, created_at = now()`,
};

/** Remembers a search as the newest of its person; the same words and filters again are the same row. */
export async function rememberSearch(
  db: Database,
  { userId, query, filters, understand }: SearchKey,
  { resultCount, passageIds, marks, snippets, note, details, libraryVersion }: SearchFound,
): Promise<void> {
  await runPrepared(db, rememberStatement, [
    userId,
    query,
    jsonbText(filters),
    understand,
    resultCount,
    passageIds,
    jsonbText(marks),
    snippets === null ? null : jsonbText(snippets),
    note,
    jsonbText(details),
    libraryVersion,
  ]);
}

/**
 * Forgets a person's searches but for the newest `searches`, and the results of all but the newest `results` of them. Rows
 * that another call is writing are left to the next time: so no two wait for one another.
 */
export async function forgetSearches(
  db: Connection,
  userId: string,
  keep: { searches: number; results: number },
): Promise<void> {
  await db.execute(sql`
    delete from search_history where id in (
      select id from search_history where id in (
        select id from search_history where user_id = ${userId} order by created_at desc offset ${keep.searches})
      for update skip locked)`);
  await db.execute(sql`
    update search_history set passage_ids = '{}', marks = '[]', snippets = null, details = null where id in (
      select id from search_history where id in (
        select id from search_history
        where user_id = ${userId} and details is not null order by created_at desc offset ${keep.results})
      for update skip locked)`);
}

/** The latest searches of a person, newest first. */
export async function listSearches(db: Connection, userId: string, limit: number): Promise<HistoryRow[]> {
  return db
    .select(historyColumns)
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.createdAt))
    .limit(limit);
}
