import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const count = async (): Promise<number> => (await sandbox.stripe.customers.list({ limit: 100 })).data.length;

it('answers a request that comes again as it did the first time, and does nothing', async () => {
  const { stripe } = sandbox;
  const before = await count();
  const once = { idempotencyKey: 'the same' };
  const first = await stripe.customers.create({ name: 'Ada' }, once);
  const again = await stripe.customers.create({ name: 'Ada' }, once);
  expect(again).toEqual(first);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  expect(await count()).toBe(before + 1);
  const told = await stripe.events.list({ type: 'customer.created' });
  expect(told.data.filter((event) => event.request?.idempotency_key === 'the same')).toHaveLength(1);
});

it('does the work once when both come together', async () => {
  const before = await count();
  const once = { idempotencyKey: 'together' };
  const made = await Promise.all(
    Array.from({ length: 8 }, () => sandbox.stripe.customers.create({ name: 'Grace' }, once)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

it('refuses a key that was used for something else', async () => {
  const { stripe } = sandbox;
  const once = { idempotencyKey: 'taken' };
  await stripe.customers.create({ name: 'Joan' }, once);
  const refusal = { type: 'StripeIdempotencyError', statusCode: 400 };
  await expect(stripe.customers.create({ name: 'Jean' }, once)).rejects.toMatchObject(refusal);
  await expect(stripe.products.create({ name: 'Joan' }, once)).rejects.toMatchObject(refusal);
});

it('does not store a refusal: the corrected request may use the key', async () => {
  const { stripe } = sandbox;
  const once = { idempotencyKey: 'corrected' };
  const price = { currency: 'usd', unit_amount: 500 };
  await expect(stripe.prices.create({ ...price, product: 'prod_none' }, once)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  const product = await stripe.products.create({ name: 'Pack' });
  expect(await stripe.prices.create({ ...price, product: product.id }, once)).toMatchObject({ unit_amount: 500 });
});

it('stores a declined payment, which left its traces', async () => {
  const { stripe } = sandbox;
  const once = { idempotencyKey: 'declined', maxNetworkRetries: 0 };
  const pay = () =>
    stripe.paymentIntents.create(
      {
        amount: 900,
        currency: 'usd',
        payment_method: 'pm_card_chargeDeclined',
        confirm: true,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      },
      once,
    );
  await expect(pay()).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' });
  await expect(pay()).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' });
  const { data } = await stripe.paymentIntents.list();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
});

it('a key may not be endless', async () => {
  const once = { idempotencyKey: 'k'.repeat(256) };
  await expect(sandbox.stripe.customers.create({}, once)).rejects.toMatchObject({ statusCode: 400 });
});
