import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_REPORT_DESCRIPTION } from './limits.ts';

/** What can be wrong with a guide. */
export const issueTypes = ['broken_link', 'wrong_document', 'outdated', 'unreadable', 'incomplete', 'other'] as const;
export const IssueType = z.enum(issueTypes, 'Choose what is wrong');
export type IssueType = z.output<typeof IssueType>;

/** A report is decided once: from `pending` to one of the others. */
export const reportStatuses = ['pending', 'approved', 'denied'] as const;
export const ReportStatus = z.enum(reportStatuses);
export type ReportStatus = z.output<typeof ReportStatus>;

/** What somebody says is wrong with a guide that they unlocked. */
export const DocumentReport = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  documentTitle: z.string(),
  issueType: IssueType,
  description: z.string().nullable(),
  status: ReportStatus,
  /** True when the credits came back at once, before anybody looked; the report then stays pending. */
  autoRefunded: z.boolean(),
  /** Credits that came back for it so far. */
  creditsRefunded: z.int(),
  /** What the administrator says to the person. */
  adminNotes: z.string().nullable(),
  /** The administrator who decided it. */
  processedBy: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type DocumentReport = z.output<typeof DocumentReport>;

export const getRefundStatus = endpoint({
  method: 'GET',
  path: '/api/documents/refund-status',
  access: 'person',
  summary: 'Whether a report brings the credits back at once, and how many such refunds are used.',
  query: z.object({
    /** Judges this guide too: whether it was unlocked within the window and its payment was not given back yet. */
    documentId: z.uuid().optional(),
  }),
  reply: z.object({
    canAutoRefund: z.boolean(),
    /** Whether any report brings credits back at once, as the settings are now. */
    autoRefundsEnabled: z.boolean(),
    maxAutoRefunds: z.int(),
    autoRefundsUsed: z.int(),
    /** Hours after unlocking within which a report brings the credits back at once. */
    reportTimeWindow: z.int(),
  }),
});

export const reportDocument = endpoint({
  method: 'POST',
  path: '/api/documents/report',
  access: 'person',
  summary: 'Reports what is wrong with an unlocked guide; gives its credits back at once where the settings allow it.',
  body: z.object({
    documentId: z.string('documentId is required'),
    /** Shown in lists; the title of the guide where it is missing or blank. */
    documentTitle: z.string().trim().max(500).optional(),
    issueType: IssueType,
    description: z
      .string()
      .trim()
      .max(MAX_REPORT_DESCRIPTION, `The description may have at most ${MAX_REPORT_DESCRIPTION} characters`)
      .optional(),
  }),
  reply: z.object({
    report: DocumentReport,
    autoRefunded: z.boolean(),
    creditsRefunded: z.int(),
    /** A sentence for the person. */
    message: z.string(),
    creditsRemaining: z.int(),
  }),
  errors: ['report_locked', 'already_reported'],
});

export const getDocumentReports = endpoint({
  method: 'GET',
  path: '/api/documents/reports',
  access: 'person',
  summary: 'What the person has reported, newest first.',
  reply: z.array(DocumentReport),
});

/** A report and who made it, as administrators see it. */
export const AdminReport = z.object({
  report: DocumentReport,
  user: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable(), email: z.string() }),
});
export type AdminReport = z.output<typeof AdminReport>;

export const getAdminReports = endpoint({
  method: 'GET',
  path: '/api/admin/document-reports',
  access: 'admin',
  summary: 'Every report, newest first; of one status where one is given.',
  query: z.object({
    status: ReportStatus.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  /** `total` counts all that match, not only those on this page. */
  reply: z.object({ reports: z.array(AdminReport), total: z.int() }),
});

export const getReportStats = endpoint({
  method: 'GET',
  path: '/api/admin/document-reports/stats',
  access: 'admin',
  summary: 'How many reports there are, and the ten guides that are reported most.',
  reply: z.object({
    totalReports: z.int(),
    pendingReports: z.int(),
    approvedReports: z.int(),
    deniedReports: z.int(),
    mostReportedDocs: z.array(z.object({ documentId: z.uuid(), documentTitle: z.string(), reportCount: z.int() })),
  }),
});

/** When a report brings credits back at once, and how many. */
export const ReportSettings = z.object({
  autoRefundsEnabled: z.boolean('Choose whether refunds are automatic'),
  maxAutoRefunds: z
    .int('The maximum must be a whole number')
    .min(0, 'The maximum must be 0 to 10')
    .max(10, 'The maximum must be 0 to 10'),
  /** Credits; never more than what the guide had cost. */
  refundCreditAmount: z
    .int('The amount must be a whole number')
    .min(1, 'The amount must be 1 to 10')
    .max(10, 'The amount must be 1 to 10'),
  /** Hours after unlocking. */
  reportTimeWindow: z
    .int('The window must be a whole number of hours')
    .min(1, 'The window must be 1 to 168 hours')
    .max(168, 'The window must be 1 to 168 hours'),
});
export type ReportSettings = z.output<typeof ReportSettings>;

export const getReportSettings = endpoint({
  method: 'GET',
  path: '/api/admin/document-reports/settings',
  access: 'admin',
  summary: 'When a report brings credits back at once, and how many.',
  reply: ReportSettings,
});

export const changeReportSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/document-reports/settings',
  access: 'admin',
  summary: 'Changes when a report brings credits back at once; what is not named stays.',
  body: ReportSettings.partial()
    .refine((changes) => Object.keys(changes).length > 0, 'Name at least one setting')
    .safeExtend({
      /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
      was: z.record(z.string(), z.unknown()).optional(),
    }),
  reply: ReportSettings,
});

export const reviewReport = endpoint({
  method: 'PATCH',
  path: '/api/admin/document-reports/{id}',
  access: 'admin',
  summary: 'Decides a pending report; an approval may give credits back, once for each payment.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status: z.enum(['approved', 'denied'], 'Approve or deny the report'),
    adminNotes: z
      .string('Please provide admin notes for this decision.')
      .trim()
      .min(1, 'Please provide admin notes for this decision.')
      .max(2000, 'The notes may have at most 2000 characters'),
    /** Not allowed on a report whose credits came back at once, nor with a denial (0 is). */
    creditsRefunded: z
      .int('The credits must be a whole number')
      .min(0, 'The credits must be 0 to 10')
      .max(10, 'The credits must be 0 to 10')
      .optional(),
  }),
  reply: AdminReport,
  errors: ['already_reviewed', 'already_refunded'],
});
