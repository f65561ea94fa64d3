import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingCustomer, creditOrder, stripeEvent } from '../db/tables/billing.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import {
  accounts,
  balance,
  comeBack,
  customerOf,
  eventsSettled,
  expectSound,
  openPack,
  openPlan,
  patience,
  payAt,
  post,
} from './testing/customers.ts';
import { breakTable, eventsOf, sendEvent, withoutEvents } from './testing/happenings.ts';
import { buyUnheard, current, itemOf, purchases, subscriber } from './testing/subscribers.ts';

/** Of the thirty ways in which others lost money, those between a payment and its credits. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

test('2 a redelivered webhook grants once', async () => {
  const person = await subscriber(house);
  const session = await payAt(await openPack(person));
  expect(session).toMatch(/^cs_/);
  await expect.poll(() => balance(person), patience).toBe(405);
  const told = await eventsOf(
    house,
    person,
    'checkout.session.completed',
    'invoice.paid',
    'customer.subscription.created',
  );
  expect(told.length).toBeGreaterThanOrEqual(4);
  for (const { id } of told) await house.payments.sandbox.webhooks.resendEvent(id);
  for (const event of told) expect(await sendEvent(house, event)).toBe(200);
  // The same news under another name, as a second endpoint of the same address would bring it.
  for (const event of told) expect(await sendEvent(house, { ...event, id: `${event.id}_again` })).toBe(200);
  await eventsSettled(house);
  expect(await balance(person)).toBe(405);
  expect(await purchases(person)).toHaveLength(2);
});

test('3 an event whose effect fails is not done, and is paid out when it comes again', async () => {
  const person = await subscriber(house);
  const mend = await breakTable(house, 'billing_payment');
  expect(await payAt(await openPack(person))).toMatch(/^cs_/);
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  const attempts = async () => {
    const tried = await house.payments.sandbox.webhooks.listDeliveries(1, completed?.id);
    return { status: tried[0]?.lastStatus, state: tried[0]?.state };
  };
  await expect.poll(attempts, patience).toEqual({ status: 500, state: 'waiting' });
  const [row] = await house.db
    .select()
    .from(stripeEvent)
    .where(eq(stripeEvent.id, completed?.id ?? ''));
  expect(row).toMatchObject({ processedAt: null });
  expect(await balance(person)).toBe(255);
  await mend();
  await expect.poll(() => balance(person), patience).toBe(405);
});

test('4 one purchase that many events tell of is granted once', async () => {
  const person = await house.person();
  const session = await withoutEvents(house, async () => payAt(await openPlan(house, person)));
  const told = await eventsOf(
    house,
    person,
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_succeeded',
  );
  expect(new Set(told.map(({ type }) => type)).size).toBe(4);
  const statuses = await Promise.all([
    ...told.map((event) => sendEvent(house, event)),
    comeBack(person, session ?? ''),
  ]);
  expect(statuses.map((status) => (typeof status === 'number' ? status : status.status))).toEqual(
    Array.from({ length: 5 }, () => 200),
  );
  expect(await balance(person)).toBe(255);
  expect(await purchases(person)).toHaveLength(1);
});

test('5 of many that look at once whether it was granted, one grants', async () => {
  const person = await subscriber(house);
  const session = await buyUnheard(house, person, 'starter');
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  const copies = Array.from({ length: 6 }, (_, at) => ({ ...completed, id: `evt_copy_${session}_${at}` }));
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () =>
      comeBack(person, session).then(({ status, body }) => [status, body.creditBalance]),
    ),
    ...copies.map((copy) => sendEvent(house, copy)),
  ]);
  expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => [200, 305]));
  expect(answers.slice(6)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(await balance(person)).toBe(305);
});

describe('8 a payment that takes its time', () => {
  const settle = async (person: TestPerson, ok: 'yes' | 'no') => {
    const intents = await house.payments.stripe.paymentIntents.list({ customer: await customerOf(house, person) });
    const waiting = intents.data.find(({ status }) => status === 'processing');
    await post(`${house.payments.sandbox.url}/payments/${waiting?.id ?? ''}/settle`, { ok });
  };

  test('grants nothing until the bank has answered, and then everything', async () => {
    const person = await subscriber(house);
    const session = await payAt(await openPack(person), accounts.good);
    await eventsSettled(house);
    expect((await comeBack(person, session ?? '')).body).toMatchObject({
      status: 'processing',
      creditBalance: 255,
      credits: 150,
    });
    await settle(person, 'yes');
    await expect.poll(() => balance(person), patience).toBe(405);
    expect((await comeBack(person, session ?? '')).body).toMatchObject({ status: 'paid', creditBalance: 405 });
  });

  test('never grants when the bank says no', async () => {
    const person = await subscriber(house);
    const session = await payAt(await openPack(person), accounts.bad);
    await settle(person, 'no');
    const status = async () =>
      (await house.db.select().from(creditOrder).where(eq(creditOrder.userId, person.id)))[0]?.status;
    await expect.poll(status, patience).toBe('failed');
    expect((await comeBack(person, session ?? '')).body).toMatchObject({
      status: 'unpaid',
      amountPaid: 0,
      creditBalance: 255,
    });
    expect(await purchases(person)).toHaveLength(1);
  });

  test.each([
    ['yes', accounts.good, { status: 'paid', creditBalance: 255 }],
    ['no', accounts.bad, { status: 'unpaid', creditBalance: 5, amountPaid: 0 }],
  ] as const)('holds for a subscription too, when the bank says %s', async (ok, account, end) => {
    const person = await house.person();
    const session = await payAt(await openPlan(house, person), account);
    await eventsSettled(house);
    expect((await comeBack(person, session ?? '')).body).toMatchObject({
      status: 'processing',
      creditBalance: 5,
      credits: 250,
    });
    await settle(person, ok);
    await eventsSettled(house);
    expect((await comeBack(person, session ?? '')).body).toMatchObject(end);
    expect(await balance(person)).toBe(end.creditBalance);
    expect(await purchases(person)).toHaveLength(ok === 'yes' ? 1 : 0);
  });
});

test('15 an invoice that is paid before the customer is linked reaches the person all the same', async () => {
  const person = await house.person();
  await withoutEvents(house, async () => payAt(await openPlan(house, person)));
  const [paid] = await eventsOf(house, person, 'invoice.paid');
  await house.db.delete(billingCustomer).where(eq(billingCustomer.userId, person.id));
  expect(await sendEvent(house, paid ?? {})).toBe(200);
  expect(await balance(person)).toBe(255);
  expect(await current(person)).toMatchObject({ planCredits: 250, status: 'active' });
});

test('26 the success page has the new balance, though no event has arrived', async () => {
  const person = await house.person();
  const paid = await withoutEvents(house, async () => payAt(await openPlan(house, person)));
  expect((await comeBack(person, paid ?? '')).body).toMatchObject({ status: 'paid', creditBalance: 255, credits: 250 });
  const session = await buyUnheard(house, person);
  expect((await comeBack(person, session)).body).toMatchObject({ status: 'paid', creditBalance: 405, credits: 150 });
});

describe('30 what nobody foresaw', () => {
  test('a failure is answered as one', async () => {
    const person = await subscriber(house);
    await buyUnheard(house, person);
    const [completed] = await eventsOf(house, person, 'checkout.session.completed');
    const mend = await breakTable(house, 'credit_lot');
    expect(await sendEvent(house, completed ?? {})).toBe(500);
    await mend();
    expect(await sendEvent(house, completed ?? {})).toBe(200);
    expect(await balance(person)).toBe(405);
  });

  test('a price that nobody knows leaves a payer a subscriber', async () => {
    const person = await subscriber(house);
    const { stripe } = house.payments;
    const product = await stripe.products.create({ name: 'Bespoke' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 20_000,
      recurring: { interval: 'month' },
    });
    const { subscription: id, item } = await itemOf(house, person);
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price: price.id }],
      proration_behavior: 'none',
      billing_cycle_anchor: { type: 'now' },
    });
    await expect.poll(async () => (await current(person))?.planName, patience).toBe('Bespoke');
    expect(await current(person)).toMatchObject({ planCredits: 0, status: 'active', unitAmount: 20_000 });
    expect((await person.call('POST /api/billing/checkout', { body: { packageId: 'starter' } })).status).toBe(200);
    await eventsSettled(house);
    expect(await balance(person)).toBe(255);
    expect((await purchases(person))[0]).toMatchObject({ description: 'Bespoke', credits: 0, amount: 20_000 });
    // Once its product says what it brings, it is given for what was paid already.
    await stripe.products.update(product.id, { metadata: { credits: '1000' } });
    const [paid] = await eventsOf(house, person, 'invoice.paid');
    expect(await sendEvent(house, { ...paid, id: `${paid?.id ?? ''}_again` })).toBe(200);
    expect(await balance(person)).toBe(1255);
  });
});
