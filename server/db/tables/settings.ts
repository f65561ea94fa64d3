import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What each setting was, from when. The newest row whose `effective_from` has passed is the setting; rows are never
 * changed, so that any past moment can be asked about. A key without a row has its default from the code.
 */
export const settingHistory = pgTable('setting_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  value: jsonb('value').notNull(),
  actorId: uuid('actor_id'),
  effectiveFrom: timestamp('effective_from', { withTimezone: true }).notNull().defaultNow(),
});

/** Secrets that processes share: created once, on first start. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
