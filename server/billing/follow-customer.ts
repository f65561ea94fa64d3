import { endPeriods } from '../credits/end-periods.ts';
import { inTransaction, type Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { PaidInvoice } from '../outside/payments/invoice-reading.ts';
import type { PaymentReading } from '../outside/payments/payment-reading.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import {
  databaseTime,
  findCustomerUser,
  findPaymentOfInvoice,
  linkCustomer,
  listRecordedInvoices,
  listSubscriptions,
  lockPayer,
} from './billing-effects-store.ts';
import { nothingToFinish, type EffectParts, type Finish } from './effect-parts.ts';
import type { Fulfilled } from './grant-pack.ts';
import { grantPeriods } from './grant-periods.ts';
import { readTerms } from './price-terms.ts';
import { isLive, recordSubscriptions, type Readings } from './record-subscriptions.ts';
import { undoDuplicates } from './undo-duplicates.ts';
import { tellUnfulfilled, type Unfulfilled } from './unfulfilled.ts';

const DAY_MS = 86_400_000;

/** Invoices are read this far back: whoever pays a year at once is covered. */
export const INVOICE_DAYS = 400;

/** The person that a customer is; null when nobody ever was. */
export async function personBehind({ db, payments }: EffectParts, customerId: string): Promise<string | null> {
  const linked = await findCustomerUser(db, customerId);
  if (linked !== null) return linked;
  // A payment can be told before the checkout that made the customer has noted whose it is.
  const named = await payments.readCustomerUser(customerId);
  return named !== null && isUuid(named) ? named : null;
}

/**
 * Brings everything that follows from a customer's subscriptions and paid invoices in line with what the provider says
 * now: the subscription, the credits of paid periods, the end of ended ones. However often it runs, and after whichever
 * event, the outcome is the same.
 *
 * @param finish runs in the transaction of the effect; where a duplicate had to be undone at the provider, after that
 */
export async function followCustomer(
  parts: EffectParts,
  customerId: string,
  finish: Finish = nothingToFinish,
): Promise<Fulfilled> {
  const { db } = parts;
  const readAt = await databaseTime(db);
  const read = await readCustomer(parts, customerId, readAt);
  if (read.userId === null) {
    await inTransaction(db, finish);
    const unfulfilled = nobodysPayments(read.invoices);
    tellUnfulfilled(parts.log, unfulfilled);
    return { granted: 0, unfulfilled };
  }
  const { userId, subscriptions, invoices } = read;
  const goneIds = await listGone(parts, userId, subscriptions);
  const terms = await readTerms(parts, [...subscriptions, ...invoices.flatMap(({ periods }) => periods)]);
  const payments = await readNewPayments(parts, invoices);

  const outcome = await inTransaction(db, async (tx) => {
    await lockPayer(tx, userId);
    await linkCustomer(tx, userId, customerId);
    const duplicates = await recordSubscriptions(tx, { userId, readAt, subscriptions, goneIds }, terms);
    const found: Unfulfilled[] = [];
    const toRefund: string[] = [];
    let granted = 0;
    for (const invoice of invoices) {
      if (invoice.subscriptionId === null) continue;
      const isDuplicate = duplicates.has(invoice.subscriptionId);
      const payment = payments.get(invoice.paymentIntentId ?? '') ?? null;
      const done = await grantPeriods(tx, { userId, invoice, terms, isDuplicate, payment });
      granted += done.granted;
      found.push(...done.unfulfilled);
      if (isDuplicate) toRefund.push(...(await listUnreturned(tx, invoice)));
    }
    await endWhatEnded(tx, {
      userId,
      readAt,
      subscriptions: subscriptions.filter(({ id }) => !duplicates.has(id)),
      goneIds,
    });
    const toUndo = {
      subscriptions: subscriptions.filter(({ id, status }) => duplicates.has(id) && isLive(status)),
      paymentIntentIds: toRefund,
    };
    const isDone = toUndo.subscriptions.length === 0 && toRefund.length === 0;
    if (isDone) await finish(tx);
    return { granted, unfulfilled: found, toUndo, isDone };
  });

  tellUnfulfilled(parts.log, outcome.unfulfilled);
  if (!outcome.isDone) {
    await undoDuplicates(parts, outcome.toUndo);
    await inTransaction(db, finish);
  }
  return { granted: outcome.granted, unfulfilled: outcome.unfulfilled };
}

interface CustomerReading {
  userId: string | null;
  subscriptions: SubscriptionReading[];
  invoices: PaidInvoice[];
}

async function readCustomer(parts: EffectParts, customerId: string, readAt: Date): Promise<CustomerReading> {
  const since = new Date(readAt.getTime() - INVOICE_DAYS * DAY_MS);
  const [userId, subscriptions, invoices] = await Promise.all([
    personBehind(parts, customerId),
    parts.payments.listSubscriptions(customerId),
    parts.payments.listPaidInvoices({ customerId, since }),
  ]);
  return { userId, subscriptions, invoices };
}

/** Rows that say live about what the provider no longer has: of a customer that was deleted there, say. */
async function listGone(
  { db, payments }: EffectParts,
  userId: string,
  subscriptions: SubscriptionReading[],
): Promise<Readings['goneIds']> {
  const gone: string[] = [];
  const read = new Set(subscriptions.map(({ id }) => id));
  for (const { stripeSubscriptionId: id, live } of await listSubscriptions(db, userId)) {
    if (!live || read.has(id)) continue;
    const other = await payments.readSubscription(id);
    if (other === null) gone.push(id);
    else subscriptions.push(other);
  }
  return gone;
}

/** The payments of invoices that we hear of for the first time: some may be refunded already. */
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

/** The payment of an invoice that brought no credits, unless all of it is gone again. */
async function listUnreturned(tx: Transaction, { id, paymentIntentId }: PaidInvoice): Promise<string[]> {
  const row = await findPaymentOfInvoice(tx, id);
  // What was granted before it became a second one (it was paused, say, and resumed) was paid for.
  if (paymentIntentId === null || row === undefined || row.credits > 0) return [];
  return row.refundedAmount === row.amount ? [] : [paymentIntentId];
}

/** Where no renewal will come, the credits of what is over do not wait for one. */
async function endWhatEnded(tx: Transaction, { userId, subscriptions }: Readings): Promise<void> {
  const ends = subscriptions.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt.getTime()]));
  if (ends.length > 0) await endPeriods(tx, { userId, through: new Date(Math.max(...ends)) });
}

/** Invoices of subscriptions; what else is paid in the account is not ours to judge. */
function nobodysPayments(invoices: readonly PaidInvoice[]): Unfulfilled[] {
  return invoices
    .filter(({ subscriptionId, amountPaid }) => subscriptionId !== null && amountPaid > 0)
    .map(({ id }) => ({ objectId: id, reason: 'nobody is known for the customer' }));
}
