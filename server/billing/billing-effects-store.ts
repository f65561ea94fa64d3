import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import {
  billingCustomer,
  billingPayment,
  billingReturn,
  creditOrder,
  planPrice,
  stripeEvent,
  subscription,
  subscriptionPlan,
} from '../db/tables/billing.ts';

export type OrderRow = typeof creditOrder.$inferSelect;
export type PaymentRow = typeof billingPayment.$inferSelect;
export type ReturnRow = typeof billingReturn.$inferSelect;
export type NewPayment = typeof billingPayment.$inferInsert;
export type SubscriptionRow = typeof subscription.$inferSelect;

/** Now, by the one clock that all processes share. */
export async function databaseTime(db: Connection): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(rows[0]?.ms ?? Date.now());
}

/** What follows from a person's payments is worked out by one transaction at a time. */
export async function lockPayer(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${userId}`}, 0))`);
}

/** Notes that an event came. False when it was worked on before, with success. */
export async function noteEvent(
  db: Connection,
  event: { id: string; type: string; objectId: string | null },
): Promise<boolean> {
  const [row] = await db
    .insert(stripeEvent)
    .values(event)
    .onConflictDoUpdate({ target: stripeEvent.id, set: { type: event.type } })
    .returning({ processedAt: stripeEvent.processedAt });
  return row?.processedAt === null;
}

export async function finishEvent(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(stripeEvent)
    .set({ processedAt: sql`now()` })
    .where(and(eq(stripeEvent.id, id), isNull(stripeEvent.processedAt)));
}

/** Forgets events that were worked on long ago: the provider sends none of them again, and would be welcome to. */
export async function forgetEvents(db: Connection, before: Date): Promise<void> {
  await db.delete(stripeEvent).where(lt(stripeEvent.processedAt, before));
}

/** Whose customer it is, as far as we noted it. */
export async function findCustomerUser(db: Connection, stripeCustomerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: billingCustomer.userId })
    .from(billingCustomer)
    .where(eq(billingCustomer.stripeCustomerId, stripeCustomerId));
  return row?.userId ?? null;
}

/** Notes whose customer it is, unless the person has one: the one that the checkout made counts. */
export async function linkCustomer(tx: Transaction, userId: string, stripeCustomerId: string): Promise<void> {
  await tx.insert(billingCustomer).values({ userId, stripeCustomerId }).onConflictDoNothing();
}

/** What prices of ours promise: the plan's name, and the credits that the price had when it was made. */
export async function listPriceTerms(
  db: Connection,
  priceIds: readonly string[],
): Promise<{ priceId: string; name: string; credits: number }[]> {
  return db
    .select({ priceId: planPrice.stripePriceId, name: subscriptionPlan.name, credits: planPrice.monthlyCredits })
    .from(planPrice)
    .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, planPrice.planId))
    .where(and(inArray(planPrice.stripePriceId, [...priceIds]), eq(planPrice.interval, 'month')));
}

export async function listSubscriptions(db: Connection, userId: string): Promise<SubscriptionRow[]> {
  return db.select().from(subscription).where(eq(subscription.userId, userId));
}

export async function findSubscription(db: Connection, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscription).where(eq(subscription.stripeSubscriptionId, id));
  return row;
}

/** Every subscription, of everybody. */
export async function listAllSubscriptions(db: Connection): Promise<SubscriptionRow[]> {
  return db.select().from(subscription);
}

/** Which customer a person is now; null for whoever is none. */
export async function findCustomerOf(db: Connection, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomer.stripeCustomerId })
    .from(billingCustomer)
    .where(eq(billingCustomer.userId, userId));
  return row?.id ?? null;
}

/** Writes a subscription as it was read, unless the row holds a later reading. */
export async function keepSubscription(tx: Transaction, row: Omit<SubscriptionRow, 'createdAt'>): Promise<void> {
  const { stripeSubscriptionId: _id, userId: _user, ...change } = row;
  await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({
      target: subscription.stripeSubscriptionId,
      set: change,
      setWhere: lte(subscription.readAt, row.readAt),
    });
}

export async function findOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(creditOrder).where(eq(creditOrder.id, id));
  return row;
}

/** The checkouts that are not known to have ended, oldest first: of one person, or of all. */
export async function listOpenCheckouts(
  db: Connection,
  userId: string | null,
): Promise<{ orderId: string; sessionId: string }[]> {
  const rows = await db
    .select({ orderId: creditOrder.id, sessionId: creditOrder.stripeSessionId })
    .from(creditOrder)
    .where(
      and(
        eq(creditOrder.status, 'open'),
        isNotNull(creditOrder.stripeSessionId),
        ...(userId === null ? [] : [eq(creditOrder.userId, userId)]),
      ),
    )
    .orderBy(creditOrder.createdAt);
  return rows.flatMap(({ orderId, sessionId }) => (sessionId === null ? [] : [{ orderId, sessionId }]));
}

/** Ends an order that brought nothing. One that was paid stays so. */
export async function endOrder(db: Connection, id: string, status: 'failed' | 'expired'): Promise<void> {
  await db
    .update(creditOrder)
    .set({ status })
    .where(and(eq(creditOrder.id, id), eq(creditOrder.status, 'open')));
}

/** Ends the order of a checkout that the provider does not know any more. */
export async function endOrderOf(db: Connection, stripeSessionId: string): Promise<void> {
  await db
    .update(creditOrder)
    .set({ status: 'expired' })
    .where(and(eq(creditOrder.stripeSessionId, stripeSessionId), eq(creditOrder.status, 'open')));
}

/** Ends orders whose checkout was never made: nobody was ever led to pay them. */
export async function endStrandedOrders(db: Connection, before: Date): Promise<void> {
  await db
    .update(creditOrder)
    .set({ status: 'expired' })
    .where(and(eq(creditOrder.status, 'open'), isNull(creditOrder.stripeSessionId), lt(creditOrder.createdAt, before)));
}

export async function markOrderPaid(tx: Transaction, id: string, stripeSessionId: string): Promise<void> {
  await tx.update(creditOrder).set({ status: 'paid', stripeSessionId }).where(eq(creditOrder.id, id));
}

export async function findPayment(db: Connection, sourceRef: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(billingPayment).where(eq(billingPayment.sourceRef, sourceRef));
  return row;
}

/** False when it is there already. */
export async function addPayment(tx: Transaction, row: NewPayment): Promise<boolean> {
  const added = await tx
    .insert(billingPayment)
    .values(row)
    .onConflictDoNothing({ target: billingPayment.sourceRef })
    .returning({ id: billingPayment.id });
  return added.length > 0;
}

export async function changePayment(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PaymentRow, 'credits' | 'description' | 'refundedAmount' | 'returnsReadAt'>>,
): Promise<void> {
  await tx.update(billingPayment).set(change).where(eq(billingPayment.id, id));
}

/** Notes money of a payment that went back. */
export async function addReturns(
  tx: Transaction,
  paymentId: string,
  returns: readonly { amount: number; returnedAt: Date }[],
): Promise<void> {
  if (returns.length > 0) await tx.insert(billingReturn).values(returns.map((one) => ({ ...one, paymentId })));
}

/** What went back of the payments of a person, oldest first. */
export async function listReturns(db: Connection, userId: string): Promise<ReturnRow[]> {
  return db
    .select(getTableColumns(billingReturn))
    .from(billingReturn)
    .innerJoin(billingPayment, eq(billingPayment.id, billingReturn.paymentId))
    .where(eq(billingPayment.userId, userId))
    .orderBy(billingReturn.returnedAt, billingReturn.id);
}

export async function listPaymentsOfIntent(db: Connection, paymentIntentId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(billingPayment)
    .where(eq(billingPayment.stripePaymentIntentId, paymentIntentId))
    .orderBy(billingPayment.sourceRef);
}

export async function findPaymentOfInvoice(db: Connection, invoiceId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(billingPayment).where(eq(billingPayment.stripeInvoiceId, invoiceId)).limit(1);
  return row;
}

export async function listPayments(db: Connection, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(billingPayment)
    .where(eq(billingPayment.userId, userId))
    .orderBy(desc(billingPayment.paidAt), desc(billingPayment.createdAt), desc(billingPayment.id));
}

export async function countUnprocessed(db: Connection): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${stripeEvent.receivedAt})), 0)::float8`,
    })
    .from(stripeEvent)
    .where(isNull(stripeEvent.processedAt));
  return row ?? { waiting: 0, oldestSeconds: 0 };
}
