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
import { answerConfirmation } from './settle-payment.ts';

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

async function subscribe() {
  const { customer, clock } = await createSubscriber(sandbox, begun);
  const { id } = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.basic.id }],
  });
  return { customer, clock, id };
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

  it('is not paid by the card of somebody else', async () => {
    const { stripe } = sandbox;
    const { invoice } = await pastDue();
    const other = await createSubscriber(sandbox, begun, null);
    const theirs = await useCard(sandbox, other.customer.id, 'pm_card_visa');
    await expect(stripe.invoices.pay(invoice.id, { payment_method: theirs })).rejects.toMatchObject({
      statusCode: 400,
      param: 'payment_method',
    });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'open' });
  });

  it('is tried with a new intent when the old one was given up', async () => {
    const { stripe } = sandbox;
    const { id, customer, clock, invoice } = await pastDue();
    await stripe.paymentIntents.cancel(intentOf(invoice));
    await useCard(sandbox, customer.id, 'pm_card_visa');
    await advanceTo(sandbox, clock.id, renewed + HOUR + 3 * DAY);
    const paid = await latestInvoice(sandbox, id);
    expect(paid.status).toBe('paid');
    expect(intentOf(paid)).not.toBe(intentOf(invoice));
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
