import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * How often a mailbox was given something for nothing. It names nobody: only a keyed hash of the mailbox is here, and it
 * stays when the account is deleted.
 */
export const mailboxGift = pgTable(
  'mailbox_gift',
  {
    mailbox: text('mailbox').notNull(),
    kind: text('kind').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.kind] })],
);

/** A new account that was let have gifts, under a keyed hash of the network that it came from; kept for a day. */
export const networkGift = pgTable(
  'network_gift',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    network: text('network').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('network_gift_recent').on(table.network, table.givenAt)],
);
