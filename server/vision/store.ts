import { and, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { GuideType } from '../../contract/library.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { StoredDetails, StoredResult } from '../../contract/vision.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { guide, passage } from '../db/tables/library.ts';
import { documentView, passagePreview, searchHistory } from '../db/tables/vision.ts';

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
export async function unlockedOf(db: Connection, userId: string, guideIds: readonly string[]): Promise<Set<string>> {
  if (guideIds.length === 0) return new Set();
  const rows = await db
    .select({ guideId: documentView.guideId })
    .from(documentView)
    .where(and(eq(documentView.userId, userId), inArray(documentView.guideId, [...guideIds])));
  return new Set(rows.map((row) => row.guideId));
}

/** Of these guides, the ones that are ready. */
export async function readyOf(db: Connection, guideIds: readonly string[]): Promise<Set<string>> {
  if (guideIds.length === 0) return new Set();
  const rows = await db
    .select({ id: guide.id })
    .from(guide)
    .where(and(inArray(guide.id, [...guideIds]), eq(guide.status, 'ready')));
  return new Set(rows.map((row) => row.id));
}

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

export interface HistoryRow {
  id: string;
  query: string;
  filters: SearchFilters;
  understand: boolean;
  details: StoredDetails | null;
  resultCount: number;
  cachedResults: StoredResult[];
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
  cachedResults: searchHistory.cachedResults,
  note: searchHistory.note,
  createdAt: searchHistory.createdAt,
  computedAt: searchHistory.computedAt,
};

/** The search of this person for the same words with the same filters, with its results, where it still holds. */
export async function findCached(
  db: Connection,
  wanted: {
    userId: string;
    query: string;
    filters: SearchFilters;
    understand: boolean;
    libraryVersion: number;
    after: Date;
  },
): Promise<(HistoryRow & { details: StoredDetails }) | undefined> {
  const [row] = await db
    .select(historyColumns)
    .from(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, wanted.userId),
        eq(searchHistory.words, sql`md5(lower(${wanted.query}))`),
        eq(searchHistory.filters, wanted.filters),
        eq(searchHistory.understand, wanted.understand),
        eq(searchHistory.libraryVersion, wanted.libraryVersion),
        gt(searchHistory.computedAt, wanted.after),
      ),
    );
  // Results and details are dropped together.
  return row === undefined || row.details === null ? undefined : { ...row, details: row.details };
}

/** Remembers a search as the newest of its person; the same words and filters again are the same row. */
export async function upsertSearch(
  db: Connection,
  { userId, ...found }: Omit<typeof searchHistory.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(searchHistory)
    .values({ userId, ...found })
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.words, searchHistory.narrowing],
      set: { ...found, createdAt: sql`now()` },
    });
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

/** Forgets all but the latest searches of a person. */
export async function deleteOldSearches(db: Connection, userId: string, keep: number): Promise<void> {
  const oldestKept = db
    .select({ at: searchHistory.createdAt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.createdAt))
    .offset(keep - 1)
    .limit(1);
  await db
    .delete(searchHistory)
    .where(and(eq(searchHistory.userId, userId), lt(searchHistory.createdAt, sql`(${oldestKept})`)));
}

/** Drops the results of all but the latest searches of a person; the searches stay. */
export async function dropOldResults(db: Connection, userId: string, keep: number): Promise<void> {
  const kept = db
    .select({ id: searchHistory.id })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.createdAt))
    .limit(keep);
  await db
    .update(searchHistory)
    .set({ cachedResults: [], details: null })
    .where(
      and(
        eq(searchHistory.userId, userId),
        notInArray(searchHistory.id, kept),
        sql`(${searchHistory.details} is not null or ${searchHistory.cachedResults} <> '[]'::jsonb)`,
      ),
    );
}
