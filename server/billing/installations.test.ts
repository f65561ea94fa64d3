import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingCustomer, billingPayment, creditOrder, subscription } from '../db/tables/billing.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { followCustomer } from './follow-customer.ts';
import { installationId } from './installation.ts';
import { reconcileAll } from './reconcile.ts';
import { balance, customerOf, eventsSettled, patience, payAt } from './testing/customers.ts';
import { effectParts } from './testing/parts.ts';
import { current, priceOf, subscriber } from './testing/subscribers.ts';

/** Several installations may share one payment account: each leaves the customers of the others alone. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => house.close());

/** Somebody with this metadata becomes a customer and subscribes to a plan of ours. Answers the customer. */
async function subscribes(metadata: Record<string, string>): Promise<string> {
  const { stripe } = house.payments;
  const price = await priceOf(await house.person(), 250);
  const customer = await stripe.customers.create({ metadata });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price }], default_payment_method: method.id });
  await eventsSettled(house);
  return customer.id;
}

test('a customer says which installation knows it', async () => {
  const person = await subscriber(house);
  const customer = await house.payments.stripe.customers.retrieve(await customerOf(house, person));
  expect(customer).toMatchObject({ metadata: { user_id: person.id, installation: await installationId(house.db) } });
});

test.each([
  ['of another installation', () => ({ user_id: randomUUID(), installation: 'another' })],
  ['whose person nobody knows here', () => ({ user_id: randomUUID() })],
  ['whose person is no id of ours', () => ({ user_id: '42' })],
])('a customer %s is left alone: nothing is noted, nothing listed, nothing followed', async (_who, whose) => {
  const customer = await subscribes(whose());
  const parts = effectParts(house);
  expect(await followCustomer(parts, customer)).toEqual({ granted: 0, unfulfilled: [] });
  const lines: string[] = [];
  const result = await reconcileAll(parts, { onLine: (line) => void lines.push(line) });
  expect(result).toEqual({ granted: 0, followed: 0, unfulfilled: [], failed: 0 });
  expect(lines).toEqual([]);
  const { data } = await house.payments.stripe.subscriptions.list({ customer });
  expect(data.map(({ status }) => status)).toEqual(['active']);
  const { id = '' } = data[0] ?? {};
  expect(await house.db.select().from(subscription).where(eq(subscription.stripeSubscriptionId, id))).toEqual([]);
  const linked = await house.db.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, customer));
  expect(linked).toEqual([]);
});

test('a customer that another installation made is not ours even where the id of its person is', async () => {
  const person = await house.person();
  await subscribes({ user_id: person.id, installation: 'another' });
  expect(await current(person)).toBeNull();
  expect(await balance(person)).toBe(5);
});

test('a customer from before installations were told apart is ours when it names a person of ours', async () => {
  const person = await house.person();
  await subscribes({ user_id: person.id });
  await expect.poll(() => balance(person), patience).toBe(255);
  expect(await current(person)).toMatchObject({ planCredits: 250 });
});

test('a paid order of another installation is not looked for here', async () => {
  const { stripe } = house.payments;
  const customer = await stripe.customers.create({});
  const made = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    client_reference_id: randomUUID(),
    metadata: { user_id: randomUUID(), order_id: randomUUID(), installation: 'another' },
    line_items: [{ price_data: { currency: 'usd', unit_amount: 3900, product_data: { name: 'A pack' } }, quantity: 1 }],
    success_url: `${house.url}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
  });
  expect(await payAt(made.url ?? '')).toBe(made.id);
  await eventsSettled(house);
  expect(await reconcileAll(effectParts(house))).toMatchObject({ followed: 0, unfulfilled: [] });
  expect(await house.db.select().from(billingPayment).where(eq(billingPayment.kind, 'pack'))).toEqual([]);
  expect(await house.db.select().from(creditOrder)).toEqual([]);
});
