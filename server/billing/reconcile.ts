import { describeError } from '../db/describe-error.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import {
  databaseTime,
  endStrandedOrders,
  findCustomerOf,
  listAllSubscriptions,
  listOpenCheckouts,
  listRecordedIntents,
  listSettledInvoices,
  type SubscriptionRow,
} from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { followCustomer, INVOICE_DAYS } from './follow-customer.ts';
import { fulfilCheckout } from './fulfil.ts';
import type { Fulfilled } from './grant-pack.ts';
import { DUPLICATE, isLive } from './record-subscriptions.ts';
import { takeBackPayment } from './take-back.ts';
import type { Unfulfilled } from './unfulfilled.ts';

const DAY_MS = 86_400_000;

interface ReconcileOptions {
  /** How far back invoices, refunds and disputes are looked at. */
  days?: number;
  /** Told what was done, a line each, in words for an operator. */
  onLine?: (line: string) => void;
}

export interface Reconciled {
  /** Credits that were given: somebody had paid for them, and no event had told us. */
  granted: number;
  /** Customers, checkouts and payments that differed, or may have. */
  followed: number;
  unfulfilled: Unfulfilled[];
  /** What could not be worked on now; the next time may do it. */
  failed: number;
}

/**
 * Compares all that the provider says with what we have noted, and works on what differs, by the same verbs as events do.
 * So events that were lost, for whatever reason, change nothing in the end. A difference that cannot be worked on does
 * not keep the others from it.
 */
export async function reconcileAll(parts: EffectParts, options: ReconcileOptions = {}): Promise<Reconciled> {
  const { db, payments } = parts;
  const { days = INVOICE_DAYS, onLine = () => undefined } = options;
  const now = await databaseTime(db);
  const since = new Date(now.getTime() - days * DAY_MS);
  const result: Reconciled = { granted: 0, followed: 0, unfulfilled: [], failed: 0 };

  const attempt = async (subject: string, work: () => Promise<Fulfilled>): Promise<void> => {
    result.followed += 1;
    try {
      const { granted, unfulfilled } = await work();
      result.granted += granted;
      result.unfulfilled.push(...unfulfilled);
      if (granted > 0) onLine(`${subject}: ${granted} credits given`);
      for (const { objectId, reason } of unfulfilled)
        onLine(`${subject}: ${objectId} brought nothing, since ${reason}`);
    } catch (error) {
      result.failed += 1;
      parts.log.warn({ err: error, subject }, 'a payment could not be reconciled');
      onLine(`${subject}: failed (${describeError(error)})`);
    }
  };

  for (const customerId of await listDiffering(parts, since)) {
    await attempt(customerId, () => followCustomer(parts, customerId));
  }
  for (const sessionId of await listUnsettledCheckouts(parts, since)) {
    await attempt(sessionId, () => fulfilCheckout(parts, sessionId));
  }
  await endStrandedOrders(db, new Date(now.getTime() - DAY_MS));
  for (const intent of await payments.listReturnedPayments(since)) {
    await attempt(intent, async () => {
      const outcome = await takeBackPayment(parts, intent);
      if (outcome === 'changed') onLine(`${intent}: credits brought in line with what of the money was returned`);
      return { granted: 0, unfulfilled: [] };
    });
  }
  return result;
}

/** Customers with a subscription that is not as we noted it, or a paid invoice that has brought nothing yet. */
async function listDiffering({ db, payments }: EffectParts, since: Date): Promise<Set<string>> {
  const differing = new Set<string>();
  const rows = new Map((await listAllSubscriptions(db)).map((row) => [row.stripeSubscriptionId, row]));
  for (const reading of await payments.listSubscriptions(null)) {
    const row = rows.get(reading.id);
    if (row === undefined || !isSame(row, reading)) differing.add(reading.customerId);
    rows.delete(reading.id);
  }
  // What is left the provider does not list any more.
  for (const { live, userId } of rows.values()) {
    const customerId = live ? await findCustomerOf(db, userId) : null;
    if (customerId !== null) differing.add(customerId);
  }
  const invoices = await payments.listPaidInvoices({ customerId: null, since });
  const ids = invoices.map(({ id }) => id);
  const settled = await listSettledInvoices(db, ids);
  for (const { id, customerId, subscriptionId } of invoices) {
    if (customerId !== null && subscriptionId !== null && !settled.has(id)) differing.add(customerId);
  }
  return differing;
}

/** Checkouts that are not known to have ended, and those that were paid and are not recorded: their order is gone, say. */
async function listUnsettledCheckouts({ db, payments }: EffectParts, since: Date): Promise<Set<string>> {
  const open = await listOpenCheckouts(db, null);
  const paid = await payments.listPaidOrders(since);
  const recorded = await listRecordedIntents(
    db,
    paid.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
  );
  const missing = paid.filter(({ paymentIntentId }) => !recorded.has(paymentIntentId ?? ''));
  return new Set([...open, ...missing.map(({ sessionId }) => sessionId)]);
}

function isSame(row: SubscriptionRow, reading: SubscriptionReading): boolean {
  const sameStatus = row.status === DUPLICATE ? !isLive(reading.status) : row.status === reading.status;
  return (
    sameStatus &&
    row.stripePriceId === reading.priceId &&
    row.currentPeriodEnd.getTime() === reading.periodEnd.getTime() &&
    row.cancelsAt?.getTime() === reading.cancelsAt?.getTime() &&
    row.endedAt?.getTime() === reading.endedAt?.getTime()
  );
}
