import type { getPersonPayments } from '../../contract/admin-person.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { Connection } from '../db/connect.ts';
import type { PaymentsDashboard } from '../outside/payments/dashboard.ts';
import { listPayments, listReturns, type PaymentRow } from './billing-effects-store.ts';
import { findCustomer, listSubscriptions, type SubscriptionRow } from './billing-store.ts';
import { shownPurchase } from './purchases.ts';

type Payments = ReplyOf<typeof getPersonPayments>;

/**
 * What a person subscribed to and paid for, newest first, as administrators see it.
 *
 * @param dashboard the provider's own pages; null where it has none: the embedded sandbox
 */
export async function readPaymentsOf(
  db: Connection,
  userId: string,
  dashboard: PaymentsDashboard | null,
): Promise<Payments> {
  const customer = await findCustomer(db, userId);
  const subscriptions = await listSubscriptions(db, userId);
  const payments = await listPayments(db, userId);
  const returns = await listReturns(db, userId);
  return {
    customerUrl: customer === null ? null : (dashboard?.customer(customer) ?? null),
    subscriptions: subscriptions.map((row) => shownSubscription(row, dashboard)),
    payments: payments.map((row) => ({ ...shownPurchase(row, returns), providerUrl: paymentUrl(row, dashboard) })),
  };
}

const shownSubscription = (
  row: SubscriptionRow,
  dashboard: PaymentsDashboard | null,
): Payments['subscriptions'][number] => ({
  id: row.stripeSubscriptionId,
  planName: row.planName,
  status: row.status,
  unitAmount: row.unitAmount,
  currency: row.currency,
  interval: row.interval,
  currentPeriodEnd: row.currentPeriodEnd.toISOString(),
  cancelsAt: row.cancelsAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  providerUrl: dashboard?.subscription(row.stripeSubscriptionId) ?? null,
});

/** A renewal that cost nothing has an invoice and no payment. */
function paymentUrl(row: PaymentRow, dashboard: PaymentsDashboard | null): string | null {
  if (dashboard === null) return null;
  if (row.stripePaymentIntentId !== null) return dashboard.payment(row.stripePaymentIntentId);
  return row.stripeInvoiceId === null ? null : dashboard.invoice(row.stripeInvoiceId);
}
