import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { previewChange } from './change-subscription.ts';
import { afterIntervals, type Rhythm } from './periods.ts';
import { type Anchor, type ProrationBehavior, prorationBehaviors } from './proration.ts';
import {
  amountOf,
  firstItem,
  isRecurring,
  periodOf,
  type RecurringPrice,
  rhythmOf,
  withPrice,
} from './subscription-object.ts';

type UpdateFeature = Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate;

/** A plan that the portal offers, and what choosing it would do. */
export interface PortalOffer {
  price: Stripe.Price;
  product: Stripe.Product;
  /** The subscription has this price now. */
  current: boolean;
  /** When it would change; `at` in seconds. */
  when: 'now' | 'period_end';
  at: number;
  /** What is paid at the moment of the change, in the currency's smallest unit; 0 when nothing is. */
  amountDue: number;
}

/** How the portal changes a plan: the configuration's words, narrowed to those that the engine knows. */
export function changeTerms(feature: UpdateFeature): { anchor: Anchor; prorationBehavior: ProrationBehavior } {
  return {
    anchor: feature.billing_cycle_anchor === 'now' ? 'now' : 'unchanged',
    prorationBehavior: prorationBehaviors.find((behavior) => behavior === feature.proration_behavior) ?? 'none',
  };
}

const lengthOf = (rhythm: Rhythm): number => afterIntervals(0, rhythm, 1);

/** Whether the configuration puts this change off to the end of the period: by a lower price, or a shorter interval. */
export function waitsForPeriodEnd(
  subscription: Stripe.Subscription,
  to: RecurringPrice,
  feature: UpdateFeature,
): boolean {
  const item = firstItem(subscription);
  return feature.schedule_at_period_end.conditions.some(({ type }) =>
    type === 'decreasing_item_amount'
      ? amountOf(withPrice(item, to)) < amountOf(item)
      : type === 'shortening_interval' && lengthOf(to.recurring) < lengthOf(rhythmOf(item)),
  );
}

/** The prices that a subscription may change to, in the configuration's order, with what the change would do. */
export async function offersFor(
  state: State,
  subscription: Stripe.Subscription,
  feature: UpdateFeature,
): Promise<PortalOffer[]> {
  const offers: PortalOffer[] = [];
  for (const { product: productId, prices } of feature.products ?? []) {
    const product = await state.get('product', productId);
    for (const id of prices) {
      const price = await state.get('price', id);
      const current = id === firstItem(subscription).price.id;
      if (product === undefined || price === undefined || !isRecurring(price)) continue;
      if (!current && (!price.active || price.currency !== subscription.currency)) continue;
      offers.push(await offerOf(state, subscription, feature, { product, price, current }));
    }
  }
  return offers;
}

async function offerOf(
  state: State,
  subscription: Stripe.Subscription,
  feature: UpdateFeature,
  offered: { product: Stripe.Product; price: RecurringPrice; current: boolean },
): Promise<PortalOffer> {
  if (!offered.current && waitsForPeriodEnd(subscription, offered.price, feature)) {
    return { ...offered, when: 'period_end', at: periodOf(subscription).end, amountDue: 0 };
  }
  const at = await nowOf(state, idOf(subscription.customer));
  if (offered.current) return { ...offered, when: 'now', at, amountDue: 0 };
  const items = [withPrice(firstItem(subscription), offered.price), ...subscription.items.data.slice(1)];
  const { invoice } = await previewChange(state, subscription, { items, ...changeTerms(feature) });
  return { ...offered, when: 'now', at, amountDue: invoice?.amount_due ?? 0 };
}
