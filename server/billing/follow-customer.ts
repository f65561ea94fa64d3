import { endPeriods } from '../credits/end-periods.ts';
import { inTransaction, type Transaction } from '../db/connect.ts';
import type { PaidInvoice } from '../outside/payments/invoice-reading.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import { findPaymentOfInvoice, linkCustomer, lockPayer } from './billing-effects-store.ts';
import { nothingToFinish, type EffectParts, type Finish } from './effect-parts.ts';
import type { Fulfilled } from './grant-pack.ts';
import { grantPeriods } from './grant-periods.ts';
import { readCustomer, type CustomerReading, type StrangerReading } from './read-customer.ts';
import { isLive, judgeSubscriptions, recordSubscriptions } from './record-subscriptions.ts';
import { undoDuplicates } from './undo-duplicates.ts';
import { tellUnfulfilled, type Unfulfilled } from './unfulfilled.ts';

const ATTEMPTS = 5;

/**
 * Brings everything that follows from a customer's subscriptions and paid invoices in line with what the provider says
 * now: the subscription, the credits of paid periods, the end of ended ones. However often it runs, and after whichever
 * event, the outcome is the same. A customer that is none of ours is left alone.
 *
 * Before a subscription is called a second one, and again before it is undone, the one that counts is read once more: a
 * slow reading must not undo the only one. Where that has ended meanwhile, all of it starts over.
 *
 * @param finish runs in the transaction of the effect; where a duplicate had to be undone at the provider, after that
 */
export async function followCustomer(
  parts: EffectParts,
  customerId: string,
  finish: Finish = nothingToFinish,
): Promise<Fulfilled> {
  let granted = 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const reading = await readCustomer(parts, customerId);
    if ('owner' in reading) return leaveAlone(parts, reading, finish);
    const effect = await applySurely(parts, reading, finish);
    if (effect === null) continue;
    granted += effect.granted;
    tellUnfulfilled(parts.log, effect.unfulfilled);
    const fulfilled = { granted, unfulfilled: effect.unfulfilled };
    if (effect.toUndo === null) return fulfilled;
    if (effect.live !== null && !(await livesNow(parts, effect.live))) continue;
    await undoDuplicates(parts, effect.toUndo);
    await inTransaction(parts.db, finish);
    return fulfilled;
  }
  throw new Error('The subscriptions of a customer kept changing while they were read');
}

async function leaveAlone(
  { db, log }: EffectParts,
  { owner, invoices }: StrangerReading,
  finish: Finish,
): Promise<Fulfilled> {
  await inTransaction(db, finish);
  const unfulfilled = owner.is === 'nobody' ? nobodysPayments(invoices) : [];
  tellUnfulfilled(log, unfulfilled);
  return { granted: 0, unfulfilled };
}

async function livesNow({ payments }: EffectParts, subscriptionId: string): Promise<boolean> {
  const now = await payments.readSubscription(subscriptionId);
  return now !== null && isLive(now.status);
}

/** What a reading led to. */
interface Effect {
  granted: number;
  unfulfilled: Unfulfilled[];
  /** The subscription that counts. */
  live: string | null;
  /** What is left to undo at the provider; null when nothing is, and then it is finished. */
  toUndo: { subscriptions: readonly SubscriptionReading[]; paymentIntentIds: readonly string[] } | null;
}

/** Applies a reading; null where one subscription would be a second beside one that has ended meanwhile. */
async function applySurely(parts: EffectParts, reading: CustomerReading, finish: Finish): Promise<Effect | null> {
  let confirmed: string | null = null;
  for (;;) {
    const effect: Effect | { ask: string } = await inTransaction(parts.db, (tx) =>
      applyReading(tx, reading, confirmed, finish),
    );
    if (!('ask' in effect)) return effect;
    if (effect.ask === confirmed || !(await livesNow(parts, effect.ask))) return null;
    confirmed = effect.ask;
  }
}

/** @returns `ask`: nothing was written, since this subscription has to be known to live first */
async function applyReading(
  tx: Transaction,
  reading: CustomerReading,
  confirmed: string | null,
  finish: Finish,
): Promise<Effect | { ask: string }> {
  const { userId, customerId, subscriptions, invoices, terms, payments, readAt } = reading;
  await lockPayer(tx, userId);
  const judgement = await judgeSubscriptions(tx, reading);
  const { live, duplicates, hasNewDuplicate } = judgement;
  if (hasNewDuplicate && live !== null && live !== confirmed) return { ask: live };
  await linkCustomer(tx, userId, customerId);
  await recordSubscriptions(tx, reading, judgement, terms);
  const unfulfilled: Unfulfilled[] = [];
  const toRefund: string[] = [];
  let granted = 0;
  for (const invoice of invoices) {
    if (invoice.subscriptionId === null) continue;
    const isDuplicate = duplicates.has(invoice.subscriptionId);
    const payment = payments.get(invoice.paymentIntentId ?? '') ?? null;
    const done = await grantPeriods(tx, { userId, invoice, terms, isDuplicate, payment, readAt });
    granted += done.granted;
    unfulfilled.push(...done.unfulfilled);
    if (isDuplicate) toRefund.push(...(await listUnreturned(tx, invoice)));
  }
  await endWhatEnded(
    tx,
    userId,
    subscriptions.filter(({ id }) => !duplicates.has(id)),
  );
  const toCancel = subscriptions.filter(({ id, status }) => duplicates.has(id) && isLive(status));
  if (toCancel.length > 0 || toRefund.length > 0) {
    return { granted, unfulfilled, live, toUndo: { subscriptions: toCancel, paymentIntentIds: toRefund } };
  }
  await finish(tx);
  return { granted, unfulfilled, live, toUndo: null };
}

/** The payment of an invoice that brought no credits, unless all of it is gone again. */
async function listUnreturned(tx: Transaction, { id, paymentIntentId }: PaidInvoice): Promise<string[]> {
  const row = await findPaymentOfInvoice(tx, id);
  // What was granted before it became a second one (it was paused, say, and resumed) was paid for.
  if (paymentIntentId === null || row === undefined || row.credits > 0) return [];
  return row.refundedAmount === row.amount ? [] : [paymentIntentId];
}

/** Where no renewal will come, the credits of what is over do not wait for one. */
async function endWhatEnded(
  tx: Transaction,
  userId: string,
  subscriptions: readonly SubscriptionReading[],
): Promise<void> {
  const ends = subscriptions.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt.getTime()]));
  if (ends.length > 0) await endPeriods(tx, { userId, through: new Date(Math.max(...ends)) });
}

/** Invoices of subscriptions; what else is paid in the account is not ours to judge. */
export function nobodysPayments(invoices: readonly PaidInvoice[]): Unfulfilled[] {
  return invoices
    .filter(({ subscriptionId, amountPaid }) => subscriptionId !== null && amountPaid > 0)
    .map(({ id }) => ({ objectId: id, reason: 'nobody is known for the customer' }));
}
