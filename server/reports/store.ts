import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { IssueType, ReportStatus } from '../../contract/reports.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';
import { guide } from '../db/tables/library.ts';
import { documentReport } from '../db/tables/reports.ts';
import { documentView } from '../db/tables/vision.ts';

export type ReportRow = typeof documentReport.$inferSelect;

export interface ReportedGuide {
  id: string;
  title: string;
  status: 'importing' | 'ready' | 'failed' | 'removed';
  unlocked: boolean;
}

/** A guide as it is for one person; undefined when no guide has this id. */
export async function findGuide(db: Connection, userId: string, guideId: string): Promise<ReportedGuide | undefined> {
  const [row] = await db
    .select({ id: guide.id, title: guide.title, status: guide.status, view: documentView.id })
    .from(guide)
    .leftJoin(documentView, and(eq(documentView.guideId, guide.id), eq(documentView.userId, userId)))
    .where(eq(guide.id, guideId));
  return row && { id: row.id, title: row.title, status: row.status, unlocked: row.view !== null };
}

/** Lets one call at a time decide about this person's reports, until its transaction ends: a refund counts before the next. */
export async function lockReportsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${userId}`}, 0))`);
}

export interface Unlocking extends Record<string, unknown> {
  /** The charge that unlocked the guide; null where nothing was charged. */
  transaction_id: string | null;
  title: string;
  /** A report of this guide brought credits back. */
  refunded: boolean;
  within_window: boolean;
}

/**
 * How a person unlocked a guide; undefined where they did not. The window is judged by the database's clock, which also
 * dated the unlocking.
 */
export async function findUnlocking(
  db: Connection,
  wanted: { userId: string; guideId: string; windowHours: number },
): Promise<Unlocking | undefined> {
  const { userId, guideId, windowHours } = wanted;
  const { rows } = await db.execute<Unlocking>(sql`
    select v.transaction_id, g.title,
      exists (select from document_report d
        where d.user_id = v.user_id and d.guide_id = v.guide_id and d.credits_refunded > 0) as refunded,
      v.viewed_at >= clock_timestamp() - make_interval(hours => ${windowHours}) as within_window
    from document_view v join guide g on g.id = v.guide_id
    where v.user_id = ${userId} and v.guide_id = ${guideId}`);
  return rows[0];
}

/** How many reports of a person brought their credits back at once, ever. */
export async function countAutoRefunds(db: Connection, userId: string): Promise<number> {
  return db.$count(documentReport, and(eq(documentReport.userId, userId), eq(documentReport.autoRefunded, true)));
}

/** Whether a report of this person about this guide waits for its decision. */
export async function hasPendingReport(db: Connection, userId: string, guideId: string): Promise<boolean> {
  const wanted = and(
    eq(documentReport.userId, userId),
    eq(documentReport.guideId, guideId),
    eq(documentReport.status, 'pending'),
  );
  return (await db.$count(documentReport, wanted)) > 0;
}

export async function insertReport(
  tx: Transaction,
  row: {
    id: string;
    userId: string;
    guideId: string;
    documentTitle: string;
    issueType: IssueType;
    description: string | null;
    autoRefunded: boolean;
    creditsRefunded: number;
  },
): Promise<ReportRow> {
  const [inserted] = await tx.insert(documentReport).values(row).returning();
  if (inserted === undefined) throw new Error('The report was not written.');
  return inserted;
}

export async function findReport(db: Connection, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(documentReport).where(eq(documentReport.id, id));
  return row;
}

/** Writes the decision; undefined where the report is pending no more. */
export async function decideReport(
  tx: Transaction,
  id: string,
  decision: Pick<ReportRow, 'status' | 'adminNotes' | 'processedBy' | 'creditsRefunded'>,
): Promise<ReportRow | undefined> {
  const [row] = await tx
    .update(documentReport)
    .set({ ...decision, updatedAt: sql`now()` })
    .where(and(eq(documentReport.id, id), eq(documentReport.status, 'pending')))
    .returning();
  return row;
}

/** The reports of a person, newest first. */
export async function listReportsOf(db: Connection, userId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(documentReport)
    .where(eq(documentReport.userId, userId))
    .orderBy(desc(documentReport.createdAt), desc(documentReport.id));
}

const reporter = { firstName: person.firstName, lastName: person.lastName, email: person.email };

export interface ReporterRow {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** Who made a report. */
export async function findReporter(db: Connection, userId: string): Promise<ReporterRow | undefined> {
  const [row] = await db.select(reporter).from(person).where(eq(person.id, userId));
  return row;
}

/** A page of everybody's reports, newest first, with who made them, and how many there are in all. */
export async function listReports(
  db: Connection,
  page: { status?: ReportStatus | undefined; limit: number; offset: number },
): Promise<{ rows: { report: ReportRow; user: ReporterRow }[]; total: number }> {
  const wanted = page.status && eq(documentReport.status, page.status);
  const rows = await db
    .select({ report: documentReport, user: reporter })
    .from(documentReport)
    .innerJoin(person, eq(person.id, documentReport.userId))
    .where(wanted)
    .orderBy(desc(documentReport.createdAt), desc(documentReport.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(documentReport, wanted) };
}

/** How many reports there are of each status; a status without any is missing. */
export async function countByStatus(db: Connection): Promise<{ status: ReportStatus; reports: number }[]> {
  return db
    .select({ status: documentReport.status, reports: count() })
    .from(documentReport)
    .groupBy(documentReport.status);
}

/** The guides with the most reports, under the titles that they have in the library. */
export async function mostReported(
  db: Connection,
  limit: number,
): Promise<{ documentId: string; title: string; reportCount: number }[]> {
  return db
    .select({ documentId: guide.id, title: guide.title, reportCount: count() })
    .from(documentReport)
    .innerJoin(guide, eq(guide.id, documentReport.guideId))
    .groupBy(guide.id)
    .orderBy(desc(count()), desc(sql`max(${documentReport.createdAt})`), guide.id)
    .limit(limit);
}
