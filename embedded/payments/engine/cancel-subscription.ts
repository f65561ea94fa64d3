import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { liveSubscription } from './change-subscription.ts';
import { collect } from './collect-invoice.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { productNames, unusedLines } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, keepDraft } from './invoices.ts';
import { keepPendingLines, pendingLines } from './pending-lines.ts';
import { periodOf } from './subscription-object.ts';
import { changeSubscription, endSubscription } from './subscription-status.ts';

export interface Cancel {
  /** Seconds, for a moment of one's own. */
  at: 'now' | 'period_end' | number;
  /** The portal writes a cancellation for the period's end as a moment; the API sets `cancel_at_period_end` too. */
  by: 'portal' | 'api';
  feedback?: Stripe.Subscription.CancellationDetails.Feedback | null | undefined;
  comment?: string | null | undefined;
}

/** Cancels a subscription, now or later. Throws a 404 or a 400 when there is nothing to cancel. */
export async function cancelSubscription(state: State, id: string, cancel: Cancel): Promise<Stripe.Subscription> {
  const before = await liveSubscription(state, id);
  const canceledAt = await nowOf(state, idOf(before.customer));
  const details: Stripe.Subscription.CancellationDetails = {
    comment: cancel.comment ?? null,
    feedback: cancel.feedback ?? null,
    feedback_option: null,
    reason: 'cancellation_requested',
  };
  if (cancel.at === 'now') {
    return endSubscription(
      state,
      { ...before, canceled_at: canceledAt, cancellation_details: details },
      'cancellation_requested',
    );
  }
  return changeSubscription(state, before, {
    cancel_at: cancel.at === 'period_end' ? periodOf(before).end : cancel.at,
    cancel_at_period_end: cancel.at === 'period_end' && cancel.by === 'api',
    canceled_at: canceledAt,
    cancellation_details: details,
  });
}

/** What a subscription is like that goes on after all. */
export const goesOn = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
} satisfies Partial<Stripe.Subscription>;

/** Takes back a cancellation that has not come into force. */
export async function resumeSubscription(state: State, id: string): Promise<Stripe.Subscription> {
  return changeSubscription(state, await liveSubscription(state, id), goesOn);
}

/** Settles a subscription before it ends now: what waits for an invoice, and (`prorate`) what is paid and not used. */
export async function settleBeforeEnd(state: State, id: string, prorate: boolean): Promise<void> {
  const subscription = await liveSubscription(state, id);
  const customer = await state.get('customer', idOf(subscription.customer) ?? '');
  if (customer === undefined) return;
  const now = await nowOf(state, customer.id);
  const items = subscription.items.data;
  const period = periodOf(subscription);
  const unused = prorate ? unusedLines(items, period, now, await productNames(state, items)) : [];
  const lines = [...(await pendingLines(state, id)), ...unused];
  if (lines.length === 0) return;
  await keepPendingLines(state, id, []);
  const draft = await draftInvoice(state, {
    customer,
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start: period.start, end: now },
  });
  await changeSubscription(state, subscription, { latest_invoice: draft.id });
  const open = await finalizeInvoice(state, await keepDraft(state, draft, null));
  await collect(state, open, { automatic: true, offSession: true });
}
