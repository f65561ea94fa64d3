import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { at } from './columns.ts';

/** A person's session with Maximus: what the provider names a person by. */
export const maximusSession = pgTable(
  'maximus_session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('maximus_session_person').on(table.userId, table.createdAt)],
);

/** A query: held while it is computed, then settled (paid) or released. The provider chooses the id. */
export const maximusQuery = pgTable(
  'maximus_query',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => maximusSession.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    holdId: uuid('hold_id').notNull(),
    /** Credits that were set aside. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['held', 'settled', 'released'] })
      .notNull()
      .default('held'),
    /** The metrics that were computed for it; null before. Others are another query. */
    metrics: jsonb('metrics').$type<string[]>(),
    /** What the person reads in the billing history. */
    description: text('description'),
    createdAt: at('created_at').notNull().defaultNow(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('maximus_query_session').on(table.sessionId),
    check('maximus_query_status', sql`${table.status} in ('held', 'settled', 'released')`),
    check('maximus_query_settled', sql`(${table.status} = 'settled') = (${table.settledAt} is not null)`),
    check('maximus_query_amount', sql`${table.amount} > 0`),
  ],
);
