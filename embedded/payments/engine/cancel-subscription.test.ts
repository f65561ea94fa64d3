import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  HOUR,
  latestInvoice,
  periodDays,
  type Plans,
} from '../testing/subscriber.ts';

let sandbox: Sandbox;
let plans: Plans;

beforeAll(async () => {
  sandbox = await startSandbox();
  plans = await createPlans(sandbox);
});
afterAll(() => sandbox.close());

async function subscribe() {
  const { customer, clock } = await createSubscriber(sandbox, at('2026-04-01'));
  const { id } = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.basic.id }],
  });
  return { customer, clock, id };
}

describe('canceled for the end of the period', () => {
  it('stays active until then, and ends without another invoice', async () => {
    const { stripe } = sandbox;
    const { id, clock, customer } = await subscribe();
    const canceled = await stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused', comment: 'Too little time' },
    });
    expect(canceled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: at('2026-05-01'),
      canceled_at: at('2026-04-01'),
      cancellation_details: { reason: 'cancellation_requested', feedback: 'unused', comment: 'Too little time' },
      ended_at: null,
    });
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
      statusCode: 404,
    });
    await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
    const deleted = await sandbox.event('customer.subscription.deleted', id);
    expect(deleted.data.object).toMatchObject({ status: 'canceled', ended_at: at('2026-05-01') });
    expect(deleted.created).toBe(at('2026-05-01'));
    expect(await latestInvoice(sandbox, id)).toMatchObject({ billing_reason: 'subscription_create' });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    for (const status of ['all', 'ended', 'canceled'] as const) {
      expect((await stripe.subscriptions.list({ customer: customer.id, status })).data).toHaveLength(1);
    }
  });

  it('is taken back, and renews after all', async () => {
    const { stripe } = sandbox;
    const { id, clock } = await subscribe();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advanceTo(sandbox, clock.id, at('2026-04-20'));
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
    await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
    const renewed = await stripe.subscriptions.retrieve(id);
    expect(renewed.status).toBe('active');
    expect(periodDays(renewed)).toEqual(['2026-05-01', '2026-06-01']);
  });
});

it('ends at a moment of one’s own, also within a later period', async () => {
  const { stripe } = sandbox;
  const { id, clock } = await subscribe();
  await expect(stripe.subscriptions.update(id, { cancel_at: at('2026-03-01') })).rejects.toMatchObject({
    param: 'cancel_at',
  });
  const canceled = await stripe.subscriptions.update(id, { cancel_at: at('2026-05-15') });
  expect(canceled).toMatchObject({ cancel_at: at('2026-05-15'), cancel_at_period_end: false });
  await advanceTo(sandbox, clock.id, at('2026-05-10'));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  await stripe.subscriptions.update(id, { cancel_at: at('2026-05-15') });
  await advanceTo(sandbox, clock.id, at('2026-05-16'));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: at('2026-05-15') });
});

it('ends at once, and nothing but what is written about it can change then', async () => {
  const { stripe } = sandbox;
  const { id, clock } = await subscribe();
  await advanceTo(sandbox, clock.id, at('2026-04-11'));
  const ended = await stripe.subscriptions.cancel(id, { cancellation_details: { comment: 'Enough' } });
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: at('2026-04-11'),
    canceled_at: at('2026-04-11'),
    cancellation_details: { comment: 'Enough', reason: 'cancellation_requested' },
  });
  expect(await stripe.subscriptions.update(id, { metadata: { seen: 'yes' } })).toMatchObject({
    metadata: { seen: 'yes' },
  });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow('has ended');
  await expect(stripe.subscriptions.cancel(id)).rejects.toThrow('has ended');
  await advanceTo(sandbox, clock.id, at('2026-06-02'));
  expect(await latestInvoice(sandbox, id)).toMatchObject({ billing_reason: 'subscription_create' });
});

it('gives back as credit what was not used, when that is asked for', async () => {
  const { stripe } = sandbox;
  const { id, clock, customer } = await subscribe();
  await advanceTo(sandbox, clock.id, at('2026-04-16'));
  await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  expect(await latestInvoice(sandbox, id)).toMatchObject({ total: -500, amount_due: 0, status: 'paid' });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -500 });
});

it('ends with its customer', async () => {
  const { stripe } = sandbox;
  const { id, customer } = await subscribe();
  await stripe.customers.del(customer.id);
  await sandbox.event('customer.subscription.deleted', id);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
});
