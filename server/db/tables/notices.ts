import { bigint, boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { creditLot } from './credits.ts';

/** Which mails about credits a person wants, and of which fall they were told. Without a row every mail is on. */
export const creditNotice = pgTable('credit_notice', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  creditsLow: boolean('credits_low').notNull().default(true),
  creditsEnding: boolean('credits_ending').notNull().default(true),
  /** The ledger's place when a low balance was told last; null: never. */
  lowToldSeq: integer('low_told_seq'),
});

/** Credits of whose end the person was told: each lot once. */
export const creditEndNotice = pgTable('credit_end_notice', {
  lotId: bigint('lot_id', { mode: 'number' })
    .primaryKey()
    .references(() => creditLot.id),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull().defaultNow(),
});
