import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { priorities, requestStatuses, searchTypes } from '../../../contract/requests.ts';
import { person } from './account.ts';
import { at } from './columns.ts';

/** Information that somebody did not find and asks to be sourced: from pending to completed or rejected, once. */
export const searchRequest = pgTable(
  'search_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    query: text('query').notNull(),
    /** The same for the same words in whatever letter case; hashed, since an index takes no text of any length. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(sql`md5(lower(query))`),
    searchType: text('search_type', { enum: searchTypes }).notNull(),
    priority: text('priority', { enum: priorities }).notNull(),
    reason: text('reason'),
    status: text('status', { enum: requestStatuses }).notNull().default('pending'),
    adminNotes: text('admin_notes'),
    /** The administrator who decided it. */
    processedBy: uuid('processed_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('search_request_type', sql`${table.searchType} in ('document_search', 'document')`),
    check('search_request_priority', sql`${table.priority} in ('normal', 'high', 'urgent')`),
    check('search_request_status', sql`${table.status} in ('pending', 'completed', 'rejected')`),
    check('search_request_decided', sql`${table.status} = 'pending' or ${table.processedBy} is not null`),
    // Two clicks ask once.
    uniqueIndex('search_request_once')
      .on(table.userId, table.words, table.searchType)
      .where(sql`status = 'pending'`),
    index('search_request_person').on(table.userId, table.createdAt),
    index('search_request_newest').on(table.createdAt),
  ],
);
