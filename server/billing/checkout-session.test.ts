import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOrder } from '../db/tables/billing.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient } from '../testing/person.ts';
import {
  balance,
  cards,
  comeBack,
  customerOf,
  expectSound,
  openPack,
  openPlan,
  patience,
  payAt,
} from './testing/customers.ts';
import { eventsOf, sendEvent, withoutEvents } from './testing/happenings.ts';
import { buyUnheard, priceOf, purchases, subscriber } from './testing/subscribers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

test('the page after a subscription tells what was bought, with its receipt and the next renewal', async () => {
  const person = await house.person();
  const session = await payAt(await openPlan(house, person, 750));
  const { status, body } = await comeBack(person, session ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'subscription',
    status: 'paid',
    amountPaid: 12_900,
    currency: 'usd',
    credits: 750,
    description: 'Panorama',
    creditBalance: 755,
  });
  expect(body.receiptUrl).toMatch(/^http/);
  expect(new Date(body.currentPeriodEnd ?? 0).getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await purchases(person)).toEqual([
    {
      id: expect.any(String),
      kind: 'subscription',
      description: 'Panorama',
      credits: 750,
      amount: 12_900,
      refundedAmount: 0,
      returns: [],
      currency: 'usd',
      receiptUrl: body.receiptUrl,
      receiptNumber: expect.stringMatching(/^[\dA-Z]+-\d{4}$/),
      createdAt: expect.any(String),
    },
  ]);
});

test('the page after a pack tells what was bought, and the history says it in words', async () => {
  const person = await subscriber(house);
  const session = await payAt(await openPack(person));
  expect((await comeBack(person, session ?? '')).body).toEqual({
    kind: 'pack',
    status: 'paid',
    amountPaid: 3900,
    currency: 'usd',
    credits: 150,
    description: 'Popular Pack',
    creditBalance: 405,
    receiptUrl: expect.stringMatching(/^http/),
    currentPeriodEnd: null,
  });
  const history = await person.call('GET /api/billing/history');
  expect(history.body[0]).toMatchObject({
    type: 'stripe_purchase',
    delta: 150,
    description: '150 credits: Popular Pack',
  });
  expect(history.body[1]?.description).toMatch(/^Monthly credits: Clarity, \w{3} \d+, \d{4} to \w{3} \d+, \d{4}$/);
});

test('the page after a second subscription says that its payment was returned', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const second = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await customerOf(house, person),
    line_items: [{ price: await priceOf(person, 750), quantity: 1 }],
    success_url: `${house.url}/billing/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
  });
  const session = await withoutEvents(house, () => payAt(second.url ?? ''));
  expect((await comeBack(person, session ?? '')).body).toMatchObject({
    kind: 'subscription',
    status: 'returned',
    amountPaid: 0,
    credits: 0,
    creditBalance: 255,
    currentPeriodEnd: null,
  });
  const [refund] = (await stripe.refunds.list({ limit: 1 })).data;
  expect(refund).toMatchObject({ amount: 12_900, status: 'succeeded' });
  expect(await purchases(person)).toMatchObject([{ credits: 0, refundedAmount: 12_900 }, { credits: 250 }]);
});

test('a checkout that is not paid brings nothing, before and after a card was declined', async () => {
  const person = await house.person();
  const url = await openPlan(house, person);
  const id = new URL(url).pathname.split('/').at(-1) ?? '';
  const unpaid = { status: 'unpaid', amountPaid: 0, credits: 250, description: 'Clarity', creditBalance: 5 };
  expect((await comeBack(person, id)).body).toMatchObject(unpaid);
  expect(await payAt(url, cards.declined)).toBeNull();
  expect((await comeBack(person, id)).body).toMatchObject(unpaid);
  expect(await purchases(person)).toEqual([]);
});

test('a checkout that nobody paid in time ends its order', async () => {
  const person = await subscriber(house);
  const id = new URL(await openPack(person)).pathname.split('/').at(-1) ?? '';
  await house.payments.stripe.checkout.sessions.expire(id);
  const status = async () =>
    (await house.db.select().from(creditOrder).where(eq(creditOrder.stripeSessionId, id)))[0]?.status;
  await expect.poll(status, patience).toBe('expired');
  expect((await comeBack(person, id)).body).toMatchObject({ status: 'unpaid', creditBalance: 255 });
});

test("another person's checkout does not exist, nor does an unknown one; without an id the question is wrong", async () => {
  const person = await subscriber(house);
  const other = await house.person();
  const pack = await buyUnheard(house, person);
  const { data } = await house.payments.stripe.checkout.sessions.list({ customer: await customerOf(house, person) });
  expect(data.map(({ mode }) => mode).toSorted()).toEqual(['payment', 'subscription']);
  for (const { id } of data) expect((await comeBack(other, id)).error.code).toBe('not_found');
  for (const id of ['cs_test_unknown', randomUUID(), '.', '..', '../customers', '%00', 'x'.repeat(250)]) {
    expect((await comeBack(person, id)).status, id).toBe(404);
  }
  const without = await person.call('GET /api/subscriptions/checkout-session');
  expect(without).toMatchObject({ status: 400, body: { code: 'invalid_input', error: 'session_id is required' } });
  const visitor = apiClient(house.url, null);
  expect((await visitor('GET /api/subscriptions/checkout-session', { query: { session_id: pack } })).status).toBe(401);
  // Nobody's asking has given the credits away, or kept them from whoever paid.
  expect(await balance(other)).toBe(5);
  expect((await comeBack(person, pack)).body.creditBalance).toBe(405);
});

test('a checkout that was not made for the order, or at another amount, brings nothing', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  await openPack(person, 'professional');
  const [order] = await house.db.select().from(creditOrder).where(eq(creditOrder.userId, person.id));
  const cheap = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: await customerOf(house, person),
    client_reference_id: order?.id ?? '',
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'A sticker' } }, quantity: 1 },
    ],
    success_url: `${house.url}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
  });
  await withoutEvents(house, () => payAt(cheap.url ?? ''));
  await comeBack(person, cheap.id);
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect(await balance(person)).toBe(255);
  const [row] = await house.db
    .select()
    .from(creditOrder)
    .where(eq(creditOrder.id, order?.id ?? ''));
  expect(row?.status).toBe('open');
});
