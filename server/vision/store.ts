import { and, desc, eq, sql } from 'drizzle-orm';
import type { GuideType } from '../../contract/library.ts';
import { type Connection, type Database, runPrepared, type Transaction } from '../db/connect.ts';
import { guide, passage } from '../db/tables/library.ts';
import { documentView, passagePreview } from '../db/tables/vision.ts';

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

/** Of these guides, those that are ready, each with whether the person has unlocked it. */
export async function readyOf(
  db: Database,
  userId: string,
  guideIds: readonly string[],
): Promise<Map<string, boolean>> {
  if (guideIds.length === 0) return new Map();
  const rows = await runPrepared<{ id: string; unlocked: boolean }>(db, readyStatement, [userId, guideIds]);
  return new Map(rows.map(({ id, unlocked }) => [id, unlocked]));
}

const readyStatement = {
  name: 'ready_guides',
  text: `
    select g.id, v.guide_id is not null as unlocked
    from unnest($2::uuid[]) wanted(id) join guide g on g.id = wanted.id and g.status = 'ready'
    left join document_view v on v.guide_id = g.id and v.user_id = $1`,
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
