import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** One row per person: the only lock there is. What can be spent is `balance - held`. All figures are credits. */
export const creditAccount = pgTable(
  'credit_account',
  {
    userId: uuid('user_id').primaryKey(),
    balance: integer('balance').notNull().default(0),
    held: integer('held').notNull().default(0),
    debt: integer('debt').notNull().default(0),
    seq: integer('seq').notNull().default(0),
    nextExpiryAt: at('next_expiry_at'),
    /** Monthly lots whose period ended by then are over: a later period has begun, or the subscription has ended. */
    periodsThrough: at('periods_through'),
  },
  (table) => [
    check('credit_account_balance', sql`${table.balance} >= 0`),
    check('credit_account_held', sql`${table.held} >= 0 and ${table.held} <= ${table.balance}`),
    check('credit_account_debt', sql`${table.debt} >= 0`),
  ],
);

/** Credits that came from one source. `rank` 10 is burned before 20; `open` mirrors `remaining > 0` (HOT updates). */
export const creditLot = pgTable(
  'credit_lot',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['subscription', 'perpetual'] }).notNull(),
    rank: integer('rank').notNull(),
    sourceType: text('source_type').notNull(),
    sourceRef: text('source_ref').notNull().unique(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
    held: integer('held').notNull().default(0),
    open: boolean('open').notNull(),
    expiresAt: at('expires_at'),
    periodStart: at('period_start'),
    periodEnd: at('period_end'),
    orderId: uuid('order_id'),
    /** The grant whose credits these are, where a refund or a won dispute brought some of it back as a lot of its own. */
    originId: bigint('origin_id', { mode: 'number' }).references((): AnyPgColumn => creditLot.id),
    /** Credits of it that a refund of money has taken back so far, from the lot or as debt. */
    clawedBack: integer('clawed_back').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('credit_lot_kind', sql`${table.kind} in ('subscription', 'perpetual')`),
    check('credit_lot_rank', sql`${table.rank} = case ${table.kind} when 'subscription' then 10 else 20 end`),
    check('credit_lot_source_present', sql`${table.sourceRef} <> ''`),
    check('credit_lot_granted', sql`${table.granted} > 0`),
    check('credit_lot_remaining', sql`${table.remaining} >= 0 and ${table.remaining} <= ${table.granted}`),
    check('credit_lot_held', sql`${table.held} >= 0 and ${table.held} <= ${table.remaining}`),
    check('credit_lot_clawed_back', sql`${table.clawedBack} >= 0 and ${table.clawedBack} <= ${table.granted}`),
    check('credit_lot_open', sql`${table.open} = (${table.remaining} > 0)`),
    index('credit_lot_burn')
      .on(table.userId, table.rank, table.expiresAt, table.id)
      .where(sql`open`),
    index('credit_lot_origin')
      .on(table.originId)
      .where(sql`origin_id is not null`),
  ],
);

/** Append-only: one line per thing that happened to a person's credits. */
export const creditTransaction = pgTable(
  'credit_transaction',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    reverses: uuid('reverses'),
    holdId: uuid('hold_id'),
    refType: text('ref_type'),
    refId: text('ref_id'),
    description: text('description'),
    unitCost: integer('unit_cost'),
    actorId: uuid('actor_id'),
    notes: text('notes'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('credit_transaction_key').on(table.userId, table.idempotencyKey),
    unique('credit_transaction_seq').on(table.userId, table.seq),
    index('credit_transaction_reverses')
      .on(table.reverses)
      .where(sql`reverses is not null`),
    // Rows are only added, so a few pages of ranges find those of some days; it costs a spend next to nothing.
    index('credit_transaction_time').using('brin', table.createdAt),
    // A hold pays once.
    uniqueIndex('credit_transaction_hold')
      .on(table.holdId)
      .where(sql`hold_id is not null`),
    check('credit_transaction_balance', sql`${table.balanceAfter} >= 0`),
    check('credit_transaction_key_present', sql`${table.idempotencyKey} <> ''`),
    check('credit_transaction_delta', sql`${table.delta} <> 0`),
    check('credit_transaction_seq_positive', sql`${table.seq} > 0`),
  ],
);

/** Append-only: which lot paid for, or received, what. */
export const creditEntry = pgTable(
  'credit_entry',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => creditTransaction.id),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => creditLot.id),
    amount: integer('amount').notNull(),
    /** Place in the order in which the lots were burned, from 1: a refund walks it backwards. */
    ordinal: smallint('ordinal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.lotId] }),
    index('credit_entry_lot').on(table.lotId),
    check('credit_entry_amount', sql`${table.amount} <> 0`),
  ],
);

/** Credits set aside for work whose price is known only when it ends. */
export const creditHold = pgTable(
  'credit_hold',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    amount: integer('amount').notNull(),
    captured: integer('captured').notNull().default(0),
    status: text('status', { enum: ['open', 'captured', 'released', 'expired'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('credit_hold_key').on(table.userId, table.idempotencyKey),
    index('credit_hold_due')
      .on(table.expiresAt)
      .where(sql`status = 'open'`),
    check('credit_hold_amount', sql`${table.amount} > 0`),
    check('credit_hold_captured', sql`${table.captured} >= 0 and ${table.captured} <= ${table.amount}`),
    check('credit_hold_paid', sql`(${table.captured} > 0) = (${table.status} = 'captured')`),
    check('credit_hold_key_present', sql`${table.idempotencyKey} <> ''`),
    check('credit_hold_status', sql`${table.status} in ('open', 'captured', 'released', 'expired')`),
  ],
);

export const creditHoldLot = pgTable(
  'credit_hold_lot',
  {
    holdId: uuid('hold_id')
      .notNull()
      .references(() => creditHold.id),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => creditLot.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.lotId] }),
    check('credit_hold_lot_amount', sql`${table.amount} > 0`),
  ],
);
