import { and, eq, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { billingPayment, creditPackage, planPrice, subscriptionPlan } from '../db/tables/billing.ts';

type PlanRow = typeof subscriptionPlan.$inferSelect;
type PackRow = typeof creditPackage.$inferSelect;

/** Adds the plans and packs that the database does not have yet. */
export async function insertCatalogue(
  db: Connection,
  plans: (typeof subscriptionPlan.$inferInsert)[],
  packs: (typeof creditPackage.$inferInsert)[],
): Promise<void> {
  await db.insert(subscriptionPlan).values(plans).onConflictDoNothing();
  await db.insert(creditPackage).values(packs).onConflictDoNothing();
}

export function listActivePlans(db: Connection): Promise<PlanRow[]> {
  return db.select().from(subscriptionPlan).where(eq(subscriptionPlan.isActive, true)).orderBy(subscriptionPlan.cents);
}

export function listActivePacks(db: Connection): Promise<PackRow[]> {
  return db.select().from(creditPackage).where(eq(creditPackage.isActive, true)).orderBy(creditPackage.position);
}

/** Every pack, on sale or not, in their order. */
export function listPacks(db: Connection): Promise<PackRow[]> {
  return db.select().from(creditPackage).orderBy(creditPackage.position);
}

/** The pack as it is now, locked until the transaction ends. */
export async function lockPack(tx: Transaction, id: string): Promise<PackRow | undefined> {
  const [row] = await tx.select().from(creditPackage).where(eq(creditPackage.id, id)).for('update');
  return row;
}

export async function updatePack(
  tx: Transaction,
  id: string,
  change: Pick<PackRow, 'name' | 'credits' | 'cents' | 'description' | 'isActive'>,
): Promise<void> {
  await tx.update(creditPackage).set(change).where(eq(creditPackage.id, id));
}

/** Cents paid by everybody together, less those returned. */
export async function sumPayments(db: Connection): Promise<number> {
  const [row] = await db
    .select({
      cents: sql<number>`coalesce(sum(${billingPayment.amount} - ${billingPayment.refundedAmount}), 0)::float8`,
    })
    .from(billingPayment);
  return row?.cents ?? 0;
}

export async function setPackProduct(db: Connection, id: string, stripeProductId: string): Promise<void> {
  await db.update(creditPackage).set({ stripeProductId }).where(eq(creditPackage.id, id));
}

/** A price of a plan as the provider has it. */
export type KnownPrice = Omit<typeof planPrice.$inferSelect, 'planId' | 'offered'>;

/** Notes under which product and at which price a plan is sold from now on. What it was sold at before stays. */
export async function offerPlan(
  tx: Transaction,
  plan: { planId: string; stripeProductId: string; price: KnownPrice },
): Promise<void> {
  const { planId, stripeProductId, price } = plan;
  const { stripePriceId } = price;
  // The row of the plan is the lock: a second process waits here.
  await tx.update(subscriptionPlan).set({ stripeProductId }).where(eq(subscriptionPlan.id, planId));
  const others = and(eq(planPrice.planId, planId), ne(planPrice.stripePriceId, stripePriceId));
  await tx.update(planPrice).set({ offered: false }).where(others);
  await tx
    .insert(planPrice)
    .values({ ...price, planId, offered: true })
    .onConflictDoUpdate({ target: planPrice.stripePriceId, set: { offered: true } });
}

/** Notes prices of a plan that are not sold by us, so that whoever pays one gets what the plan brings. */
export async function learnPrices(db: Connection, planId: string, prices: readonly KnownPrice[]): Promise<number> {
  if (prices.length === 0) return 0;
  const rows = prices.map((price) => ({ ...price, planId, offered: false }));
  const learned = await db.insert(planPrice).values(rows).onConflictDoNothing().returning({ id: planPrice.planId });
  return learned.length;
}
