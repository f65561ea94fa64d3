import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import {
  advanceTo,
  at,
  createPlans,
  createSubscriber,
  DAY,
  HOUR,
  intentOf,
  latestInvoice,
  type Plans,
  useCard,
} from '../testing/subscriber.ts';
import { settlePayment } from './settle-payment.ts';
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

async function subscribe(card: string | null) {
  const { customer, clock } = await createSubscriber(sandbox, begun, card);
  const subscription = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.basic.id }],
  });
  return { customer, clock, id: subscription.id, subscription };
}

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
