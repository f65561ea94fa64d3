import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
let price: string;
let plan: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { stripe } = sandbox;
  const pack = { currency: 'usd', unit_amount: 1500, product_data: { name: 'Pack of credits' } };
  price = (await stripe.prices.create(pack)).id;
  const monthly = { ...pack, unit_amount: 2900, recurring: { interval: 'month' as const } };
  plan = (await stripe.prices.create(monthly)).id;
});
afterAll(() => sandbox.close());

const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> =>
  sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price, quantity: 2 }],
    success_url: 'https://shop.example/done',
    client_reference_id: 'person-7',
    metadata: { order: '31' },
    ...more,
  });

const retrieve = (id: string): Promise<Stripe.Checkout.Session> => sandbox.stripe.checkout.sessions.retrieve(id);

it('a session says what it sells', async () => {
  const session = await open({ customer_email: 'pat@example.com', allow_promotion_codes: true });
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 3000,
    currency: 'usd',
    client_reference_id: 'person-7',
    customer: null,
    customer_email: 'pat@example.com',
    metadata: { order: '31' },
    allow_promotion_codes: true,
    payment_intent: null,
    ui_mode: 'hosted_page',
  });
  expect(session.expires_at - session.created).toBe(86_400);
  expect(session.url).toContain(`/c/pay/${session.id}`);
  const lines = await sandbox.stripe.checkout.sessions.listLineItems(session.id);
  expect(lines.data).toMatchObject([
    { description: 'Pack of credits', quantity: 2, amount_total: 3000, price: { id: price } },
  ]);
  const whole = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(whole.line_items?.data).toEqual(lines.data);
  expect(session.line_items).toBeUndefined();
});

it('a session is found again, changed in its metadata, and ends when it was told to', async () => {
  const { stripe } = sandbox;
  const customer = (await stripe.customers.create()).id;
  const end = Math.floor(Date.now() / 1000) + 3600;
  const first = await open({ customer, expires_at: end });
  const second = await open({ customer });
  expect(first.expires_at).toBe(end);
  const listed = await stripe.checkout.sessions.list({ customer, limit: 1 });
  expect(listed).toMatchObject({ has_more: true, data: [{ id: second.id }] });
  await stripe.checkout.sessions.expire(second.id);
  const stillOpen = await stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(stillOpen.data.map(({ id }) => id)).toEqual([first.id]);
  const changed = await stripe.checkout.sessions.update(first.id, { metadata: { order: '', note: 'x' } });
  expect(changed.metadata).toEqual({ note: 'x' });
  await expect(retrieve('cs_test_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

it('a session can make its price', async () => {
  const data = { currency: 'usd', unit_amount: 700, product_data: { name: 'One report' } };
  const session = await open({ line_items: [{ price_data: data, quantity: 1 }] });
  expect(session.amount_total).toBe(700);
  const made = await sandbox.stripe.checkout.sessions.listLineItems(session.id);
  expect(made.data).toMatchObject([{ description: 'One report', price: { unit_amount: 700, active: false } }]);
});

it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
  ['a missing price', { line_items: [{ price: 'price_none', quantity: 1 }] }, 'line_items[0][price]'],
  ['a line without a quantity', { line_items: [{ price: 'price_none' }] }, 'line_items[0][quantity]'],
  ['a missing customer', { customer: 'cus_none' }, 'customer'],
  ['a customer and an address', { customer: 'cus_none', customer_email: 'pat@example.com' }, 'customer_email'],
  ['an early end', { expires_at: 1_700_000_000 }, 'expires_at'],
  ['another kind of page', { ui_mode: 'embedded_page' }, 'ui_mode'],
  ['a success page that is no address', { success_url: 'done' }, 'success_url'],
  ['what the sandbox does not know', { shipping_options: [], return_url: 'https://shop.example' }, 'return_url'],
])('a session is refused with %s', async (_, wish, param) => {
  await expect(open(wish)).rejects.toMatchObject({ statusCode: 400, param });
});

it('a session is refused where the price does not fit the mode', async () => {
  await expect(open({ line_items: [{ price: plan, quantity: 1 }] })).rejects.toMatchObject({ param: 'mode' });
  await expect(open({ mode: 'subscription' })).rejects.toMatchObject({ param: 'line_items' });
});
