import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who works on jobs at the moment: each runner writes here every few seconds that it lives (`server/jobs/presence.ts`). */
export const jobRunner = pgTable('job_runner', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
