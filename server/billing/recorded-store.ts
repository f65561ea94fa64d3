import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { billingPayment } from '../db/tables/billing.ts';

/* Of many things that the provider lists, which ones we have noted already. */

/** Those of the invoices that we have heard of. */
export async function listRecordedInvoices(db: Connection, invoiceIds: readonly string[]): Promise<Set<string>> {
  return invoicesWhere(db, invoiceIds, undefined);
}

/** Those of the invoices of which nothing more can come: they brought credits, or their money is gone again. */
export async function listSettledInvoices(db: Connection, invoiceIds: readonly string[]): Promise<Set<string>> {
  return invoicesWhere(
    db,
    invoiceIds,
    sql`(${billingPayment.credits} > 0 or ${billingPayment.refundedAmount} = ${billingPayment.amount})`,
  );
}

async function invoicesWhere(
  db: Connection,
  invoiceIds: readonly string[],
  condition: SQL | undefined,
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: billingPayment.stripeInvoiceId })
    .from(billingPayment)
    .where(and(inArray(billingPayment.stripeInvoiceId, [...invoiceIds]), condition));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Those of the sources that a payment is recorded for. */
export async function listRecordedSources(db: Connection, sourceRefs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ sourceRef: billingPayment.sourceRef })
    .from(billingPayment)
    .where(inArray(billingPayment.sourceRef, [...sourceRefs]));
  return new Set(rows.map(({ sourceRef }) => sourceRef));
}

/** Those of the payment intents that we have heard of. */
export async function listRecordedIntents(db: Connection, intents: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: billingPayment.stripePaymentIntentId })
    .from(billingPayment)
    .where(inArray(billingPayment.stripePaymentIntentId, [...intents]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** What we noted of payments: in all, and what of it was returned, in cents, over so many rows. Unknown ones are left out. */
export async function listReturnsOf(
  db: Connection,
  intents: readonly string[],
): Promise<{ intent: string; amount: number; refunded: number; rows: number; paidAt: Date }[]> {
  const rows = await db
    .select({
      intent: billingPayment.stripePaymentIntentId,
      amount: sql<number>`sum(${billingPayment.amount})::int`,
      refunded: sql<number>`sum(${billingPayment.refundedAmount})::int`,
      rows: sql<number>`count(*)::int`,
      paidAt: sql<Date>`min(${billingPayment.paidAt})`.mapWith(billingPayment.paidAt),
    })
    .from(billingPayment)
    .where(inArray(billingPayment.stripePaymentIntentId, [...intents]))
    .groupBy(billingPayment.stripePaymentIntentId);
  return rows.flatMap(({ intent, ...sums }) => (intent === null ? [] : [{ intent, ...sums }]));
}
