import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { GuideType } from '../../contract/library.ts';
import type { StoredResult } from '../../contract/vision.ts';
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
  planYear: number | null;
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
      planYear: guide.planYear,
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
  resultCount: number;
  cachedResults: StoredResult[];
  note: string | null;
  createdAt: Date;
  computedAt: Date;
}

const historyColumns = {
  id: searchHistory.id,
  query: searchHistory.query,
  resultCount: searchHistory.resultCount,
  cachedResults: searchHistory.cachedResults,
  note: searchHistory.note,
  createdAt: searchHistory.createdAt,
  computedAt: searchHistory.computedAt,
};

const sameQuery = sql`lower(${searchHistory.query})`;

/** The newest search of this person for the same words that still holds, with its results. */
export async function findCached(
  db: Connection,
  wanted: { userId: string; query: string; libraryVersion: number; after: Date },
): Promise<HistoryRow | undefined> {
  const [row] = await db
    .select(historyColumns)
    .from(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, wanted.userId),
        eq(sameQuery, wanted.query.toLowerCase()),
        eq(searchHistory.libraryVersion, wanted.libraryVersion),
        gt(searchHistory.computedAt, wanted.after),
      ),
    )
    .orderBy(desc(searchHistory.createdAt))
    .limit(1);
  return row === undefined || (row.cachedResults.length === 0 && row.resultCount > 0) ? undefined : row;
}

export async function insertSearch(db: Connection, row: typeof searchHistory.$inferInsert): Promise<void> {
  await db.insert(searchHistory).values(row);
}

/** The latest different searches of a person, newest first. */
export async function listSearches(db: Connection, userId: string, limit: number): Promise<HistoryRow[]> {
  const latest = db
    .selectDistinctOn([sameQuery], { id: searchHistory.id })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(sameQuery, desc(searchHistory.createdAt));
  return db
    .select(historyColumns)
    .from(searchHistory)
    .where(inArray(searchHistory.id, latest))
    .orderBy(desc(searchHistory.createdAt))
    .limit(limit);
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
    .set({ cachedResults: [] })
    .where(
      and(
        eq(searchHistory.userId, userId),
        notInArray(searchHistory.id, kept),
        sql`${searchHistory.cachedResults} <> '[]'::jsonb`,
      ),
    );
}
