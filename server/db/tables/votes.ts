import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { productIds } from '../../../contract/votes.ts';
import { at, ofPerson } from './columns.ts';

/** A person's vote for an announced product: one each. */
export const productVote = pgTable(
  'product_vote',
  {
    userId: ofPerson(),
    productId: text('product_id', { enum: productIds }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('product_vote_product', sql`${table.productId} in ('resonance', 'perception', 'aurelia')`),
    index('product_vote_of_product').on(table.productId),
  ],
);

/** Who wants to hear when an announced product is there. */
export const productWaitlist = pgTable(
  'product_waitlist',
  {
    userId: ofPerson(),
    productId: text('product_id', { enum: productIds }).notNull(),
    email: text('email').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('product_waitlist_product', sql`${table.productId} in ('resonance', 'perception', 'aurelia')`),
  ],
);
