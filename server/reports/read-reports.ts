import type { ReplyOf } from '../../contract/endpoint.ts';
import type { DocumentReport, getAdminReports, getReportStats, ReportStatus } from '../../contract/reports.ts';
import type { Connection } from '../db/connect.ts';
import { presentForAdmin, presentReport, titleOr } from './present-report.ts';
import { countByStatus, listReports, listReportsOf, mostReported } from './store.ts';

/** How many guides the list of the most reported names. */
const MOST_REPORTED = 10;

/** What a person has reported, newest first. */
export async function readReportsOf(db: Connection, userId: string): Promise<DocumentReport[]> {
  return (await listReportsOf(db, userId)).map(presentReport);
}

/** A page of everybody's reports, newest first, of one status where one is given. */
export async function readReports(
  db: Connection,
  page: { status?: ReportStatus | undefined; limit: number; offset: number },
): Promise<ReplyOf<typeof getAdminReports>> {
  const { rows, total } = await listReports(db, page);
  return { reports: rows.map(({ report, user }) => presentForAdmin(report, user)), total };
}

/** How many reports there are, and the guides that are reported most. */
export async function readReportStats(db: Connection): Promise<ReplyOf<typeof getReportStats>> {
  const counts = new Map((await countByStatus(db)).map(({ status, reports }) => [status, reports]));
  const of = (status: ReportStatus) => counts.get(status) ?? 0;
  const guides = await mostReported(db, MOST_REPORTED);
  return {
    totalReports: of('pending') + of('approved') + of('denied'),
    pendingReports: of('pending'),
    approvedReports: of('approved'),
    deniedReports: of('denied'),
    mostReportedDocs: guides.map(({ documentId, title, reportCount }) => ({
      documentId,
      documentTitle: titleOr(title, documentId),
      reportCount,
    })),
  };
}
