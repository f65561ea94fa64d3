import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What administrators did. Rows are only added: the database refuses to change or remove them. */
export const adminLog = pgTable(
  'admin_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The place of the line in the log. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    actionType: text('action_type').notNull(),
    adminId: uuid('admin_id').notNull(),
    targetUserId: uuid('target_user_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** The fields that the act changed, as they were and as they are; null where that is not told. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('admin_log_newest').on(table.createdAt),
    uniqueIndex('admin_log_place').on(table.seq),
    index('admin_log_target').on(table.targetUserId, table.seq),
  ],
);
