import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscription } from '../db/tables/billing.ts';
import { idOf } from '../outside/payments/events.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import {
  balance,
  customerOf,
  eventsSettled,
  expectSound,
  lotsOf,
  moveClock,
  openPlan,
  patience,
  payAt,
  post,
} from './testing/customers.ts';
import { eventsOf, sendEvent, withoutEvents } from './testing/happenings.ts';
import { balances, current, itemOf, priceOf, purchases, subscriber } from './testing/subscribers.ts';

/** Of the thirty ways in which others lost money, those of subscriptions. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

test('12 a proration grants no month', async () => {
  const person = await subscriber(house);
  const { subscription: id, item } = await itemOf(house, person);
  await moveClock(house, person, new Date(Date.now() + 10 * 86_400_000));
  await house.payments.stripe.subscriptions.update(id, {
    items: [{ id: item, price: await priceOf(person, 750) }],
    proration_behavior: 'always_invoice',
  });
  await expect.poll(async () => (await current(person))?.planCredits, patience).toBe(750);
  await eventsSettled(house);
  expect(await balance(person)).toBe(255);
  const paid = await purchases(person);
  expect(paid).toMatchObject([{ credits: 0, description: 'Change of plan' }, { credits: 250 }]);
  expect(paid[0]?.amount).toBeGreaterThan(0);
});

test('13 an upgrade late in the month pays a whole month for a whole month of credits', async () => {
  const person = await subscriber(house);
  const { subscription: id, item } = await itemOf(house, person);
  await moveClock(house, person, new Date(Date.now() + 27 * 86_400_000));
  await house.payments.stripe.subscriptions.update(id, {
    items: [{ id: item, price: await priceOf(person, 750) }],
    proration_behavior: 'none',
    billing_cycle_anchor: { type: 'now' },
  });
  await expect.poll(() => balance(person), patience).toBe(1005);
  expect(await purchases(person)).toMatchObject([
    { credits: 750, amount: 12_900 },
    { credits: 250, amount: 4900 },
  ]);
  // The month that was paid begins now: what follows a few days later is no renewal.
  await moveClock(house, person, new Date(Date.now() + 33 * 86_400_000));
  await eventsSettled(house);
  expect(await purchases(person)).toHaveLength(2);
});

test('14 events out of order leave what is true now', async () => {
  const person = await subscriber(house);
  const { subscription: id } = await itemOf(house, person);
  await house.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect.poll(async () => (await current(person))?.cancelAtPeriodEnd, patience).toBe(true);
  await house.payments.stripe.subscriptions.cancel(id);
  await expect.poll(() => current(person), patience).toBeNull();
  const told = await eventsOf(
    house,
    person,
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
  );
  for (const event of told) await sendEvent(house, { ...event, id: `${event.id}_late` });
  expect(await current(person)).toBeNull();
  const [row] = await house.db.select().from(subscription).where(eq(subscription.stripeSubscriptionId, id));
  expect(row).toMatchObject({ status: 'canceled', live: false });
  // It was paid to its end, so its credits stay until then.
  expect(await balance(person)).toBe(255);
});

test('16 a second subscription is canceled, its money returned and none of its credits given', async () => {
  const person = await subscriber(house);
  const { subscription: first } = await itemOf(house, person);
  const customer = await customerOf(house, person);
  const { stripe } = house.payments;
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  const second = await stripe.subscriptions.create({
    customer,
    items: [{ price: await priceOf(person, 750) }],
    default_payment_method: method?.id ?? '',
  });
  expect(second.status).toBe('active');
  await expect.poll(async () => (await stripe.subscriptions.retrieve(second.id)).status, patience).toBe('canceled');
  await eventsSettled(house);
  const [invoice] = (await stripe.invoices.list({ subscription: second.id, expand: ['data.payments'] })).data;
  const intent = idOf(invoice?.payments?.data[0]?.payment.payment_intent) ?? '';
  expect(intent).toMatch(/^pi_/);
  // A reading that began before the payment was there cancels first; the next one returns the money.
  const refunds = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    return data.map(({ amount, status }) => [amount, status]);
  };
  await expect.poll(refunds, patience).toEqual([[12_900, 'succeeded']]);
  await eventsSettled(house);
  expect((await stripe.subscriptions.retrieve(first)).status).toBe('active');
  expect(await current(person)).toMatchObject({ planCredits: 250 });
  expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
  expect(await purchases(person)).toMatchObject([
    { credits: 0, amount: 12_900, refundedAmount: 12_900 },
    { credits: 250, refundedAmount: 0 },
  ]);
});

test('16 of two that nobody had heard of, the one that began first stays', async () => {
  const person = await house.person();
  const { stripe } = house.payments;
  const second = await withoutEvents(house, async () => {
    await payAt(await openPlan(house, person));
    const customer = await customerOf(house, person);
    // What began first is told by the second of its beginning.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
    return stripe.subscriptions.create({
      customer,
      items: [{ price: await priceOf(person, 250) }],
      default_payment_method: method?.id ?? '',
    });
  });
  const [newest] = await eventsOf(house, person, 'customer.subscription.created');
  expect(await sendEvent(house, newest ?? {})).toBe(200);
  expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
  expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
});

test('17 the end of the period is read where it is: on the items', async () => {
  const person = await subscriber(house);
  const { subscription: id } = await itemOf(house, person);
  const { items } = await house.payments.stripe.subscriptions.retrieve(id);
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000);
  expect(end.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await current(person)).toMatchObject({ currentPeriodEnd: end.toISOString(), cancelAtPeriodEnd: false });
  expect((await balances(person)).sources[0]).toMatchObject({ type: 'subscription_monthly', credits: 250 });
});

test('18 a cancellation in the portal is seen, and so is one over the wire', async () => {
  const person = await subscriber(house);
  const { subscription: id } = await itemOf(house, person);
  const portal = await person.call('POST /api/subscriptions/portal', { body: {} });
  await post(`${portal.body.url}/cancel`, { subscription: id });
  await expect.poll(async () => (await current(person))?.cancelAtPeriodEnd, patience).toBe(true);
  expect(await house.payments.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
  await post(`${portal.body.url}/resume`, { subscription: id });
  await expect.poll(async () => (await current(person))?.cancelAtPeriodEnd, patience).toBe(false);
  await house.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect.poll(async () => (await current(person))?.cancelAtPeriodEnd, patience).toBe(true);
});

test('24 a subscription of 31 January is paid and granted each month, at its end', async () => {
  const person = await house.person();
  const { stripe } = house.payments;
  const at = (date: string) => Math.floor(Date.parse(date) / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at('2027-01-31T10:00:00Z') });
  const customer = await stripe.customers.create({ test_clock: clock.id, metadata: { user_id: person.id } });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: await priceOf(person, 250) }],
    default_payment_method: method.id,
  });
  await expect.poll(() => balance(person), patience).toBe(255);
  for (const date of ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z', '2027-04-30T12:00:00Z']) {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(date) });
    const periods = async () => (await purchases(person))[0]?.createdAt.slice(0, 10);
    await expect.poll(periods, patience).toBe(date.slice(0, 10));
    // Those of the month before are over at once.
    expect(await balance(person)).toBe(255);
  }
  const history = await person.call('GET /api/billing/history');
  const grants = history.body
    .filter(({ type }) => type === 'subscription_monthly')
    .map(({ description }) => description);
  expect(grants.toReversed()).toEqual([
    'Monthly credits: Clarity, Jan 31, 2027 to Feb 28, 2027',
    'Monthly credits: Clarity, Feb 28, 2027 to Mar 31, 2027',
    'Monthly credits: Clarity, Mar 31, 2027 to Apr 30, 2027',
    'Monthly credits: Clarity, Apr 30, 2027 to May 31, 2027',
  ]);
  expect((await lotsOf(house, person)).filter(({ remaining }) => remaining > 0)).toHaveLength(2);
});
