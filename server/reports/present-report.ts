import type { AdminReport, DocumentReport } from '../../contract/reports.ts';
import type { ReporterRow, ReportRow } from './store.ts';

/** What a guide is called where it has no title. */
export const titleOr = (title: string, documentId: string): string => title || `Document ${documentId}`;

/** A report as the person who made it sees it. */
export function presentReport(row: ReportRow): DocumentReport {
  const { id, guideId, documentTitle, issueType, description, status, autoRefunded, creditsRefunded } = row;
  return {
    id,
    documentId: guideId,
    documentTitle,
    issueType,
    description,
    status,
    autoRefunded,
    creditsRefunded,
    adminNotes: row.adminNotes,
    processedBy: row.processedBy,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A report as administrators see it. */
export const presentForAdmin = (report: ReportRow, user: ReporterRow): AdminReport => ({
  report: presentReport(report),
  user,
});
