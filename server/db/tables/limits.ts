import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often somebody called in the current window. Unlogged (`0003_request-counts.sql`): counting costs no disk
 * write, and a crash of the database merely begins all windows anew.
 */
export const requestCount = pgTable('request_count', {
  /** `limit:who`, where who is a person's id or an address. */
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
});
