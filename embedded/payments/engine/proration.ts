import type Stripe from 'stripe';
import type { LineDraft } from './invoice-object.ts';
import { type ProductNames, remainingLines, unusedLines, wholeLines } from './invoice-lines.ts';
import { firstPeriod, type Period, sameRhythm } from './periods.ts';
import { firstItem, periodOf, rhythmOf } from './subscription-object.ts';

export const prorationBehaviors = ['none', 'create_prorations', 'always_invoice'] as const;
export type ProrationBehavior = (typeof prorationBehaviors)[number];
export type Anchor = 'now' | 'unchanged';

/** How a subscription is to change: to these items, counted from `at` (seconds). */
export interface Change {
  items: Stripe.SubscriptionItem[];
  at: number;
  anchor: Anchor;
  behavior: ProrationBehavior;
}

/** What a change comes to. */
export interface ChangePlan {
  /** The items, in the period that they are in from now on. */
  items: Stripe.SubscriptionItem[];
  period: Period;
  /** A new cycle begins: the next period is counted from this moment. */
  restarts: boolean;
  lines: LineDraft[];
  /** Whether the lines are paid now; else they wait for the next invoice. */
  invoicedNow: boolean;
}

const sameCost = (one: Stripe.SubscriptionItem, other: Stripe.SubscriptionItem | undefined): boolean =>
  other !== undefined && one.price.id === other.price.id && one.quantity === other.quantity;

/**
 * Works out a change of items. A new cycle begins when it is asked for, and when the items are paid in another rhythm than
 * before: then a whole period is paid at once, less what was not used of the old one (unless proration is off).
 */
export function planChange(subscription: Stripe.Subscription, change: Change, names: ProductNames): ChangePlan {
  const { at, behavior } = change;
  const before = subscription.items.data;
  const [first] = change.items;
  const rhythm = rhythmOf(first ?? firstItem(subscription));
  const restarts = change.anchor === 'now' || !sameRhythm(rhythm, rhythmOf(firstItem(subscription)));
  const old = periodOf(subscription);
  const period = restarts ? firstPeriod(at, rhythm) : old;
  const items = change.items.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));

  const find = (list: readonly Stripe.SubscriptionItem[], id: string) => list.find((item) => item.id === id);
  const left = restarts ? before : before.filter((item) => !sameCost(item, find(items, item.id)));
  const come = items.filter((item) => !sameCost(item, find(before, item.id)));
  const prorated = behavior !== 'none';
  const lines = [
    ...(prorated ? unusedLines(left, old, at, names) : []),
    ...(prorated && !restarts ? remainingLines(come, old, at, names) : []),
    ...(restarts ? wholeLines(items, period, names) : []),
  ];
  return {
    items,
    period,
    restarts,
    lines,
    invoicedNow: restarts || (behavior === 'always_invoice' && lines.length > 0),
  };
}
