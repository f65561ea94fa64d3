import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { preparedQuery, type Connection } from '../db/connect.ts';
import {
  billingCustomer,
  billingPayment,
  creditOrder,
  creditPackage,
  planPrice,
  subscription,
  subscriptionPlan,
} from '../db/tables/billing.ts';

export type PackRow = typeof creditPackage.$inferSelect;
export type PlanRow = typeof subscriptionPlan.$inferSelect;
export type PriceRow = typeof planPrice.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;

export function listPacksOnSale(db: Connection): Promise<PackRow[]> {
  return db.select().from(creditPackage).where(eq(creditPackage.isActive, true)).orderBy(asc(creditPackage.position));
}

export async function findPackOnSale(db: Connection, id: string): Promise<PackRow | undefined> {
  const wanted = and(eq(creditPackage.id, id), eq(creditPackage.isActive, true));
  const [row] = await db.select().from(creditPackage).where(wanted);
  return row;
}

/** A plan with the price at which it is sold now. */
export interface Offer {
  plan: PlanRow;
  price: PriceRow;
}

const onOffer = and(eq(planPrice.offered, true), eq(subscriptionPlan.isActive, true));

/** The plans that can be subscribed to now, cheapest first; a plan without a price at the provider is not among them. */
export function listOffers(db: Connection): Promise<Offer[]> {
  return db
    .select({ plan: subscriptionPlan, price: planPrice })
    .from(planPrice)
    .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, planPrice.planId))
    .where(onOffer)
    .orderBy(asc(planPrice.unitAmount), asc(subscriptionPlan.id));
}

export async function isOffered(db: Connection, stripePriceId: string): Promise<boolean> {
  const rows = await db
    .select({ id: planPrice.stripePriceId })
    .from(planPrice)
    .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, planPrice.planId))
    .where(and(onOffer, eq(planPrice.stripePriceId, stripePriceId)));
  return rows.length > 0;
}

const liveSubscription = preparedQuery('live_subscription', (db) =>
  db
    .select()
    .from(subscription)
    .where(and(eq(subscription.userId, sql.placeholder('userId')), eq(subscription.live, true))),
);

export async function findLiveSubscription(db: Connection, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await liveSubscription(db, { userId });
  return row;
}

/** What the person subscribed to, ever, newest first. */
export function listSubscriptions(db: Connection, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(desc(subscription.createdAt), desc(subscription.stripeSubscriptionId));
}

/** Whether the person ever subscribed or paid. */
export async function hasBillingPast(db: Connection, userId: string): Promise<boolean> {
  const subscribed = db
    .select({ userId: subscription.userId })
    .from(subscription)
    .where(eq(subscription.userId, userId));
  const paid = db
    .select({ userId: billingPayment.userId })
    .from(billingPayment)
    .where(eq(billingPayment.userId, userId));
  return (await subscribed.limit(1)).length > 0 || (await paid.limit(1)).length > 0;
}

export async function findCustomer(db: Connection, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomer.stripeCustomerId })
    .from(billingCustomer)
    .where(eq(billingCustomer.userId, userId));
  return row?.id ?? null;
}

/** Keeps which customer a person is, and answers the one that counts: another process may have been faster. */
export async function keepCustomer(
  db: Connection,
  customer: { userId: string; stripeCustomerId: string; replaces: string | null },
): Promise<string> {
  const { userId, stripeCustomerId, replaces } = customer;
  await db
    .insert(billingCustomer)
    .values({ userId, stripeCustomerId })
    .onConflictDoUpdate({
      target: billingCustomer.userId,
      set: { stripeCustomerId },
      setWhere: eq(billingCustomer.stripeCustomerId, replaces ?? ''),
    });
  return (await findCustomer(db, userId)) ?? stripeCustomerId;
}

/** Notes what a person is about to buy, before the provider is asked for a page to pay on. Answers the order's id. */
export async function addOrder(db: Connection, userId: string, pack: PackRow): Promise<string> {
  const [row] = await db
    .insert(creditOrder)
    .values({
      userId,
      packageId: pack.id,
      packageName: pack.name,
      credits: pack.credits,
      cents: pack.cents,
      currency: pack.currency,
    })
    .returning({ id: creditOrder.id });
  if (row === undefined) throw new Error('The order was not kept');
  return row.id;
}

export async function linkOrder(db: Connection, orderId: string, stripeSessionId: string): Promise<void> {
  await db.update(creditOrder).set({ stripeSessionId }).where(eq(creditOrder.id, orderId));
}
