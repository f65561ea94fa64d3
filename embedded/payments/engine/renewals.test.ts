import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  DAY,
  dayOf,
  eventOf,
  HOUR,
  latestInvoice,
  periodDays,
  type Plans,
  intentOf,
  useCard,
} from '../testing/subscriber.ts';
import { itemList, periodOf } from './subscription-object.ts';
import { planWork } from './subscription-status.ts';

let sandbox: Sandbox;
let plans: Plans;

beforeAll(async () => {
  sandbox = await startSandbox();
  plans = await createPlans(sandbox);
});
afterAll(() => sandbox.close());

it('renews over fourteen months from the 31st of January, and the 31st comes back', async () => {
  const { stripe } = sandbox;
  const { customer, clock } = await createSubscriber(sandbox, at('2026-01-31'));
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  await advanceTo(sandbox, clock.id, at('2027-03-31') + 2 * HOUR);

  const invoices = await stripe.invoices.list({ subscription: id, limit: 100 });
  const starts = invoices.data.map(({ lines }) => dayOf(lines.data[0]?.period.start ?? 0));
  expect(starts.reverse()).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
  for (const invoice of invoices.data) expect(invoice).toMatchObject({ status: 'paid', amount_paid: 1000 });
  const numbers = invoices.data.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(15);
  expect(periodDays(await stripe.subscriptions.retrieve(id))).toEqual(['2027-03-31', '2027-04-30']);
});

it('renews in Stripe’s order: announced, drafted with the new period, paid an hour later', async () => {
  const { stripe } = sandbox;
  const { customer, clock } = await createSubscriber(sandbox, at('2026-03-10'));
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.plus.id, quantity: 2 }],
    metadata: { for: 'a test' },
  });
  const first = await latestInvoice(sandbox, id);
  expect(first).toMatchObject({ billing_reason: 'subscription_create', amount_paid: 6000, status: 'paid' });

  await advanceTo(sandbox, clock.id, at('2026-04-03'));
  const upcoming = await eventOf(sandbox, 'invoice.upcoming', customer.id);
  expect(upcoming.data.object).toMatchObject({ total: 6000, billing_reason: 'upcoming' });
  expect(await stripe.invoices.list({ subscription: id })).toMatchObject({ data: [{ id: first.id }] });

  await advanceTo(sandbox, clock.id, at('2026-04-10') + 60);
  const draft = await latestInvoice(sandbox, id);
  expect(draft).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
    automatically_finalizes_at: at('2026-04-10') + HOUR,
    number: null,
    hosted_invoice_url: null,
    parent: { subscription_details: { subscription: id, metadata: { for: 'a test' } } },
  });
  expect(periodDays(await stripe.subscriptions.retrieve(id))).toEqual(['2026-04-10', '2026-05-10']);

  await advanceTo(sandbox, clock.id, at('2026-04-10') + HOUR);
  const paid = await latestInvoice(sandbox, id);
  expect(paid).toMatchObject({ id: draft.id, status: 'paid', amount_paid: 6000, attempt_count: 1 });
  expect(paid.hosted_invoice_url).toContain(paid.id);
  expect(paid.lines.data).toMatchObject([
    {
      amount: 6000,
      quantity: 2,
      period: { start: at('2026-04-10'), end: at('2026-05-10') },
      pricing: { price_details: { price: plans.plus.id } },
      parent: { subscription_item_details: { proration: false, subscription: id } },
    },
  ]);
  const payment = paid.payments?.data[0];
  expect(payment).toMatchObject({ status: 'paid', amount_paid: 6000, invoice: paid.id });
  const intent = await stripe.paymentIntents.retrieve(intentOf(paid));
  expect(intent).toMatchObject({ status: 'succeeded', amount: 6000, customer: customer.id });
  expect((await stripe.invoicePayments.list({ invoice: paid.id })).data).toHaveLength(1);

  await sandbox.event('test_helpers.test_clock.ready');
  const about = (await stripe.events.list({ limit: 100 })).data.filter(
    ({ data: { object }, created }) =>
      created >= at('2026-04-03') && 'customer' in object && object.customer === customer.id,
  );
  const order = about.map(({ type }) => type).reverse();
  const steps = [
    'invoice.upcoming',
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
  ];
  expect(order.filter((type) => steps.includes(type))).toEqual(steps);
  const moments = about.map(({ created }) => created).reverse();
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  const updated = about.find(({ type }) => type === 'customer.subscription.updated');
  expect(updated?.data.previous_attributes).toHaveProperty('items');
});

it('announces nothing for a subscription that ends, and moves a clock only forward and not too far', async () => {
  const { stripe } = sandbox;
  const { customer, clock } = await createSubscriber(sandbox, at('2026-03-10'));
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const advance = (to: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
  await expect(advance(at('2026-03-10'))).rejects.toThrow('forward');
  await expect(advance(at('2026-05-11'))).rejects.toThrow('two periods');
  const moving = await advance(at('2026-04-11'));
  expect(moving).toMatchObject({
    status: 'advancing',
    frozen_time: at('2026-03-10'),
    status_details: { advancing: { target_frozen_time: at('2026-04-11') } },
  });
  await sandbox.event('test_helpers.test_clock.advancing', clock.id);
  const ready = await sandbox.event('test_helpers.test_clock.ready', clock.id);
  expect(ready.data.object).toMatchObject({ status: 'ready', frozen_time: at('2026-04-11'), status_details: {} });
  await sandbox.event('customer.subscription.deleted', id);
  const upcoming = sandbox.received.filter(
    ({ type, data }) =>
      type === 'invoice.upcoming' && 'customer' in data.object && data.object.customer === customer.id,
  );
  expect(upcoming).toEqual([]);
  expect(await latestInvoice(sandbox, id)).toMatchObject({ billing_reason: 'subscription_create' });
});

it('pays by the year, and counts a new cycle when the rhythm changes', async () => {
  const { stripe } = sandbox;
  const { customer, clock } = await createSubscriber(sandbox, at('2024-02-29'));
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.plusYearly.id }] });
  await advanceTo(sandbox, clock.id, at('2025-02-28') + 2 * HOUR, 400 * DAY);
  expect(periodDays(await stripe.subscriptions.retrieve(id))).toEqual(['2025-02-28', '2026-02-28']);
  expect(await latestInvoice(sandbox, id)).toMatchObject({ amount_paid: 30_000 });
});

it('catches up by the wall, period by period, after it was off for a while', async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({ email: 'wall@example.com' });
  await useCard(sandbox, customer.id, 'pm_card_visa');
  const made = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plans.basic.id }] });
  const off = 70 * DAY;
  const account = await openAccount(sandbox);
  await account.run(async (state) => {
    const subscription = await state.get('subscription', made.id);
    if (subscription === undefined) throw new Error('the subscription is gone');
    const earlier = {
      ...subscription,
      billing_cycle_anchor: subscription.billing_cycle_anchor - off,
      items: itemList(
        made.id,
        subscription.items.data.map((item) => ({
          ...item,
          current_period_start: item.current_period_start - off,
          current_period_end: item.current_period_end - off,
        })),
      ),
    };
    await state.put('subscription', earlier);
    await planWork(state, earlier);
  });
  await account.close();
  const now = Math.floor(Date.now() / 1000);
  const until = Date.now() + 20_000;
  let period = { start: 0, end: 0 };
  while (period.end <= now && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    period = periodOf(await stripe.subscriptions.retrieve(made.id));
  }
  expect(period.end).toBeGreaterThan(now);
  const invoices = (await stripe.invoices.list({ subscription: made.id })).data.slice(0, -1).reverse();
  expect(invoices.length).toBeGreaterThanOrEqual(2);
  const periods = invoices.flatMap(({ lines }) => lines.data.map((line) => line.period));
  for (const [index, { start }] of periods.entries()) {
    if (index > 0) expect(start).toBe(periods[index - 1]?.end);
  }
  expect(periods.at(-1)).toEqual(period);
  for (const invoice of invoices) expect(invoice).toMatchObject({ status: 'draft', amount_due: 1000 });
});
