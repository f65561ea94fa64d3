import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { issueTypes, reportStatuses } from '../../../contract/reports.ts';
import { person } from './account.ts';
import { guide } from './library.ts';
import { at } from './columns.ts';

/** What somebody says is wrong with a guide that they unlocked: from pending to approved or denied, once. */
export const documentReport = pgTable(
  'document_report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id),
    documentTitle: text('document_title').notNull(),
    issueType: text('issue_type', { enum: issueTypes }).notNull(),
    description: text('description'),
    status: text('status', { enum: reportStatuses }).notNull().default('pending'),
    /** True when the credits came back with the report, before anybody looked. */
    autoRefunded: boolean('auto_refunded').notNull().default(false),
    creditsRefunded: integer('credits_refunded').notNull().default(0),
    adminNotes: text('admin_notes'),
    /** The administrator who decided it. */
    processedBy: uuid('processed_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'document_report_issue',
      sql`${table.issueType} in ('broken_link', 'wrong_document', 'outdated', 'unreadable', 'incomplete', 'other')`,
    ),
    check('document_report_status', sql`${table.status} in ('pending', 'approved', 'denied')`),
    check('document_report_decided', sql`${table.status} = 'pending' or ${table.processedBy} is not null`),
    check('document_report_credits', sql`${table.creditsRefunded} between 0 and 10`),
    check('document_report_auto', sql`not ${table.autoRefunded} or ${table.creditsRefunded} > 0`),
    // One report of a guide is open at a time.
    uniqueIndex('document_report_open')
      .on(table.userId, table.guideId)
      .where(sql`status = 'pending'`),
    // What was paid for a guide comes back once.
    uniqueIndex('document_report_refunded_once')
      .on(table.userId, table.guideId)
      .where(sql`credits_refunded > 0`),
    index('document_report_person').on(table.userId, table.createdAt),
    index('document_report_newest').on(table.createdAt),
    index('document_report_guide').on(table.guideId),
  ],
);
