import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import type { Period, Rhythm } from './periods.ts';

/** A price with its rhythm; only such prices can be subscribed to. */
export type RecurringPrice = Stripe.Price & { recurring: Stripe.Price.Recurring };

export function isRecurring(price: Stripe.Price): price is RecurringPrice {
  return price.recurring !== null;
}

/** How often a subscription is paid. All of its items have the same rhythm. */
export function rhythmOf(item: Stripe.SubscriptionItem): Rhythm {
  return item.price.recurring ?? { interval: 'month', interval_count: 1 };
}

/** What one period of an item costs, in the currency's smallest unit. */
export function amountOf({ price, quantity }: Pick<Stripe.SubscriptionItem, 'price' | 'quantity'>): number {
  return (price.unit_amount ?? 0) * (quantity ?? 1);
}

type WithItems = Pick<Stripe.Subscription, 'id' | 'items'>;

/** The item that says what period the subscription is in. Throws on a subscription without items, which is never kept. */
export function firstItem(subscription: WithItems): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`subscription ${subscription.id} has no items`);
  return item;
}

/** The period that a subscription is in: its items have the same one. */
export function periodOf(subscription: WithItems): Period {
  const item = firstItem(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
}

/** Whether it goes on: it has neither ended nor failed to begin. */
export function isLive({ status }: Stripe.Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** The moment at which a subscription ends of itself; null when it goes on. */
export function endOf(subscription: Stripe.Subscription): number | null {
  return subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodOf(subscription).end : null);
}

/** The older form of a price, which items still carry. */
function planOf(price: RecurringPrice): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: price.recurring.meter,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: price.recurring.usage_type,
  };
}

/** An item under a new price; all else stays. */
export function withPrice(item: Stripe.SubscriptionItem, price: RecurringPrice): Stripe.SubscriptionItem {
  return { ...item, price, plan: planOf(price) };
}

export interface ItemParts {
  id: string;
  subscription: string;
  price: RecurringPrice;
  quantity: number;
  metadata: Record<string, string>;
  created: number;
  period: Period;
}

export function newItem({
  id,
  subscription,
  price,
  quantity,
  metadata,
  created,
  period,
}: ItemParts): Stripe.SubscriptionItem {
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The items as the list that a subscription carries. */
export function itemList(
  subscription: string,
  data: Stripe.SubscriptionItem[],
): Stripe.ApiList<Stripe.SubscriptionItem> {
  return { object: 'list', data, has_more: false, url: `/v1/subscription_items?subscription=${subscription}` };
}

export interface SubscriptionParts {
  id: string;
  customer: string;
  items: Stripe.SubscriptionItem[];
  currency: string;
  created: number;
  clock: string | null;
  status: Stripe.Subscription.Status;
  paymentMethod: string | null;
  latestInvoice: string;
  metadata: Record<string, string>;
  description: string | null;
}

export function newSubscription(parts: SubscriptionParts): Stripe.Subscription {
  return {
    id: parts.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: parts.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: parts.created,
    currency: parts.currency,
    customer: parts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: parts.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: parts.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: itemList(parts.id, parts.items),
    latest_invoice: parts.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: parts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: parts.created,
    status: parts.status,
    test_clock: parts.clock,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
