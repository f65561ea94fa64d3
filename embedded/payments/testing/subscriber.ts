import type Stripe from 'stripe';
import { idIn } from './id-in.ts';
import type { Sandbox } from './sandbox.ts';

/** Seconds of a moment: `at('2026-01-31')` is its midnight, UTC. */
export const at = (iso: string): number => Date.parse(iso.length === 10 ? `${iso}T00:00:00Z` : iso) / 1000;

/** A day as people write it: `2026-02-28`. */
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

export const DAY = 86_400;
export const HOUR = 3600;

/** What is sold in these tests: two plans by the month, and one by the year. */
export interface Plans {
  basic: Stripe.Price;
  plus: Stripe.Price;
  plusYearly: Stripe.Price;
}

export async function createPlans({ stripe }: Sandbox): Promise<Plans> {
  const basic = await stripe.products.create({ name: 'Basic' });
  const plus = await stripe.products.create({ name: 'Plus' });
  const price = (product: Stripe.Product, amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount, recurring: { interval } });
  return {
    basic: await price(basic, 1000, 'month'),
    plus: await price(plus, 3000, 'month'),
    plusYearly: await price(plus, 30_000, 'year'),
  };
}

export interface Subscriber {
  customer: Stripe.Customer;
  clock: Stripe.TestHelpers.TestClock;
}

/** A customer on a clock of its own, who pays with this card (a ready-made name); without one when it is null. */
export async function createSubscriber(
  { stripe }: Sandbox,
  start: number,
  card: string | null = 'pm_card_visa',
): Promise<Subscriber> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ email: 'pat@example.com', name: 'Pat', test_clock: clock.id });
  if (card !== null) await useCard({ stripe }, customer.id, card);
  return { customer, clock };
}

/** Saves a card to a customer and pays with it from now on. */
export async function useCard({ stripe }: Pick<Sandbox, 'stripe'>, customer: string, card: string): Promise<string> {
  const { id } = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  return id;
}

/** Moves a clock on, in steps that the wire allows, and waits until everything on the way is done. */
export async function advanceTo({ stripe }: Sandbox, clock: string, to: number, step = 45 * DAY): Promise<void> {
  let { frozen_time: now } = await stripe.testHelpers.testClocks.retrieve(clock);
  while (now < to) {
    now = Math.min(to, now + step);
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: now });
    const until = Date.now() + 20_000;
    while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== 'ready') {
      if (Date.now() > until) throw new Error(`the clock ${clock} does not get ready`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The invoice of a subscription that was made last, with its payments. */
export async function latestInvoice({ stripe }: Sandbox, subscription: string): Promise<Stripe.Invoice> {
  const [invoice] = (await stripe.invoices.list({ subscription, limit: 1, expand: ['data.payments'] })).data;
  if (invoice === undefined) throw new Error(`${subscription} has no invoice`);
  return invoice;
}

/** The intent that pays an invoice, which must have been asked for with its payments. */
export const intentOf = (invoice: Stripe.Invoice): string => idIn(invoice.payments?.data[0]?.payment.payment_intent);

/** The period that a subscription is in, as two days. */
export function periodDays(subscription: Stripe.Subscription): [string, string] {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  return [dayOf(item.current_period_start), dayOf(item.current_period_end)];
}

/** Waits for the first received event of this type about something of a customer. */
export async function eventOf<T extends Stripe.Event['type']>(
  { received }: Sandbox,
  type: T,
  customer: string,
): Promise<Extract<Stripe.Event, { type: T }>> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const found = received.find(
      ({ type: name, data: { object } }) => name === type && 'customer' in object && object.customer === customer,
    );
    if (found !== undefined) return found as Extract<Stripe.Event, { type: T }>;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no event ${type} of ${customer}`);
}
