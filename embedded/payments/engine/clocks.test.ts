import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  DAY,
  HOUR,
  latestInvoice,
  type Plans,
  useCard,
} from '../testing/subscriber.ts';
import { advanceClock, giveClock } from './clocks.ts';

let sandbox: Sandbox;
let account: OpenAccount;
let plans: Plans;

beforeAll(async () => {
  sandbox = await startSandbox();
  account = await openAccount(sandbox);
  plans = await createPlans(sandbox);
});
afterAll(async () => {
  await account.close();
  await sandbox.close();
});

/** A customer who lives by the wall and subscribes. */
async function subscribeByTheWall() {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({ email: 'wall@example.com' });
  await useCard(sandbox, customer.id, 'pm_card_visa');
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  return { customer, id };
}

it('is given to a customer later, and takes along all that is planned', async () => {
  const { stripe } = sandbox;
  const { customer, id } = await subscribeByTheWall();
  const before = await stripe.subscriptions.retrieve(id);
  expect(before.test_clock).toBeNull();
  const clock = await account.run((state) => giveClock(state, customer.id));
  expect(Math.abs(clock.frozen_time - before.created)).toBeLessThan(60);
  expect(await account.run((state) => giveClock(state, customer.id))).toMatchObject({ id: clock.id });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ test_clock: clock.id });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ test_clock: clock.id });

  const end = before.items.data[0]?.current_period_end ?? 0;
  await account.run((state) => advanceClock(state, clock.id, end + 2 * HOUR));
  const ready = await sandbox.event('test_helpers.test_clock.ready', clock.id);
  expect(ready.data.object.frozen_time).toBe(end + 2 * HOUR);
  expect(await latestInvoice(sandbox, id)).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_cycle',
    test_clock: clock.id,
  });
  await expect(account.run((state) => giveClock(state, 'cus_none'))).rejects.toMatchObject({ status: 404 });
});

it('takes a customer of the wall over the wire too, with what waits to be tried again', async () => {
  const { stripe } = sandbox;
  const { customer, id } = await subscribeByTheWall();
  await useCard(sandbox, customer.id, 'pm_card_chargeCustomerFail');
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  await stripe.subscriptions.update(id, {
    items: [{ id: item?.id ?? '', price: plans.plus.id }],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  });
  const owed = await latestInvoice(sandbox, id);
  await useCard(sandbox, customer.id, 'pm_card_visa');
  const now = Math.floor(Date.now() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now, customer: customer.id });
  await expect(stripe.testHelpers.testClocks.create({ frozen_time: now, customer: customer.id })).rejects.toMatchObject(
    { param: 'customer' },
  );
  await advanceTo(sandbox, clock.id, now + 4 * DAY);
  expect(await stripe.invoices.retrieve(owed.id)).toMatchObject({ status: 'paid' });
});

it('does what falls due for all of its customers in the order of time', async () => {
  const { stripe } = sandbox;
  const { clock, customer } = await createSubscriber(sandbox, at('2026-04-01'));
  const first = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  await advanceTo(sandbox, clock.id, at('2026-04-03'));
  const neighbour = await stripe.customers.create({ test_clock: clock.id });
  await useCard(sandbox, neighbour.id, 'pm_card_visa');
  const second = await stripe.subscriptions.create({ customer: neighbour.id, items: [{ price: plans.basic.id }] });
  await advanceTo(sandbox, clock.id, at('2026-06-02'), 60 * DAY);
  const renewals = (await stripe.events.list({ type: 'invoice.created', limit: 100 })).data
    .filter(({ created }) => created >= at('2026-05-01') && created <= at('2026-06-02'))
    .map(({ created, data: { object } }) => [created, 'customer' in object ? object.customer : null])
    .reverse();
  expect(renewals).toEqual([
    [at('2026-05-01'), customer.id],
    [at('2026-05-03'), neighbour.id],
    [at('2026-06-01'), customer.id],
  ]);
  expect((await stripe.subscriptions.list({ test_clock: clock.id })).data.map(({ id }) => id)).toEqual([
    second.id,
    first.id,
  ]);
});

it('is advanced once at a time', async () => {
  const { clock } = await createSubscriber(sandbox, at('2026-04-01'), null);
  await account.run(async (state) => {
    expect(await advanceClock(state, clock.id, at('2026-04-10'))).toMatchObject({ status: 'advancing' });
    await expect(advanceClock(state, clock.id, at('2026-04-11'))).rejects.toThrow('already');
  });
  const ready = await sandbox.event('test_helpers.test_clock.ready', clock.id);
  expect(ready.data.object.frozen_time).toBe(at('2026-04-10'));
  expect((await sandbox.stripe.testHelpers.testClocks.list()).data[0]).toEqual(ready.data.object);
});

it('is deleted with its customers, whose subscriptions end', async () => {
  const { stripe } = sandbox;
  const { clock, customer } = await createSubscriber(sandbox, at('2026-04-01'));
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  expect(await stripe.testHelpers.testClocks.del(clock.id)).toEqual({
    id: clock.id,
    object: 'test_helpers.test_clock',
    deleted: true,
  });
  await sandbox.event('test_helpers.test_clock.deleted', clock.id);
  await sandbox.event('customer.subscription.deleted', id);
  await sandbox.event('customer.deleted', customer.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.testHelpers.testClocks.retrieve(clock.id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-04-02') }),
  ).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
