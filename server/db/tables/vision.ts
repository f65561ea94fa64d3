import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SearchFilters } from '../../../contract/search-filters.ts';
import type { StoredDetails } from '../../../contract/vision.ts';
import type { Marks } from '../search-marks.ts';
import { guide } from './library.ts';
import { at, ofPerson } from './columns.ts';

/**
 * What a person searched for: one row for the same words with the same filters, the newest 200. Of at most 100 results
 * their passages are kept: what is shown of them is read again.
 */
export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofPerson(),
    query: text('query').notNull(),
    /** The same for the same words in whatever letter case; hashed, since an index takes no text of any length. */
    words: text('words')
      .notNull()
      .generatedAlwaysAs(sql`md5(lower(query))`),
    /** In one order, so that the same filters are the same row. */
    filters: jsonb('filters').$type<SearchFilters>().notNull().default({}),
    /** Whether conditions were looked for in the words. */
    understand: boolean('understand').notNull().default(true),
    /** The same for the same filters, understood or not; hashed like `words`. */
    narrowing: text('narrowing')
      .notNull()
      .generatedAlwaysAs(sql`md5(filters::text || case when understand then '' else ' as words' end)`),
    /**
     * What an answer holds beside the results; null once they were dropped. As text, and not compressed: it is written with each
     * search, read with few, and soon dropped.
     */
    details: json('details').$type<StoredDetails>(),
    resultCount: integer('result_count').notNull(),
    /** The passages that the results showed, best first. */
    passageIds: uuid('passage_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the snippets of the results mark; of a search that an earlier release remembered, names alone. */
    marks: jsonb('marks').$type<Marks | string[][]>().notNull().default([]),
    /** What an outside search said of each result; null where snippets are cut from the passages. */
    snippets: jsonb('snippets').$type<string[]>(),
    /** What was relaxed or corrected, in words. */
    note: text('note'),
    libraryVersion: integer('library_version').notNull(),
    /** When the results were found; `created_at` is later where a search was answered from an earlier one. */
    computedAt: at('computed_at').notNull(),
    /** When it was last searched for. */
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('search_history_person').on(table.userId, table.createdAt),
    index('search_history_time').on(table.createdAt),
    unique('search_history_once').on(table.userId, table.words, table.narrowing),
  ],
);

/** A guide that a person has unlocked: one row per person and guide, written with the charge that paid for it. */
export const documentView = pgTable(
  'document_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofPerson(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id),
    transactionId: uuid('transaction_id'),
    viewedAt: at('viewed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('document_view_once').on(table.userId, table.guideId),
    index('document_view_person').on(table.userId, table.viewedAt),
  ],
);

/** The passages of locked guides that a person has previewed: at most five a guide, ever. */
export const passagePreview = pgTable(
  'passage_preview',
  {
    userId: ofPerson(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    passageId: uuid('passage_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guideId, table.passageId] })],
);

/**
 * The passages of locked guides that a person was shown in whatever way: at most twelve a guide within 30 days. One that is
 * shown again lives on.
 */
export const passageSeen = pgTable(
  'passage_seen',
  {
    userId: ofPerson(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    passageId: uuid('passage_id').notNull(),
    /** When it was shown last, to the day. */
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guideId, table.passageId] })],
);

/** A search that found nothing and that an administrator has worked off: it counts anew when somebody looks for it after that. */
export const settledSearch = pgTable('settled_search', {
  /** The words, hashed like those of the history. */
  words: text('words').primaryKey(),
  settledAt: at('settled_at').notNull().defaultNow(),
});
