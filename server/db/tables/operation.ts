import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A backup that was written and checked, so that administrators see how old the newest is. The backup itself does not hold its own row. */
export const backupMade = pgTable('backup_made', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The newest migration that it holds. */
  migration: text('migration').notNull(),
  rows: integer('rows').notNull(),
  /** Without originals where they are kept safe elsewhere. */
  withFiles: boolean('with_files').notNull(),
  /** Originals that the file store could not give, or gave damaged. */
  missingFiles: integer('missing_files').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});
