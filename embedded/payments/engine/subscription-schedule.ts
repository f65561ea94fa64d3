import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { requirePrice } from './refusals.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { keepNextPlan, type NextPlan } from './pending-lines.ts';
import { periodEnd } from './periods.ts';
import { firstItem, periodOf, rhythmOf, withPrice } from './subscription-object.ts';
import { changeSubscription } from './subscription-status.ts';

/** Lets a subscription change when its period ends: until then a schedule says so, as the provider's portal makes one. */
export async function scheduleChange(state: State, before: Stripe.Subscription, plan: NextPlan): Promise<void> {
  const dropped = await dropSchedule(state, before);
  const schedule = await newSchedule(state, before, plan);
  await state.put('subscription_schedule', schedule);
  await state.emit('subscription_schedule.created', schedule);
  await keepNextPlan(state, before.id, plan);
  await changeSubscription(state, before, { ...dropped, schedule: schedule.id });
}

/** Forgets what a subscription would have changed to. Answers how that changes the subscription, for who keeps it. */
export async function dropSchedule(
  state: State,
  subscription: Stripe.Subscription,
): Promise<Pick<Stripe.Subscription, 'schedule'>> {
  await keepNextPlan(state, subscription.id, null);
  const schedule = await state.get('subscription_schedule', idOf(subscription.schedule) ?? '');
  if (schedule !== undefined) {
    const released: Stripe.SubscriptionSchedule = {
      ...schedule,
      current_phase: null,
      released_at: await nowOf(state, idOf(subscription.customer)),
      released_subscription: subscription.id,
      status: 'released',
      subscription: null,
    };
    await state.put('subscription_schedule', released);
    await state.emit('subscription_schedule.released', released);
  }
  return { schedule: null };
}

async function newSchedule(
  state: State,
  subscription: Stripe.Subscription,
  plan: NextPlan,
): Promise<Stripe.SubscriptionSchedule> {
  const item = firstItem(subscription);
  const price = await requirePrice(state, plan.price, 'price');
  const now = periodOf(subscription);
  const next = { start: now.end, end: periodEnd(now.end, rhythmOf(withPrice(item, price)), now.end) };
  return {
    id: state.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: await nowOf(state, idOf(subscription.customer)),
    current_phase: { start_date: now.start, end_date: now.end },
    customer: idOf(subscription.customer) ?? '',
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phase(subscription.currency, now, { price: item.price.id, quantity: item.quantity ?? 1 }),
      phase(subscription.currency, next, plan),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: idOf(subscription.test_clock),
  };
}

function phase(
  currency: string,
  { start, end }: { start: number; end: number },
  { price, quantity }: NextPlan,
): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
