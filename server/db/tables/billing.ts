import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** A pack of credits on sale. */
export const creditPackage = pgTable(
  'credit_package',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    credits: integer('credits').notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    popular: boolean('popular').notNull().default(false),
    position: integer('position').notNull(),
    /** The product that the provider's pages show; null: they are told the name instead. */
    stripeProductId: text('stripe_product_id'),
  },
  (table) => [
    check('credit_package_credits', sql`${table.credits} > 0`),
    check('credit_package_cents', sql`${table.cents} > 0`),
  ],
);

/** A monthly plan on offer. */
export const subscriptionPlan = pgTable(
  'subscription_plan',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<string[]>().notNull(),
    monthlyCredits: integer('monthly_credits').notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    popular: boolean('popular').notNull().default(false),
    stripeProductId: text('stripe_product_id').unique(),
  },
  (table) => [
    check('subscription_plan_credits', sql`${table.monthlyCredits} > 0`),
    check('subscription_plan_cents', sql`${table.cents} > 0`),
  ],
);

/** Every price that a plan ever had. Rows stay: who subscribed at an old price keeps it, and its credits. */
export const planPrice = pgTable(
  'plan_price',
  {
    stripePriceId: text('stripe_price_id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => subscriptionPlan.id),
    monthlyCredits: integer('monthly_credits').notNull(),
    unitAmount: integer('unit_amount').notNull(),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    /** The one that is sold now. */
    offered: boolean('offered').notNull(),
  },
  (table) => [
    uniqueIndex('plan_price_offered')
      .on(table.planId)
      .where(sql`offered`),
    check('plan_price_credits', sql`${table.monthlyCredits} > 0`),
  ],
);

/** Which of the provider's customers a person is. */
export const billingCustomer = pgTable('billing_customer', {
  userId: uuid('user_id').primaryKey(),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
});

/** What was for sale when a pack's checkout began: a grant reads this, never the pack as it is today. */
export const creditOrder = pgTable(
  'credit_order',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    packageId: text('package_id').notNull(),
    packageName: text('package_name').notNull(),
    credits: integer('credits').notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'expired'] })
      .notNull()
      .default('open'),
    stripeSessionId: text('stripe_session_id').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('credit_order_credits', sql`${table.credits} > 0`),
    check('credit_order_cents', sql`${table.cents} > 0`),
    check('credit_order_status', sql`${table.status} in ('open', 'paid', 'failed', 'expired')`),
    index('credit_order_user').on(table.userId),
    index('credit_order_open')
      .on(table.createdAt)
      .where(sql`status = 'open'`),
  ],
);

/** A subscription as the provider last told it. */
export const subscription = pgTable(
  'subscription',
  {
    stripeSubscriptionId: text('stripe_subscription_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status').notNull(),
    /** Gives the rights of a subscriber: active, in trial, or late with a payment. One a person. */
    live: boolean('live').notNull(),
    stripePriceId: text('stripe_price_id').notNull(),
    planName: text('plan_name').notNull(),
    planCredits: integer('plan_credits').notNull(),
    unitAmount: integer('unit_amount'),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    currentPeriodStart: at('current_period_start').notNull(),
    currentPeriodEnd: at('current_period_end').notNull(),
    /** When it ends instead of renewing. */
    cancelsAt: at('cancels_at'),
    endedAt: at('ended_at'),
    /** Another price that it changes to, for example after a downgrade: which, under which name, and when. */
    nextPriceId: text('next_price_id'),
    nextPlanName: text('next_plan_name'),
    nextPlanAt: at('next_plan_at'),
    /** When the reading began that this row holds: an older reading never replaces it. */
    readAt: at('read_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('subscription_one_live')
      .on(table.userId)
      .where(sql`live`),
    index('subscription_user').on(table.userId),
    check('subscription_credits', sql`${table.planCredits} >= 0`),
  ],
);

/** Money that came in, and the credits that were granted for it. Amounts are cents. */
export const billingPayment = pgTable(
  'billing_payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['pack', 'subscription'] }).notNull(),
    /** The source of the lot that was granted for it. */
    sourceRef: text('source_ref').notNull().unique(),
    stripePaymentIntentId: text('stripe_payment_intent_id'),
    stripeInvoiceId: text('stripe_invoice_id'),
    orderId: uuid('order_id').references(() => creditOrder.id),
    description: text('description').notNull(),
    credits: integer('credits').notNull(),
    amount: integer('amount').notNull(),
    /** Given back or taken back by the bank, in total. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** When the reading began by which that was last brought in line: an older reading never replaces it. */
    returnsReadAt: at('returns_read_at'),
    currency: text('currency').notNull(),
    receiptUrl: text('receipt_url'),
    /** The number of the provider's invoice or receipt; null where it gave none. */
    receiptNumber: text('receipt_number'),
    paidAt: at('paid_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('billing_payment_kind', sql`${table.kind} in ('pack', 'subscription')`),
    check('billing_payment_amount', sql`${table.amount} >= 0`),
    check('billing_payment_refunded', sql`${table.refundedAmount} >= 0 and ${table.refundedAmount} <= ${table.amount}`),
    index('billing_payment_user').on(table.userId),
    index('billing_payment_time').on(table.paidAt),
    index('billing_payment_intent').on(table.stripePaymentIntentId),
  ],
);

/** Money of a payment that went back, at the moment when it did: the sum of them is the payment's `refunded_amount`. */
export const billingReturn = pgTable(
  'billing_return',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => billingPayment.id),
    /** Cents; below 0 where it came again: a dispute was won, or a refund failed. */
    amount: integer('amount').notNull(),
    returnedAt: at('returned_at').notNull(),
  },
  (table) => [
    index('billing_return_payment').on(table.paymentId),
    check('billing_return_amount', sql`${table.amount} <> 0`),
  ],
);

/** Every event that was received: a hint to read its object again, worked on until that succeeded once. */
export const stripeEvent = pgTable('stripe_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  objectId: text('object_id'),
  receivedAt: at('received_at').notNull().defaultNow(),
  processedAt: at('processed_at'),
});
