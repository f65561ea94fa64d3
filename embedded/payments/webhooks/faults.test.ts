import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { NO_FAULTS } from './faults.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.payments.webhooks.changeFaults(NO_FAULTS);
});

/** What was told about the creation of a customer, one entry for each copy. */
const copies = (id: string): Stripe.Event[] =>
  sandbox.received.filter((event) => event.type === 'customer.created' && event.data.object.id === id);

/** A customer made after the switches were set back, so that all that came before has been sent. */
async function untilQuiet(): Promise<void> {
  await sandbox.payments.webhooks.changeFaults(NO_FAULTS);
  await sandbox.event('customer.created', (await sandbox.stripe.customers.create({})).id);
}

it('duplicate: every event comes twice', async () => {
  await sandbox.payments.webhooks.changeFaults({ duplicate: true });
  const { id } = await sandbox.stripe.customers.create({});
  await untilQuiet();
  expect(copies(id)).toHaveLength(2);
  expect(copies(id)[0]).toEqual(copies(id)[1]);
});

it('reorder: what happened together comes newest first', async () => {
  const product = await sandbox.stripe.products.create({ name: 'Pack' });
  await sandbox.event('product.created', product.id);
  await sandbox.payments.webhooks.changeFaults({ reorder: true });
  // Two events of one request: the key is taken from the first price, and the second one is made.
  const given = { product: product.id, currency: 'usd', lookup_key: 'pack' };
  const first = await sandbox.stripe.prices.create({ ...given, unit_amount: 1 });
  await sandbox.event('price.created', first.id);
  const second = await sandbox.stripe.prices.create({ ...given, unit_amount: 2, transfer_lookup_key: true });
  await sandbox.event('price.updated', first.id);
  const told = sandbox.received.map((event) => event.type).slice(-2);
  expect(told).toEqual(['price.created', 'price.updated']);
  const { data } = await sandbox.stripe.events.list({ type: 'price.*', limit: 2 });
  expect(data.map(({ type }) => type)).toEqual(['price.created', 'price.updated']);
  expect(second.lookup_key).toBe('pack');
});

it('delay: events come late', async () => {
  await sandbox.payments.webhooks.changeFaults({ delaySeconds: 1 });
  const { id } = await sandbox.stripe.customers.create({});
  const at = Date.now();
  await sandbox.event('customer.created', id);
  expect(Date.now() - at).toBeGreaterThan(800);
});

it('drop: so many events are lost, and can be sent after all', async () => {
  const { webhooks } = sandbox.payments;
  await webhooks.changeFaults({ drop: 1 });
  const lost = await sandbox.stripe.customers.create({});
  expect(await webhooks.readFaults()).toMatchObject({ drop: 0 });
  const after = await sandbox.stripe.customers.create({});
  await sandbox.event('customer.created', after.id);
  expect(copies(lost.id)).toEqual([]);
  const log = await webhooks.listDeliveries(10);
  const dropped = log.find(({ state }) => state === 'dropped');
  expect(dropped).toMatchObject({ eventType: 'customer.created', attempts: 0 });
  await webhooks.resendEvent(dropped?.eventId ?? '');
  await sandbox.event('customer.created', lost.id);
  expect(copies(lost.id)).toHaveLength(1);
});

it('fail500: the request is carried out, and the repeated one gets what was stored', async () => {
  await sandbox.payments.webhooks.changeFaults({ fail500: 2 });
  const { customers } = sandbox.stripe;
  // The SDK repeats it by itself, with the same key.
  const made = await customers.create({ email: 'once@example.com' });
  expect(made.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  await expect(customers.create({ email: 'lost@example.com' }, { maxNetworkRetries: 0 })).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  for (const email of ['once@example.com', 'lost@example.com']) {
    expect((await customers.list({ email })).data).toHaveLength(1);
  }
  expect(await sandbox.payments.webhooks.readFaults()).toEqual(NO_FAULTS);
  expect((await customers.create({})).lastResponse.headers).not.toHaveProperty('idempotent-replayed');
});

it('a refused request does not use a fault up', async () => {
  const { webhooks } = sandbox.payments;
  await webhooks.changeFaults({ fail500: 1 });
  await expect(sandbox.stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await webhooks.readFaults()).toMatchObject({ fail500: 1 });
});
