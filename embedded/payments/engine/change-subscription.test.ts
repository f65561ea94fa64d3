import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idIn } from '../testing/id-in.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  DAY,
  HOUR,
  latestInvoice,
  periodDays,
  type Plans,
  useCard,
} from '../testing/subscriber.ts';

let sandbox: Sandbox;
let plans: Plans;

beforeAll(async () => {
  sandbox = await startSandbox();
  plans = await createPlans(sandbox);
});
afterAll(() => sandbox.close());

/** A customer ten days into a month of 30 days that was paid for with this price. */
async function tenDaysIn(price: Stripe.Price, card?: string) {
  const { customer, clock } = await createSubscriber(sandbox, at('2026-04-01'), card);
  const { id, items } = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
  });
  await advanceTo(sandbox, clock.id, at('2026-04-11'));
  return { customer, clock, id, item: items.data[0]?.id ?? '' };
}

const prorations = (invoice: Stripe.Invoice) =>
  invoice.lines.data.map(({ amount, parent }) => [amount, parent?.subscription_item_details?.proration]);

it('upgrades now for the full price: a new period, no prorations', async () => {
  const { stripe } = sandbox;
  const { id, item, clock } = await tenDaysIn(plans.basic);
  const after = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: plans.plus.id }],
    proration_behavior: 'none',
    billing_cycle_anchor: { type: 'now' },
    expand: ['latest_invoice.payments'],
  });
  expect(after).toMatchObject({
    status: 'active',
    billing_cycle_anchor: at('2026-04-11'),
    items: { data: [{ id: item, price: { id: plans.plus.id }, plan: { id: plans.plus.id } }] },
    latest_invoice: {
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: 3000,
      payments: { data: [{ status: 'paid' }] },
    },
  });
  expect(periodDays(after)).toEqual(['2026-04-11', '2026-05-11']);
  const invoice = await latestInvoice(sandbox, id);
  expect(invoice.lines.data).toMatchObject([
    { amount: 3000, period: { start: at('2026-04-11'), end: at('2026-05-11') } },
  ]);
  expect(prorations(invoice)).toEqual([[3000, false]]);
  const updated = await sandbox.event('customer.subscription.updated', id);
  expect(updated.data.previous_attributes).toMatchObject({ billing_cycle_anchor: at('2026-04-01') });
  await advanceTo(sandbox, clock.id, at('2026-05-11') + 2 * HOUR);
  expect(await latestInvoice(sandbox, id)).toMatchObject({ amount_paid: 3000, billing_reason: 'subscription_cycle' });
});

it('marks prorations as such, and has them wait for the next invoice', async () => {
  const { stripe } = sandbox;
  const { id, item, clock } = await tenDaysIn(plans.basic);
  const change = { items: [{ id: item, price: plans.plus.id }], proration_behavior: 'create_prorations' as const };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  await stripe.subscriptions.update(id, change);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
  const invoice = await latestInvoice(sandbox, id);
  // Two thirds of the month were left.
  expect(prorations(invoice)).toEqual([
    [-667, true],
    [2000, true],
    [3000, false],
  ]);
  expect(invoice).toMatchObject({ status: 'paid', total: 4333, amount_paid: 4333 });
  expect(invoice.lines.data[0]).toMatchObject({
    discountable: false,
    pricing: { price_details: { price: plans.basic.id } },
    period: { start: at('2026-04-11'), end: at('2026-05-01') },
  });
  expect(preview).toMatchObject({ billing_reason: 'upcoming', total: 4333 });
  expect(preview.id).toMatch(/^upcoming_in_/);
  expect(prorations(preview)).toEqual(prorations(invoice));
});

it('invoices prorations at once when asked to, and keeps what is too much as credit', async () => {
  const { stripe } = sandbox;
  const { id, item, customer, clock } = await tenDaysIn(plans.basic);
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: plans.plus.id }],
    proration_behavior: 'always_invoice',
  });
  expect(await latestInvoice(sandbox, id)).toMatchObject({ status: 'paid', amount_paid: 1333 });
  const back = await stripe.subscriptionItems.update(item, {
    price: plans.basic.id,
    proration_behavior: 'always_invoice',
  });
  expect(back.price.id).toBe(plans.basic.id);
  const credited = await latestInvoice(sandbox, id);
  expect(credited).toMatchObject({
    status: 'paid',
    total: -1333,
    amount_due: 0,
    amount_paid: 0,
    ending_balance: -1333,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1333 });
  await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
  expect(await latestInvoice(sandbox, id)).toMatchObject({
    total: 1000,
    amount_due: 0,
    starting_balance: -1333,
    ending_balance: -333,
  });
});

it('does not charge a few cents, but adds them to the next invoice', async () => {
  const { stripe } = sandbox;
  const { id, item, customer, clock } = await tenDaysIn(plans.basic);
  const dearer = await stripe.prices.create({
    product: idIn(plans.basic.product),
    currency: 'usd',
    unit_amount: 1030,
    recurring: { interval: 'month' },
  });
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: dearer.id }],
    proration_behavior: 'always_invoice',
  });
  expect(await latestInvoice(sandbox, id)).toMatchObject({
    total: 20,
    amount_due: 0,
    status: 'paid',
    ending_balance: 20,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 20 });
  await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
  expect(await latestInvoice(sandbox, id)).toMatchObject({ total: 1030, amount_paid: 1050, ending_balance: 0 });
});

it('starts a new cycle when the rhythm changes, and previews exactly that', async () => {
  const { stripe } = sandbox;
  const { id, item } = await tenDaysIn(plans.plus);
  const change = { items: [{ id: item, price: plans.plusYearly.id }] };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  const after = await stripe.subscriptions.update(id, change);
  expect(periodDays(after)).toEqual(['2026-04-11', '2027-04-11']);
  const invoice = await latestInvoice(sandbox, id);
  expect(prorations(invoice)).toEqual([
    [-2000, true],
    [30_000, false],
  ]);
  expect(preview.amount_due).toBe(invoice.amount_paid);
});

it('changes the quantity, adds and takes away items', async () => {
  const { stripe } = sandbox;
  const { id, item, clock } = await tenDaysIn(plans.basic);
  const added = await stripe.subscriptionItems.create({
    subscription: id,
    price: plans.plus.id,
    quantity: 2,
    proration_behavior: 'none',
  });
  expect(added).toMatchObject({ object: 'subscription_item', quantity: 2, price: { id: plans.plus.id } });
  await advanceTo(sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
  expect(await latestInvoice(sandbox, id)).toMatchObject({ amount_paid: 7000 });
  expect((await stripe.subscriptionItems.list({ subscription: id })).data).toHaveLength(2);
  expect(await stripe.subscriptionItems.del(item, { proration_behavior: 'none' })).toMatchObject({ deleted: true });
  await expect(stripe.subscriptionItems.del(added.id)).rejects.toThrow('at least one item');
  await expect(stripe.subscriptionItems.retrieve(item)).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.subscriptions.update(id, { items: [{ price: plans.plusYearly.id }] })).rejects.toThrow(
    'same interval',
  );
});

it('leaves a debt when an upgrade is not paid, or nothing at all, as it was asked', async () => {
  const { stripe } = sandbox;
  const { id, item, customer } = await tenDaysIn(plans.basic);
  await useCard(sandbox, customer.id, 'pm_card_chargeCustomerFail');
  const change = {
    items: [{ id: item, price: plans.plus.id }],
    proration_behavior: 'none' as const,
    billing_cycle_anchor: { type: 'now' as const },
  };
  await expect(
    stripe.subscriptions.update(id, { ...change, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  const untouched = await stripe.subscriptions.retrieve(id);
  expect(untouched).toMatchObject({ status: 'active', items: { data: [{ price: { id: plans.basic.id } }] } });
  expect(await latestInvoice(sandbox, id)).toMatchObject({ billing_reason: 'subscription_create' });

  const after = await stripe.subscriptions.update(id, change);
  expect(after).toMatchObject({ status: 'past_due', items: { data: [{ price: { id: plans.plus.id } }] } });
  const owed = await latestInvoice(sandbox, id);
  expect(owed).toMatchObject({ status: 'open', amount_remaining: 3000, attempt_count: 1 });
  await sandbox.event('invoice.payment_failed', owed.id);
  await useCard(sandbox, customer.id, 'pm_card_visa');
  expect(await stripe.invoices.pay(owed.id)).toMatchObject({ status: 'paid', next_payment_attempt: null });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  await expect(stripe.invoices.pay(owed.id)).rejects.toThrow('already paid');
});

it('refuses changes that cannot be', async () => {
  const { stripe } = sandbox;
  const { id, item } = await tenDaysIn(plans.basic);
  const oneTime = await stripe.prices.create({
    product: idIn(plans.basic.product),
    currency: 'usd',
    unit_amount: 500,
  });
  const update = (params: Stripe.SubscriptionUpdateParams) => stripe.subscriptions.update(id, params);
  await expect(update({ items: [{ id: item, price: oneTime.id }] })).rejects.toMatchObject({
    param: 'items[0][price]',
  });
  await expect(update({ items: [{ id: item, price: 'price_none' }] })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
  });
  await expect(update({ items: [{ id: 'si_none', price: plans.plus.id }] })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(update({ trial_end: 'now' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'trial_end' });
  await expect(
    update({ proration_date: at('2026-04-11') - 30 * DAY, items: [{ id: item, quantity: 2 }] }),
  ).rejects.toMatchObject({
    param: 'proration_date',
  });
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: plans.basic.id }] }),
  ).rejects.toMatchObject({
    statusCode: 400,
    param: 'customer',
  });
});
