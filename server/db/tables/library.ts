import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Places } from '../../../contract/guide-places.ts';
import { at } from './columns.ts';

/**
 * A benefit guide that an employer published for a plan year. It is visible (`status = 'ready'`) only once all its
 * passages are stored; a guide that failed to import keeps the sentence that says why.
 */
export const guide = pgTable(
  'guide',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    employer: text('employer').notNull(),
    type: text('type', { enum: ['pdf', 'doc', 'docx', 'txt', 'html', 'web'] }).notNull(),
    planYear: integer('plan_year'),
    industry: text('industry'),
    state: text('state'),
    employees: integer('employees'),
    pageCount: integer('page_count').notNull().default(1),
    sample: boolean('sample').notNull().default(false),
    status: text('status', { enum: ['importing', 'ready', 'failed', 'removed'] }).notNull(),
    failure: text('failure'),
    /** SHA-256 of the original's bytes, hex: the same content for the same employer and plan year is the same guide. */
    contentHash: text('content_hash').notNull(),
    /** Where it was imported from, hashed (`placeOf`); null for a sample guide, and where it is not known. */
    sourceHash: text('source_hash'),
    /** Key of the original in the file store; null for a sample guide, which is rendered when it is asked for. */
    fileKey: text('file_key'),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    sourceUrl: text('source_url'),
    /** Where its details were found in the document; one that was stated or corrected has no place. */
    places: jsonb('places').$type<Places>().notNull().default({}),
    /** Which reader made its passages and facts (`READER_VERSION`). */
    reader: integer('reader').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    readyAt: at('ready_at'),
    /** Since when it is out of the library; its passages stay for a while, so that it can be brought back. */
    removedAt: at('removed_at'),
  },
  (table) => [
    uniqueIndex('guide_content')
      .on(table.contentHash, sql`lower(${table.employer})`, sql`coalesce(${table.planYear}, 0)`)
      .where(sql`status <> 'removed'`),
    index('guide_removed')
      .on(table.removedAt)
      .where(sql`status = 'removed'`),
    index('guide_employer').on(table.employer, table.planYear),
    // The order in which guides behind a figure are listed.
    index('guide_listed').on(table.sample, table.employer, table.planYear.desc().nullsFirst(), table.id),
    check('guide_status', sql`${table.status} in ('importing', 'ready', 'failed', 'removed')`),
    check('guide_type', sql`${table.type} in ('pdf', 'doc', 'docx', 'txt', 'html', 'web')`),
    check('guide_plan_year', sql`${table.planYear} between 1990 and 2100`),
  ],
);

/**
 * A part of a guide, about 120 words, that never crosses a page. `ordinal` counts from 0 within the guide. Triggers see to it that the
 * guide is there, and that its passages go with it (decision 89).
 */
export const passage = pgTable(
  'passage',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    guideId: uuid('guide_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    page: integer('page').notNull(),
    heading: text('heading'),
    text: text('text').notNull(),
    /** Its headings and tables (`server/reading/pack-blocks.ts`); null where its text shows all of them by its lines. */
    blocks: jsonb('blocks'),
  },
  (table) => [unique('passage_place').on(table.guideId, table.ordinal)],
);

/**
 * One row per change of what is searchable, in order; a process that has indexed up to `id` reads what came after it.
 */
export const libraryChange = pgTable('library_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  guideId: uuid('guide_id').notNull(),
  kind: text('kind', { enum: ['added', 'removed'] }).notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/**
 * One run of an import: how many of its sources are dealt with, and in `report` each that failed with its reason. A run
 * that was killed never finishes; the same command run again passes over what is there already.
 */
export const libraryImport = pgTable('library_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  label: text('label').notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  report: jsonb('report').notNull().default([]),
  startedAt: at('started_at').notNull().defaultNow(),
  finishedAt: at('finished_at'),
});
