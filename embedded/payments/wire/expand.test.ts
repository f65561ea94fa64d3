import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
let product: Stripe.Product;
let price: Stripe.Price;
beforeAll(async () => {
  sandbox = await startSandbox();
  product = await sandbox.stripe.products.create({ name: 'Pack' });
  price = await sandbox.stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 900 });
});
afterAll(() => sandbox.close());

it('puts the whole object in the place of its id', async () => {
  const { prices } = sandbox.stripe;
  expect((await prices.retrieve(price.id)).product).toBe(product.id);
  expect((await prices.retrieve(price.id, { expand: ['product'] })).product).toEqual(product);
  const made = await prices.create({ product: product.id, currency: 'usd', unit_amount: 1, expand: ['product'] });
  expect(made.product).toEqual(product);
});

it('in each object of a list, and further on in the expanded ones', async () => {
  const { stripe } = sandbox;
  await stripe.products.update(product.id, { default_price: price.id });
  const { data } = await stripe.prices.list({ expand: ['data.product', 'data.product.default_price'] });
  expect(data.length).toBeGreaterThan(1);
  for (const one of data) expect(one.product).toMatchObject({ id: product.id, default_price: { id: price.id } });
});

it('adds what is only there when asked for', async () => {
  const { customers } = sandbox.stripe;
  const { id } = await customers.create({});
  expect(await customers.retrieve(id)).not.toHaveProperty('subscriptions');
  const whole = await customers.retrieve(id, { expand: ['subscriptions'] });
  expect(whole).toMatchObject({ subscriptions: { object: 'list', data: [], has_more: false } });
});

it('passes over what is empty', async () => {
  const { customers } = sandbox.stripe;
  const { id } = await customers.create({});
  const path = 'invoice_settings.default_payment_method';
  expect(await customers.retrieve(id, { expand: [path] })).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
});

it('says of a deleted customer that it is deleted', async () => {
  const { stripe } = sandbox;
  const { id } = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create({ amount: 900, currency: 'usd', customer: id });
  await stripe.customers.del(id);
  const whole = await stripe.paymentIntents.retrieve(intent.id, { expand: ['customer'] });
  expect(whole.customer).toEqual({ id, object: 'customer', deleted: true });
});

it.each(['colour', 'livemode', 'product.colour', 'a.b.c.d.e'])(
  'refuses a name that leads nowhere: %s',
  async (path) => {
    await expect(sandbox.stripe.prices.retrieve(price.id, { expand: [path] })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  },
);

it('changes nothing by a request whose expansion is refused', async () => {
  const { stripe } = sandbox;
  const before = (await stripe.prices.list({ limit: 100 })).data.length;
  const wrong = { product: product.id, currency: 'usd', unit_amount: 1, expand: ['colour'] };
  await expect(stripe.prices.create(wrong)).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(before);
});
