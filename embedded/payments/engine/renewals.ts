import type Stripe from 'stripe';
import { onDue } from '../due-work.ts';
import type { State } from '../state.ts';
import { collect } from './collect-invoice.ts';
import { idOf } from './id-of.ts';
import { productNames, wholeLines } from './invoice-lines.ts';
import type { LineDraft } from './invoice-object.ts';
import { draftInvoice, finalizeInvoice, invoiceWork, keepDraft } from './invoices.ts';
import { keepPendingLines, nextPlan, pendingLines } from './pending-lines.ts';
import { type Period, periodEnd, sameRhythm } from './periods.ts';
import {
  endOf,
  firstItem,
  isLive,
  isRecurring,
  itemList,
  periodOf,
  rhythmOf,
  withPrice,
} from './subscription-object.ts';
import { dropSchedule } from './subscription-schedule.ts';
import { changeSubscription, endSubscription, expireSubscription, subscriptionWork } from './subscription-status.ts';

/** A renewal's invoice stays a draft for an hour. */
const draftSeconds = 3600;

/** What a subscription is in its next period. */
interface NextPeriod {
  items: Stripe.SubscriptionItem[];
  period: Period;
  anchor: number;
}

async function nextPeriod(state: State, subscription: Stripe.Subscription): Promise<NextPeriod> {
  const start = periodOf(subscription).end;
  const change = await nextPlan(state, subscription.id);
  const price = change === null ? undefined : await state.get('price', change.price);
  const first = firstItem(subscription);
  const changed = price !== undefined && isRecurring(price) ? withPrice(first, price) : first;
  const item = change === null ? changed : { ...changed, quantity: change.quantity };
  const rhythm = rhythmOf(item);
  const anchor = sameRhythm(rhythm, rhythmOf(first)) ? subscription.billing_cycle_anchor : start;
  const period = { start, end: periodEnd(anchor, rhythm, start) };
  const items = [item, ...subscription.items.data.slice(1)].map((one) => ({
    ...one,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  return { items, period, anchor };
}

/**
 * The invoice of the coming renewal, with the prorations that wait for it (or with `waiting` in their place); nothing of
 * it is kept. Null when the subscription ends before.
 */
export async function upcomingInvoice(
  state: State,
  subscription: Stripe.Subscription,
  waiting?: LineDraft[],
): Promise<Stripe.Invoice | null> {
  const customer = await state.get('customer', idOf(subscription.customer) ?? '');
  const endsAt = endOf(subscription);
  const current = periodOf(subscription);
  if (customer === undefined || !isLive(subscription) || (endsAt !== null && endsAt <= current.end)) return null;
  const next = await nextPeriod(state, subscription);
  const invoice = await draftInvoice(state, {
    id: state.newId('upcoming_in'),
    customer,
    subscription,
    lines: [
      ...(waiting ?? (await pendingLines(state, subscription.id))),
      ...wholeLines(next.items, next.period, await productNames(state, next.items)),
    ],
    reason: 'upcoming',
    period: current,
  });
  return { ...invoice, created: current.end, next_payment_attempt: current.end + draftSeconds };
}

async function announce(state: State, id: string): Promise<void> {
  const subscription = await state.get('subscription', id);
  const invoice = subscription === undefined ? null : await upcomingInvoice(state, subscription);
  if (invoice !== null) await state.emit('invoice.upcoming', invoice);
}

/** The end of a period, or the moment of a cancellation: renews the subscription, or ends it. */
async function cycle(state: State, id: string): Promise<void> {
  const subscription = await state.get('subscription', id);
  if (subscription === undefined || !isLive(subscription) || subscription.status === 'incomplete') return;
  const now = await state.now(idOf(subscription.test_clock));
  const endsAt = endOf(subscription);
  if (endsAt !== null && endsAt <= now) {
    await endSubscription(state, subscription, 'cancellation_requested');
  } else if (periodOf(subscription).end <= now) {
    await renew(state, subscription);
  }
}

async function renew(state: State, subscription: Stripe.Subscription): Promise<void> {
  const customer = await state.get('customer', idOf(subscription.customer) ?? '');
  if (customer === undefined) return;
  const next = await nextPeriod(state, subscription);
  const draft = await draftInvoice(state, {
    customer,
    subscription,
    lines: [
      ...(await pendingLines(state, subscription.id)),
      ...wholeLines(next.items, next.period, await productNames(state, next.items)),
    ],
    reason: 'subscription_cycle',
    period: periodOf(subscription),
  });
  await keepPendingLines(state, subscription.id, []);
  await changeSubscription(state, subscription, {
    ...(await dropSchedule(state, subscription)),
    billing_cycle_anchor: next.anchor,
    items: itemList(subscription.id, next.items),
    latest_invoice: draft.id,
  });
  await keepDraft(state, draft, draft.created + draftSeconds);
}

async function finalizeDue(state: State, id: string): Promise<void> {
  const draft = await state.get('invoice', id);
  if (draft?.status !== 'draft') return;
  const open = await finalizeInvoice(state, draft);
  await collect(state, open, { automatic: true, offSession: true });
}

async function retryDue(state: State, id: string): Promise<void> {
  const invoice = await state.get('invoice', id);
  if (invoice?.status !== 'open') return;
  await collect(state, invoice, { automatic: true, offSession: true });
}

onDue(subscriptionWork.cycle, (state, { id }) => cycle(state, id));
onDue(subscriptionWork.upcoming, (state, { id }) => announce(state, id));
onDue(subscriptionWork.expire, (state, { id }) => expireSubscription(state, id));
onDue(invoiceWork.finalize, (state, { id }) => finalizeDue(state, id));
onDue(invoiceWork.retry, (state, { id }) => retryDue(state, id));
