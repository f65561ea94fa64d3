import type { PaidInvoice } from '../outside/payments/invoice-reading.ts';
import type { PaymentReading } from '../outside/payments/payment-reading.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import { databaseTime, listSubscriptions } from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { ownerOf, type Owner } from './payer-of.ts';
import { readTerms, type Terms } from './price-terms.ts';
import { DUPLICATE, isLive, type Readings } from './record-subscriptions.ts';
import { listRecordedInvoices } from './recorded-store.ts';

const DAY_MS = 86_400_000;

/** Invoices are read this far back: whoever pays a year at once is covered. */
export const INVOICE_DAYS = 400;

/** All that the provider says about a customer of ours, and what it is to be compared with. */
export interface CustomerReading extends Readings {
  customerId: string;
  invoices: readonly PaidInvoice[];
  terms: Terms;
  /** The payments of invoices that we hear of for the first time, by their id: some may be refunded already. */
  payments: ReadonlyMap<string, PaymentReading>;
}

/** What is paid by a customer that is none of ours. */
export interface StrangerReading {
  owner: Exclude<Owner, { is: 'person' }>;
  invoices: readonly PaidInvoice[];
}

export async function readCustomer(parts: EffectParts, customerId: string): Promise<CustomerReading | StrangerReading> {
  const readAt = await databaseTime(parts.db);
  const since = new Date(readAt.getTime() - INVOICE_DAYS * DAY_MS);
  const [owner, invoices] = await Promise.all([
    ownerOf(parts, customerId),
    parts.payments.listPaidInvoices({ customerId, since }),
  ]);
  if (owner.is !== 'person') return { owner, invoices };
  // After the invoices: each then comes with its subscription, and that of a second one is not taken for the first's.
  const listed = await parts.payments.listSubscriptions(customerId);
  const { userId } = owner;
  const { others, goneIds } = await readUnlisted(parts, userId, listed);
  const subscriptions = [...listed, ...others];
  const periods = invoices.flatMap((invoice) => invoice.periods);
  const next = subscriptions.flatMap(({ nextPlan }) => nextPlan ?? []);
  return {
    customerId,
    userId,
    readAt,
    subscriptions,
    goneIds,
    invoices,
    restorableIds: await listRestorable(parts, userId, subscriptions, invoices),
    terms: await readTerms(
      parts,
      [...subscriptions, ...periods, ...next].map(({ priceId }) => priceId),
    ),
    payments: await readNewPayments(parts, invoices),
  };
}

/** What our rows call live and the list did not have: of another customer, or of one that was deleted there. */
async function readUnlisted(
  { db, payments }: EffectParts,
  userId: string,
  listed: readonly SubscriptionReading[],
): Promise<{ others: SubscriptionReading[]; goneIds: string[] }> {
  const others: SubscriptionReading[] = [];
  const goneIds: string[] = [];
  const read = new Set(listed.map(({ id }) => id));
  for (const { stripeSubscriptionId: id, live } of await listSubscriptions(db, userId)) {
    if (!live || read.has(id)) continue;
    const other = await payments.readSubscription(id);
    if (other === null) goneIds.push(id);
    else others.push(other);
  }
  return { others, goneIds };
}

/**
 * Second subscriptions by our notes that live and of whose money nothing was returned, where no other lives any more: the
 * first ended before this one was undone, so that it is the only one now.
 */
async function listRestorable(
  { db, payments }: EffectParts,
  userId: string,
  subscriptions: readonly SubscriptionReading[],
  invoices: readonly PaidInvoice[],
): Promise<ReadonlySet<string>> {
  const rows = await listSubscriptions(db, userId);
  const noted = new Set(rows.filter(({ status }) => status === DUPLICATE).map((row) => row.stripeSubscriptionId));
  const living = subscriptions.filter(({ status }) => isLive(status)).map(({ id }) => id);
  const restorable = new Set<string>();
  if (living.some((id) => !noted.has(id))) return restorable;
  for (const id of living) {
    const paid = invoices.filter(({ subscriptionId }) => subscriptionId === id);
    const readings = await Promise.all(
      paid.flatMap(({ paymentIntentId }) => (paymentIntentId === null ? [] : [payments.readPayment(paymentIntentId)])),
    );
    if (readings.every((payment) => payment === null || payment.amountBack === 0)) restorable.add(id);
  }
  return restorable;
}

async function readNewPayments(
  { db, payments }: EffectParts,
  invoices: readonly PaidInvoice[],
): Promise<Map<string, PaymentReading>> {
  const found = new Map<string, PaymentReading>();
  const recorded = await listRecordedInvoices(
    db,
    invoices.map(({ id }) => id),
  );
  for (const { id, paymentIntentId, subscriptionId } of invoices) {
    if (recorded.has(id) || paymentIntentId === null || subscriptionId === null) continue;
    const payment = await payments.readPayment(paymentIntentId);
    if (payment !== null) found.set(paymentIntentId, payment);
  }
  return found;
}
