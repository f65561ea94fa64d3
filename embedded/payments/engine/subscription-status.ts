import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { changedFields } from '../wire/changed-fields.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { stopCollecting, voidInvoice } from './invoices.ts';
import { endOf, isLive, periodOf } from './subscription-object.ts';

/** The work that moves subscriptions on; see `renewals.ts`. */
export const subscriptionWork = {
  /** Renews it, or ends it. */
  cycle: 'cycle-subscription',
  /** Tells that an invoice is near. */
  upcoming: 'upcoming-invoice',
  /** Gives up a subscription whose first payment did not come. */
  expire: 'expire-subscription',
} as const;

const hour = 3600;
/** A first payment may be made within 23 hours. */
const firstPaymentWithin = 23 * hour;
/** The coming invoice is announced a week ahead. */
const announcedBefore = 7 * 24 * hour;

/** Keeps a subscription as it is now, plans what is next for it, and tells of the change if there is one. */
export async function changeSubscription(
  state: State,
  before: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Promise<Stripe.Subscription> {
  const after: Stripe.Subscription = { ...before, ...changes };
  await state.put('subscription', after);
  await planWork(state, after);
  const previous = changedFields(before, after);
  if (Object.keys(previous).length > 0) await state.emit('customer.subscription.updated', after, previous);
  return after;
}

/** Plans what happens to a subscription of itself, by its clock: nothing once it has ended. */
export async function planWork(state: State, subscription: Stripe.Subscription): Promise<void> {
  const { id } = subscription;
  const clock = idOf(subscription.test_clock);
  const incomplete = subscription.status === 'incomplete';
  const runs = isLive(subscription) && !incomplete;
  const { start, end } = periodOf(subscription);
  const endsAt = endOf(subscription);

  const plan = async (kind: string, at: number | null) =>
    at === null ? state.cancelWork(kind, id) : state.schedule({ kind, id, at, clock });
  await plan(subscriptionWork.expire, incomplete ? subscription.created + firstPaymentWithin : null);
  await plan(subscriptionWork.cycle, runs ? Math.min(end, endsAt ?? end) : null);

  const announceAt = end - announcedBefore;
  const renews = runs && (endsAt === null || endsAt > end);
  const now = await state.now(clock);
  await plan(subscriptionWork.upcoming, renews && announceAt > Math.max(start, now - 1) ? announceAt : null);
}

/** Ends a subscription for good, at this moment. */
export async function endSubscription(
  state: State,
  before: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Promise<Stripe.Subscription> {
  const at = await nowOf(state, idOf(before.customer));
  const ended: Stripe.Subscription = {
    ...before,
    canceled_at: before.canceled_at ?? at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...before.cancellation_details,
      reason: before.cancellation_details?.reason ?? reason,
    },
    ended_at: at,
    status: 'canceled',
  };
  await state.put('subscription', ended);
  await planWork(state, ended);
  await stopCollecting(state, ended.id);
  // What was never begun is not owed.
  if (before.status === 'incomplete') await voidOpen(state, ended.id);
  await state.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Gives up a subscription whose first payment did not come in time. */
export async function expireSubscription(state: State, id: string): Promise<void> {
  const subscription = await state.get('subscription', id);
  if (subscription?.status !== 'incomplete') return;
  const at = await nowOf(state, idOf(subscription.customer));
  await changeSubscription(state, subscription, { status: 'incomplete_expired', ended_at: at });
  await voidOpen(state, id);
}

async function voidOpen(state: State, subscription: string): Promise<void> {
  for (const invoice of await state.list('invoice', { subscription, status: 'open' }))
    await voidInvoice(state, invoice);
}

/** A customer goes: all of its subscriptions end now. */
export async function endSubscriptionsOf(state: State, customer: string): Promise<void> {
  for (const subscription of await state.list('subscription', { customer })) {
    if (isLive(subscription)) await endSubscription(state, subscription, 'cancellation_requested');
  }
}
