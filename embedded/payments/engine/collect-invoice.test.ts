import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  DAY,
  eventOf,
  HOUR,
  latestInvoice,
  type Plans,
  useCard,
  intentOf,
} from '../testing/subscriber.ts';
import { payInvoice } from './collect-invoice.ts';
import { answerConfirmation, settlePayment } from './settle-payment.ts';
import { startSubscription } from './subscriptions.ts';

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

const begun = at('2026-04-01');
const renewed = at('2026-05-01');

async function subscribe(card: string | null = 'pm_card_visa') {
  const { customer, clock } = await createSubscriber(sandbox, begun, card);
  const subscription = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.basic.id }],
  });
  return { customer, clock, id: subscription.id, subscription };
}

/** A subscription whose renewal was declined. */
async function pastDue() {
  const made = await subscribe();
  await useCard(sandbox, made.customer.id, 'pm_card_chargeCustomerFail');
  await advanceTo(sandbox, made.clock.id, renewed + 2 * HOUR);
  return { ...made, invoice: await latestInvoice(sandbox, made.id) };
}

describe('a renewal that is declined', () => {
  it('leaves the subscription past due, and a new card pays it', async () => {
    const { stripe } = sandbox;
    const { id, customer, invoice, clock } = await pastDue();
    expect(invoice).toMatchObject({
      status: 'open',
      attempted: true,
      attempt_count: 1,
      amount_remaining: 1000,
      next_payment_attempt: renewed + HOUR + 3 * DAY,
    });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due', latest_invoice: invoice.id });
    const failed = await eventOf(sandbox, 'invoice.payment_failed', customer.id);
    expect(failed.data.object.id).toBe(invoice.id);

    await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    const tried = await latestInvoice(sandbox, id);
    // A person's attempt does not use up one of those that are made of themselves.
    expect(tried).toMatchObject({ attempt_count: 1, next_payment_attempt: invoice.next_payment_attempt });

    await useCard(sandbox, customer.id, 'pm_card_visa');
    const paid = await stripe.invoices.pay(invoice.id, { expand: ['payments.data.payment.payment_intent'] });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 1000, next_payment_attempt: null });
    expect(paid.payments?.data).toMatchObject([
      { status: 'paid', payment: { payment_intent: { status: 'succeeded', amount_received: 1000 } } },
    ]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await advanceTo(sandbox, clock.id, renewed + 20 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('is tried again after three days, when the card is good by then', async () => {
    const { stripe } = sandbox;
    const { id, customer, clock, invoice } = await pastDue();
    await useCard(sandbox, customer.id, 'pm_card_visa');
    await advanceTo(sandbox, clock.id, renewed + HOUR + 3 * DAY);
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('ends the subscription after the last attempt', async () => {
    const { stripe } = sandbox;
    const { id, clock, invoice, customer } = await pastDue();
    const attempts = [renewed + HOUR, ...[3, 8, 15].map((days) => renewed + HOUR + days * DAY)];
    await advanceTo(sandbox, clock.id, renewed + HOUR + 15 * DAY - 60);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    await advanceTo(sandbox, clock.id, renewed + 16 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: attempts[3],
      cancellation_details: { reason: 'payment_failed' },
    });
    const events = (await stripe.events.list({ type: 'invoice.payment_failed', limit: 100 })).data.filter(
      ({ data: { object } }) => 'id' in object && object.id === invoice.id,
    );
    expect(events.map(({ created }) => created).reverse()).toEqual(attempts);
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'open',
      attempt_count: 4,
      auto_advance: false,
    });
    const charges = await stripe.charges.list({ customer: customer.id });
    expect(charges.data.filter(({ status }) => status === 'failed')).toHaveLength(4);
    await advanceTo(sandbox, clock.id, renewed + 60 * DAY, 30 * DAY);
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });

  it('is paid on its page by another card, which pays from then on', async () => {
    const { stripe } = sandbox;
    const { id, customer, invoice } = await pastDue();
    const { id: paymentMethod } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    await account.run((state) => payInvoice(state, invoice.id, { paymentMethod, keepMethod: true }));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      default_payment_method: paymentMethod,
    });
  });

  it('waits for the cardholder when their bank asks', async () => {
    const { stripe } = sandbox;
    const { id, customer, clock } = await subscribe();
    await useCard(sandbox, customer.id, 'pm_card_authenticationRequired');
    await advanceTo(sandbox, clock.id, renewed + 2 * HOUR);
    const invoice = await latestInvoice(sandbox, id);
    expect(invoice).toMatchObject({ status: 'open' });
    await sandbox.event('invoice.payment_action_required', invoice.id);
    const intent = intentOf(invoice);
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'requires_action' });
    await account.run((state) => answerConfirmation(state, intent, true));
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', attempt_count: 1 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});

describe('a first payment', () => {
  it('that is declined leaves the subscription incomplete; paying makes it active', async () => {
    const { stripe } = sandbox;
    const { id, customer, subscription } = await subscribe('pm_card_chargeCustomerFail');
    expect(subscription.status).toBe('incomplete');
    const invoice = await latestInvoice(sandbox, id);
    expect(invoice).toMatchObject({
      status: 'open',
      billing_reason: 'subscription_create',
      next_payment_attempt: null,
    });
    const good = await useCard(sandbox, customer.id, 'pm_card_visa');
    await stripe.invoices.pay(invoice.id, { payment_method: good });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    const updated = await sandbox.event('customer.subscription.updated', id);
    expect(updated.data.previous_attributes).toEqual({ status: 'incomplete' });
  });

  it('that was never made is not owed when the subscription is canceled', async () => {
    const { stripe } = sandbox;
    const { id } = await subscribe(null);
    await stripe.subscriptions.cancel(id);
    expect(await latestInvoice(sandbox, id)).toMatchObject({ status: 'void' });
  });

  it('that never comes gives the subscription up after 23 hours', async () => {
    const { stripe } = sandbox;
    const { id, clock } = await subscribe(null);
    await advanceTo(sandbox, clock.id, begun + 23 * HOUR - 1);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'incomplete' });
    await advanceTo(sandbox, clock.id, begun + 23 * HOUR);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'incomplete_expired' });
    const invoice = await latestInvoice(sandbox, id);
    expect(invoice.status).toBe('void');
    await sandbox.event('invoice.voided', invoice.id);
    await expect(stripe.invoices.pay(invoice.id)).rejects.toThrow('cannot be paid');
    await advanceTo(sandbox, clock.id, renewed + 2 * HOUR);
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  });

  it('may be an error, or left open on purpose', async () => {
    const { stripe } = sandbox;
    const { customer } = await createSubscriber(sandbox, begun, 'pm_card_chargeCustomerFail');
    const items = [{ price: plans.basic.id }];
    await expect(
      stripe.subscriptions.create({ customer: customer.id, items, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    const open = await stripe.subscriptions.create({
      customer: customer.id,
      items,
      payment_behavior: 'default_incomplete',
    });
    expect(open.status).toBe('incomplete');
    expect(await latestInvoice(sandbox, open.id)).toMatchObject({ status: 'open', attempted: false });
  });

  it('of a checkout makes nothing unless it goes through', async () => {
    const { stripe } = sandbox;
    const { customer } = await createSubscriber(sandbox, begun, null);
    const start = async (card: string, more: { authenticated?: boolean; intent?: string } = {}) => {
      const paymentMethod = await useCard(sandbox, customer.id, card);
      return account.run((state) =>
        startSubscription(state, {
          customer: customer.id,
          price: plans.basic.id,
          quantity: 1,
          paymentMethod,
          metadata: {},
          onlyIfPaid: true,
          ...more,
        }),
      );
    };
    const declined = await start('pm_card_chargeCustomerFail');
    expect(declined).toMatchObject({ subscription: null, intent: { status: 'requires_payment_method' } });
    const asked = await start('pm_card_threeDSecure2Required', { intent: declined.intent?.id ?? '' });
    expect(asked).toMatchObject({ subscription: null, intent: { status: 'requires_action' } });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    const paid = await start('pm_card_threeDSecure2Required', { authenticated: true, intent: asked.intent?.id ?? '' });
    expect(paid).toMatchObject({
      subscription: { status: 'active' },
      invoice: { status: 'paid', amount_paid: 1000 },
      intent: { id: declined.intent?.id, status: 'succeeded' },
    });
  });

  it('by bank debit counts at once, and is owed when the bank gives it back', async () => {
    const { stripe } = sandbox;
    const { customer, clock } = await createSubscriber(sandbox, begun, null);
    await useCard(sandbox, customer.id, 'pm_usBankAccount');
    const { id, status } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plans.basic.id }],
    });
    expect(status).toBe('active');
    const open = await latestInvoice(sandbox, id);
    expect(open).toMatchObject({ status: 'open', attempt_count: 0, payments: { data: [{ status: 'open' }] } });
    await expect(stripe.invoices.pay(open.id)).rejects.toThrow('being processed');
    await account.run((state) => settlePayment(state, intentOf(open), false));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    await useCard(sandbox, customer.id, 'pm_card_visa');
    await advanceTo(sandbox, clock.id, begun + 4 * DAY);
    expect(await stripe.invoices.retrieve(open.id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});

it('lists invoices by what they are of', async () => {
  const { stripe } = sandbox;
  const { id, customer, invoice } = await pastDue();
  const ids = async (params: Parameters<typeof stripe.invoices.list>[0]) =>
    (await stripe.invoices.list(params)).data.map((one) => one.id);
  expect(await ids({ customer: customer.id })).toHaveLength(2);
  expect(await ids({ subscription: id, status: 'open' })).toEqual([invoice.id]);
  expect(await ids({ customer: customer.id, created: { lt: renewed } })).not.toContain(invoice.id);
  expect((await stripe.invoices.listLineItems(invoice.id)).data).toEqual(invoice.lines.data);
  await expect(stripe.invoices.retrieve('in_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});
