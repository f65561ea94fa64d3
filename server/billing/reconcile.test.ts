import { sql } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOrder } from '../db/tables/billing.ts';
import { idOf } from '../outside/payments/events.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { listDiffering } from './list-differing.ts';
import { reconcileAll } from './reconcile.ts';
import {
  balance,
  customerOf,
  eventsSettled,
  expectSound,
  lastIntent,
  openPack,
  openPlan,
  patience,
  payAt,
} from './testing/customers.ts';
import { breakTable, withoutEvents } from './testing/happenings.ts';
import {
  balances,
  buyUnheard,
  current,
  dispute,
  itemOf,
  priceOf,
  purchases,
  subscriber,
} from './testing/subscribers.ts';
import { effectParts } from './testing/parts.ts';

let house: TestHouse;
const errors: unknown[] = [];

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

/** Compares notes as `npm run billing -- reconcile` does; answers what it says. */
async function reconcile() {
  const { log, ...parts } = effectParts(house);
  const lines: string[] = [];
  const result = await reconcileAll(
    { ...parts, log: { ...log, error: (detail: unknown) => void errors.push(detail) } },
    { onLine: (line) => void lines.push(line) },
  );
  return { ...result, lines };
}

/** Which customers a reconciliation would follow now, and what one says. */
async function differences() {
  const parts = effectParts(house);
  const { customers } = await listDiffering(parts, new Date(Date.now() - 86_400_000));
  return { differing: [...customers], lines: (await reconcile()).lines };
}

/** Subscribes without a word to us. */
async function subscribeUnheard(person: TestPerson): Promise<void> {
  await withoutEvents(house, async () => payAt(await openPlan(house, person)));
}

test('what no event told is found, given and said, once', async () => {
  const person = await house.person();
  await subscribeUnheard(person);
  expect(await balance(person)).toBe(5);
  const first = await reconcile();
  expect(first).toMatchObject({ granted: 250, failed: 0, unfulfilled: [] });
  expect(first.lines).toEqual([`${await customerOf(house, person)}: 250 credits given`]);
  const session = await buyUnheard(house, person);
  expect((await reconcile()).lines).toEqual([`${session}: 150 credits given`]);
  expect(await balance(person)).toBe(405);
  expect(await reconcile()).toMatchObject({ granted: 0, followed: 0, lines: [] });
});

test('a refund, a dispute and its end are found', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  const end = await withoutEvents(house, () => dispute(house, person));
  const intent = await lastIntent(house, person);
  expect((await reconcile()).lines).toEqual([`${intent}: credits brought in line with what of the money was returned`]);
  expect(await balance(person)).toBe(255);
  await withoutEvents(house, () => end('won'));
  await reconcile();
  expect(await balance(person)).toBe(405);
  await withoutEvents(house, () => house.payments.stripe.refunds.create({ payment_intent: intent }));
  await reconcile();
  expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
  expect((await reconcile()).lines).toEqual([]);
});

test('what is as it was noted is not read again: an open checkout, a refund, a dispute', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person), amount: 1300 });
  await expect.poll(() => balance(person), patience).toBe(355);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(505);
  await dispute(house, person);
  await expect.poll(() => balance(person), patience).toBe(355);
  await openPack(person);
  await eventsSettled(house);
  await reconcile();
  const parts = effectParts(house);
  const read: string[] = [];
  const payments: typeof parts.payments = {
    ...parts.payments,
    readCheckout: (id) => (read.push(id), parts.payments.readCheckout(id)),
    readPayment: (id) => (read.push(id), parts.payments.readPayment(id)),
  };
  expect(await reconcileAll({ ...parts, payments })).toMatchObject({ followed: 0, failed: 0 });
  expect(read).toEqual([]);

  // Of an old payment the list may lack what was returned long ago: an equal sum proves nothing.
  const intent = await lastIntent(house, person);
  await house.db.execute(
    sql`update billing_payment set paid_at = now() - interval '10 years' where stripe_payment_intent_id = ${intent}`,
  );
  await reconcileAll({ ...parts, payments });
  expect(read).toEqual([intent]);
});

test('a cancellation, an end and a second subscription are found', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const { subscription: id } = await itemOf(house, person);
  await withoutEvents(house, () => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  await reconcile();
  expect(await current(person)).toMatchObject({ cancelAtPeriodEnd: true });
  const customer = await customerOf(house, person);
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  const second = await withoutEvents(house, async () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: await priceOf(person, 250) }],
      default_payment_method: method?.id ?? '',
    }),
  );
  await reconcile();
  expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
  expect((await purchases(person))[0]).toMatchObject({ credits: 0, refundedAmount: 4900 });
  await withoutEvents(house, () => stripe.subscriptions.cancel(id));
  await reconcile();
  expect(await current(person)).toBeNull();
});

test('a second subscription whose undoing broke off is undone the next time', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const customer = await customerOf(house, person);
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  const second = await withoutEvents(house, async () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: await priceOf(person, 250) }],
      default_payment_method: method?.id ?? '',
    }),
  );
  // The money goes back, and what says so cannot be written: the subscription is not canceled yet.
  const mend = await breakTable(house, 'billing_payment', `new.refunded_amount > 0 and new.user_id = '${person.id}'`);
  await withoutEvents(house, async () => expect(await reconcile()).toMatchObject({ failed: 2 }));
  expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('active');
  expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
  await mend();
  expect((await reconcile()).lines).toEqual([]);
  expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
  const { data } = await stripe.refunds.list({ payment_intent: await lastIntent(house, person) });
  expect(data).toHaveLength(1);
});

test('a customer that was deleted at the provider has no subscription any more', async () => {
  const person = await subscriber(house);
  await withoutEvents(house, async () => house.payments.stripe.customers.del(await customerOf(house, person)));
  expect(await current(person)).not.toBeNull();
  await reconcile();
  expect(await current(person)).toBeNull();
  expect(await balance(person)).toBe(255);
});

test('payments of nobody and for unknown prices are listed each time, and logged once', async () => {
  const person = await house.person();
  const { stripe } = house.payments;
  const customer = await stripe.customers.create({ email: 'nobody@example.com' });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const product = await stripe.products.create({ name: 'Bespoke' });
  const strange = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 20_000,
    recurring: { interval: 'month' },
  });
  const subscription = await withoutEvents(house, () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: strange.id }],
      default_payment_method: method.id,
    }),
  );
  const invoice = idOf(subscription.latest_invoice) ?? '';
  errors.length = 0;
  const unknown = { objectId: invoice, reason: 'nobody is known for the customer' };
  expect(await reconcile()).toMatchObject({ unfulfilled: [unknown], granted: 0 });
  const again = await reconcile();
  expect(again.unfulfilled).toEqual([unknown]);
  expect(again.lines).toEqual([`${customer.id}: ${invoice} brought nothing, since nobody is known for the customer`]);
  expect(errors).toEqual([{ object: invoice, reason: 'nobody is known for the customer' }]);

  // Somebody says whose it is, and then what it brings.
  await withoutEvents(house, () => stripe.customers.update(customer.id, { metadata: { user_id: person.id } }));
  expect(await reconcile()).toMatchObject({
    unfulfilled: [{ objectId: invoice, reason: 'the price promises no credits' }],
  });
  expect(await current(person)).toMatchObject({ planName: 'Bespoke', planCredits: 0 });
  await withoutEvents(house, () => stripe.products.update(product.id, { metadata: { monthly_credits: '1000' } }));
  expect(await reconcile()).toMatchObject({ unfulfilled: [], granted: 1000 });
  expect(await balance(person)).toBe(1005);
});

test('a change of plan within a month, and a month that cost nothing, are settled', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const { subscription, item } = await itemOf(house, person);
  await stripe.subscriptions.update(subscription, {
    items: [{ id: item, price: await priceOf(person, 750) }],
    proration_behavior: 'always_invoice',
  });
  await expect.poll(async () => (await purchases(person))[0]?.description, patience).toBe('Change of plan');
  await eventsSettled(house);
  // A price of nothing promises nothing: its invoice is noted and done.
  const other = await house.person();
  const customer = await stripe.customers.create({ metadata: { user_id: other.id } });
  const product = await stripe.products.create({ name: 'Gratis' });
  const nothing = { product: product.id, currency: 'usd', unit_amount: 0, recurring: { interval: 'month' as const } };
  const { id: price } = await stripe.prices.create(nothing);
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] });
  await expect.poll(async () => (await current(other))?.planName, patience).toBe('Gratis');
  await eventsSettled(house);
  const { lines, differing } = await differences();
  expect(lines).toEqual([]);
  expect(differing).not.toContain(await customerOf(house, person));
  expect(differing).not.toContain(customer.id);
});

test('a yearly price brings no month of credits, and is listed', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const other = await house.person();
  const customer = await stripe.customers.create({ metadata: { user_id: other.id } });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const { product } = await stripe.prices.retrieve(await priceOf(person, 250));
  const price = await stripe.prices.create({
    product: idOf(product) ?? '',
    currency: 'usd',
    unit_amount: 49_000,
    recurring: { interval: 'year' },
  });
  const subscription = await withoutEvents(house, () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
    }),
  );
  const invoice = idOf(subscription.latest_invoice) ?? '';
  const { unfulfilled } = await reconcile();
  expect(unfulfilled).toEqual([{ objectId: invoice, reason: 'the price promises no credits' }]);
  expect(await current(other)).toMatchObject({ planName: 'Clarity', planCredits: 0, interval: 'year' });
  expect(await balance(other)).toBe(5);
  await withoutEvents(house, () => stripe.prices.update(price.id, { metadata: { credits: '3000' } }));
  expect(await reconcile()).toMatchObject({ unfulfilled: [], granted: 3000 });
});

test('an order whose checkout the account does not know ends', async () => {
  const person = await house.person();
  const bought = { packageId: 'popular', packageName: 'Popular Pack', credits: 150, cents: 3900, currency: 'usd' };
  const order = { ...bought, userId: person.id, stripeSessionId: 'cs_test_of_another_account' };
  await house.db.insert(creditOrder).values(order);
  await reconcile();
  const [row] = await house.db.select().from(creditOrder).where(eq(creditOrder.userId, person.id));
  expect(row?.status).toBe('expired');
});

test('what fails for one does not keep the others from theirs', async () => {
  const [one, other] = [await house.person(), await house.person()];
  await subscribeUnheard(one);
  await subscribeUnheard(other);
  const mend = await breakTable(house, 'billing_payment', `new.user_id = '${one.id}'`);
  const broken = await reconcile();
  expect(broken).toMatchObject({ granted: 250, failed: 1 });
  expect(broken.lines).toContainEqual(expect.stringMatching(/^cus_\w+: failed \(.*broken on purpose/));
  await mend();
  expect(await reconcile()).toMatchObject({ granted: 250, failed: 0 });
  expect([await balance(one), await balance(other)]).toEqual([255, 255]);
});

test('a payment whose order is gone is listed, and one whose order forgot its checkout is given', async () => {
  const person = await subscriber(house);
  const first = await buyUnheard(house, person);
  await house.db.update(creditOrder).set({ stripeSessionId: null }).where(eq(creditOrder.stripeSessionId, first));
  expect(await reconcile()).toMatchObject({ granted: 150, unfulfilled: [] });
  const second = await buyUnheard(house, person);
  const [order] = await house.db.delete(creditOrder).where(eq(creditOrder.stripeSessionId, second)).returning();
  const lost = { objectId: second, reason: 'its order is not known' };
  expect(await reconcile()).toMatchObject({ granted: 0, unfulfilled: [lost] });
  expect((await reconcile()).lines).toEqual([`${second}: ${second} brought nothing, since its order is not known`]);
  if (order !== undefined) await house.db.insert(creditOrder).values(order);
  expect(await reconcile()).toMatchObject({ granted: 150, unfulfilled: [] });
  expect(await balance(person)).toBe(555);
});

test('an order whose checkout was never made ends after a day', async () => {
  const person = await house.person();
  const order = {
    userId: person.id,
    packageId: 'popular',
    packageName: 'Popular Pack',
    credits: 150,
    cents: 3900,
    currency: 'usd',
  };
  await house.db.insert(creditOrder).values([order, { ...order, createdAt: new Date(Date.now() - 25 * 3_600_000) }]);
  await reconcile();
  const rows = await house.db.select().from(creditOrder).where(eq(creditOrder.userId, person.id));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
});
