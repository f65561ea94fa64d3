import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { GuideType } from '../../contract/library.ts';
import { type Connection, type Database, preparedQuery, runPrepared, type Transaction } from '../db/connect.ts';
import { guide, passage } from '../db/tables/library.ts';
import { documentView, passagePreview, passageSeen } from '../db/tables/vision.ts';

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

export async function listUnlockedAmong(
  db: Connection,
  userId: string,
  guideIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ guideId: documentView.guideId })
    .from(documentView)
    .where(and(eq(documentView.userId, userId), inArray(documentView.guideId, [...guideIds])));
  return rows.map(({ guideId }) => guideId);
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

/** The same of everybody together. */
export async function countAllViews(db: Connection): Promise<number> {
  return db.$count(documentView);
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

const viewsOf = preparedQuery('views', (db) =>
  db
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
    .where(eq(documentView.userId, sql.placeholder('userId')))
    .orderBy(desc(documentView.viewedAt), desc(documentView.id))
    .limit(sql.placeholder('limit')),
);

/** The guides that a person has unlocked, newest first; all of them where no limit is given. */
export async function listViews(db: Connection, userId: string, limit: number | null = null): Promise<ViewRow[]> {
  return viewsOf(db, { userId, limit });
}

/** The passages of locked guides that a person was shown, newest first. */
export async function listSeen(
  db: Connection,
  userId: string,
): Promise<{ documentId: string; documentTitle: string; passageId: string; seenAt: Date }[]> {
  return db
    .select({
      documentId: passageSeen.guideId,
      documentTitle: guide.title,
      passageId: passageSeen.passageId,
      seenAt: passageSeen.seenAt,
    })
    .from(passageSeen)
    .innerJoin(guide, eq(guide.id, passageSeen.guideId))
    .where(eq(passageSeen.userId, userId))
    .orderBy(desc(passageSeen.seenAt), passageSeen.passageId);
}

/** The guides that a person has unlocked. */
export async function unlockedBy(db: Connection, userId: string): Promise<string[]> {
  const rows = await db.select({ id: documentView.guideId }).from(documentView).where(eq(documentView.userId, userId));
  return rows.map(({ id }) => id);
}

/** Of these guides, those that are ready. */
export async function readyOf(db: Database, guideIds: readonly string[]): Promise<Set<string>> {
  if (guideIds.length === 0) return new Set();
  const rows = await runPrepared<{ id: string }>(db, readyStatement, [guideIds]);
  return new Set(rows.map(({ id }) => id));
}

const readyStatement = {
  name: 'ready_guides',
  text: `select id from guide where id = any($1::uuid[]) and status = 'ready'`,
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

/** The employers of all guides that are ready, each once. */
export async function listEmployers(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ employer: guide.employer })
    .from(guide)
    .where(eq(guide.status, 'ready'))
    .orderBy(guide.employer);
  return rows.map(({ employer }) => employer);
}
