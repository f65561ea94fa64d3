import { Refusal } from '../../contract/errors.ts';
import {
  changeReportSettings,
  getAdminReports,
  getDocumentReports,
  getRefundStatus,
  getReportSettings,
  getReportStats,
  reportDocument,
  reviewReport,
} from '../../contract/reports.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { documentToReport } from './document-to-report.ts';
import { readReports, readReportsOf, readReportStats } from './read-reports.ts';
import { readRefundStatus } from './refund-status.ts';
import { reportDocument as report } from './report-document.ts';
import { changeReportSettings as change, readReportSettings } from './report-settings.ts';
import { reportToReview, reviewReport as review } from './review-report.ts';

export function reportsRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getRefundStatus, { handle: ({ caller, query }) => readRefundStatus(db, caller.userId, query.documentId) });

  mount(reportDocument, {
    // Whether the person may report the guide is known before the rest of the body is judged.
    find: ({ caller, request }) => documentToReport(db, caller.userId, request.body),
    handle: async ({ caller, found, body }) => {
      if (found === null) throw new Refusal('invalid_input', 'documentId is required');
      return report(db, caller.userId, found, body);
    },
  });

  mount(getDocumentReports, { handle: ({ caller }) => readReportsOf(db, caller.userId) });

  mount(getAdminReports, { handle: ({ query }) => readReports(db, query) });

  mount(getReportStats, { handle: () => readReportStats(db) });

  mount(getReportSettings, { handle: () => readReportSettings(db) });
  mount(changeReportSettings, {
    handle: ({ caller, body, act }) => act((tx, note) => change(tx, caller.userId, body, note)),
  });

  mount(reviewReport, {
    find: ({ params }) => reportToReview(db, params.id),
    handle: ({ caller, found, body, act }) => act((tx, note) => review(tx, caller.userId, found, { ...body, note })),
  });
}
