import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { at } from './columns.ts';

/** A chat with Insight. `paid_blocks` counts the blocks of 50 exchanges that are paid and not refunded. */
export const chat = pgTable(
  'chat',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    title: text('title'),
    threadId: text('thread_id').unique(),
    /** Completed exchanges. */
    messageCount: integer('message_count').notNull().default(0),
    paidBlocks: integer('paid_blocks').notNull().default(0),
    /** How often each block was tried to be paid: part of the charge's key, so that a refunded key is never reused. */
    attempts: integer('attempts').notNull().default(0),
    /** The transaction that paid the current block, to refund if its first exchange fails. */
    blockTransactionId: uuid('block_transaction_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** A deleted chat stays as a row without text: the statistics count chats ever created. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('chat_person').on(table.userId, table.updatedAt),
    check('chat_counts', sql`${table.messageCount} >= 0 and ${table.paidBlocks} >= 0`),
  ],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    citations: jsonb('citations').notNull().default([]),
    /** Of an answer: what its question was read as. The next question goes on from it. */
    reading: jsonb('reading'),
    /** Of an answer: what can be done next about it, in one click. */
    offers: jsonb('offers').notNull().default([]),
    /** True for an answer that the person stopped. */
    stopped: boolean('stopped').notNull().default(false),
    /** What the person thinks of an answer. */
    feedback: text('feedback', { enum: ['good', 'bad'] }),
    /** The run that writes an answer to the edited question: hidden while it does, deleted once it has. */
    replacedBy: uuid('replaced_by'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('chat_message_place').on(table.chatId, table.ordinal),
    index('chat_message_replaced')
      .on(table.replacedBy)
      .where(sql`replaced_by is not null`),
    index('chat_message_rated')
      .on(table.createdAt)
      .where(sql`feedback is not null`),
    check('chat_message_feedback', sql`${table.feedback} in ('good', 'bad')`),
  ],
);

/**
 * An answer in the making. The process that writes it holds a lease; when the lease runs out, a sweeper fails the run
 * and returns what it cost. At most one run of a chat is active.
 */
export const answerRun = pgTable(
  'answer_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    status: text('status', { enum: ['running', 'done', 'failed', 'stopped'] }).notNull(),
    openedBlock: boolean('opened_block').notNull(),
    transactionId: uuid('transaction_id'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    leaseUntil: at('lease_until').notNull(),
    failure: text('failure'),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('answer_run_active')
      .on(table.chatId)
      .where(sql`status = 'running'`),
    index('answer_run_time').on(table.createdAt),
    index('answer_run_due')
      .on(table.leaseUntil)
      .where(sql`status = 'running'`),
  ],
);

/**
 * What an answer took, kept when its run and its chat are gone: counts alone, nothing that was said and nobody's name.
 * Tokens are 0 where the provider does not say.
 */
export const answerUse = pgTable(
  'answer_use',
  {
    runId: uuid('run_id').primaryKey(),
    status: text('status', { enum: ['done', 'failed', 'stopped'] }).notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Sentences that were checked, and those of them that no source holds. */
    sentences: integer('sentences').notNull(),
    notVerified: integer('not_verified').notNull(),
    /** It says that the library does not hold this, and offers to look for it. */
    refused: boolean('refused').notNull().default(false),
    endedAt: at('ended_at').notNull().defaultNow(),
  },
  (table) => [index('answer_use_ended').on(table.endedAt)],
);

/** What a run has said so far, in order: any process can follow it. */
export const answerEvent = pgTable(
  'answer_event',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => answerRun.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    event: jsonb('event').notNull(),
  },
  (table) => [unique('answer_event_place').on(table.runId, table.ordinal)],
);
