import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardWith } from '../testing/cards.ts';
import { idIn } from '../testing/id-in.ts';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { answerCheckout, payCheckout, type CheckoutOutcome } from './checkout.ts';
import { settlePayment } from './settle-payment.ts';

let sandbox: Sandbox;
let account: OpenAccount;
let price: string;
let plan: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  account = await openAccount(sandbox);
  const { stripe } = sandbox;
  const pack = { currency: 'usd', unit_amount: 1500, product_data: { name: 'Pack of credits' } };
  price = (await stripe.prices.create(pack)).id;
  const monthly = { ...pack, unit_amount: 2900, recurring: { interval: 'month' as const } };
  plan = (await stripe.prices.create(monthly)).id;
});
afterAll(async () => {
  await account.close();
  await sandbox.close();
});

const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> =>
  sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price, quantity: 2 }],
    success_url: 'https://shop.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/credits',
    client_reference_id: 'person-7',
    metadata: { order: '31' },
    payment_intent_data: { metadata: { pack: 'two' } },
    ...more,
  });

const openPlan = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> =>
  sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: plan, quantity: 1 }],
    success_url: 'https://shop.example/done',
    subscription_data: { metadata: { person: '7' } },
    ...more,
  });

const pay = (session: string, number = '4242 4242 4242 4242'): Promise<CheckoutOutcome> =>
  account.run((state) => payCheckout(state, session, cardWith(number)));

const retrieve = (id: string): Promise<Stripe.Checkout.Session> => sandbox.stripe.checkout.sessions.retrieve(id);

describe('paying', () => {
  it('completes the session once, and leads back', async () => {
    const { stripe } = sandbox;
    const customer = (await stripe.customers.create({ email: 'known@example.com' })).id;
    const session = await open({ customer });
    const first = await pay(session.id);
    expect(first).toEqual({ outcome: 'paid', redirect: `https://shop.example/done?session=${session.id}` });
    const paid = await retrieve(session.id);
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer,
      customer_details: { email: 'known@example.com', name: 'Pat Doe', address: { country: 'US' } },
    });
    const intent = await stripe.paymentIntents.retrieve(idIn(paid.payment_intent));
    expect(intent).toMatchObject({ status: 'succeeded', amount: 3000, customer, metadata: { pack: 'two' } });
    expect((await sandbox.event('checkout.session.completed', session.id)).data.object).toEqual(paid);

    expect(await pay(session.id)).toEqual(first);
    const charges = await stripe.charges.list({ customer });
    expect(charges.data).toHaveLength(1);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('from two tabs at once pays once', async () => {
    const customer = (await sandbox.stripe.customers.create()).id;
    const session = await open({ customer });
    const outcomes = await Promise.all([pay(session.id), pay(session.id), pay(session.id)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
    expect((await sandbox.stripe.charges.list({ customer })).data).toHaveLength(1);
    await sandbox.event('checkout.session.completed', session.id);
    const events = await sandbox.stripe.events.list({ type: 'checkout.session.completed', limit: 100 });
    const told = events.data.filter((event) => 'id' in event.data.object && event.data.object.id === session.id);
    expect(told).toHaveLength(1);
  });

  it('with a declined card leaves the session open for another', async () => {
    const session = await open();
    const declined = await pay(session.id, '4000 0000 0000 9995');
    expect(declined).toEqual({ outcome: 'declined', message: 'The card has too little money for this payment.' });
    expect(await retrieve(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(await pay(session.id)).toMatchObject({ outcome: 'paid' });
    const paid = await retrieve(session.id);
    const charges = await sandbox.stripe.charges.list({ payment_intent: idIn(paid.payment_intent) });
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    // Nobody asked for a customer.
    expect(paid.customer).toBeNull();
    expect(paid.customer_details?.email).toBe('pat@example.com');
  });

  it.each([
    ['a number with a slip', { number: '4242424242424241' }, 'number', 'incorrect_number'],
    ['a card that is no test card', { number: '4111111111111111' }, 'number', 'card_declined'],
    ['a month that is none', { expMonth: 13 }, 'exp_month', 'invalid_expiry_month'],
    ['an expired date', { expMonth: 1, expYear: 24 }, 'exp_year', 'invalid_expiry_year'],
    ['a year that is none', { expYear: 2299 }, 'exp_year', 'invalid_expiry_year'],
    ['a short security code', { cvc: '12' }, 'cvc', 'invalid_cvc'],
  ])('with %s is refused beside its field', async (_, wrong, param, code) => {
    const session = await open();
    const card = { ...cardWith('4242424242424242'), ...wrong };
    const refusal = account.run((state) => payCheckout(state, session.id, card));
    await expect(refusal).rejects.toMatchObject({ status: 402, body: { type: 'card_error', code, param } });
    expect((await retrieve(session.id)).payment_intent).toBeNull();
  });

  it('in a way that the session does not take is refused', async () => {
    const session = await open({ allowed_payment_method_types: ['card'] });
    await expect(pay(session.id, '000123456789')).rejects.toThrow('this way');
  });

  it('by a card whose bank asks waits for the answer', async () => {
    const session = await open();
    const asked = await pay(session.id, '4000 0000 0000 3220');
    expect(asked.outcome).toBe('authenticate');
    expect((await retrieve(session.id)).status).toBe('open');
    expect(await account.run((state) => answerCheckout(state, session.id, false))).toMatchObject({
      outcome: 'declined',
    });
    await expect(account.run((state) => answerCheckout(state, session.id, true))).rejects.toThrow('waits');
    await pay(session.id, '4000 0000 0000 3220');
    expect(await account.run((state) => answerCheckout(state, session.id, true))).toMatchObject({ outcome: 'paid' });
    expect((await retrieve(session.id)).payment_status).toBe('paid');
  });

  it.each([
    ['000123456789', 'paid', 'checkout.session.async_payment_succeeded'],
    ['000111111116', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const)('by bank debit %s ends later: %s', async (number, status, told) => {
    const session = await open();
    expect(await pay(session.id, number)).toMatchObject({ outcome: 'processing' });
    const completed = await sandbox.event('checkout.session.completed', session.id);
    expect(completed.data.object).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await account.run((state) => settlePayment(state, idIn(completed.data.object.payment_intent)));
    expect((await sandbox.event(told, session.id)).data.object.payment_status).toBe(status);
    expect((await retrieve(session.id)).payment_status).toBe(status);
  });
});

describe('an end without payment', () => {
  it('is made by the seller', async () => {
    const session = await open();
    await pay(session.id, '4000 0000 0000 0002');
    const expired = await sandbox.stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' });
    await sandbox.event('checkout.session.expired', session.id);
    expect(await pay(session.id)).toMatchObject({ outcome: 'declined' });
    const intent = await sandbox.stripe.paymentIntents.retrieve(idIn(expired.payment_intent));
    expect(intent.status).toBe('canceled');
    await expect(sandbox.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('comes by itself after a day', async () => {
    const { stripe } = sandbox;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const customer = (await stripe.customers.create({ test_clock: clock.id })).id;
    const session = await open({ customer });
    expect(session.expires_at).toBe(1_800_086_400);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1_800_086_401 });
    await sandbox.event('checkout.session.expired', session.id);
    expect(await retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await pay(session.id)).toMatchObject({ outcome: 'declined' });
  });
});

describe('a subscription', () => {
  it('starts when its first invoice is paid', async () => {
    const { stripe } = sandbox;
    const session = await openPlan({ customer_email: 'sub@example.com' });
    expect(await pay(session.id)).toMatchObject({ outcome: 'paid' });
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'invoice', 'customer'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: null,
      customer: { email: 'sub@example.com' },
      subscription: { status: 'active', metadata: { person: '7' } },
      invoice: { status: 'paid', amount_paid: 2900 },
    });
    const told = (await sandbox.event('checkout.session.completed', session.id)).data.object;
    await sandbox.event('customer.subscription.created', idIn(told.subscription));
    await sandbox.event('invoice.paid', idIn(told.invoice));
    const customer = idIn(told.customer);
    const saved = await stripe.paymentMethods.list({ customer });
    expect(saved.data.map((method) => method.card?.last4)).toEqual(['4242']);
  });

  it('is not made by a card that is declined, and then by another', async () => {
    const { stripe } = sandbox;
    const customer = (await stripe.customers.create({ email: 'two@example.com' })).id;
    const session = await openPlan({ customer });
    expect(await pay(session.id, '4000 0000 0000 0002')).toMatchObject({ outcome: 'declined' });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.invoices.list({ customer })).data).toEqual([]);
    expect(await pay(session.id)).toMatchObject({ outcome: 'paid' });
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    expect(await pay(session.id)).toMatchObject({ outcome: 'paid' });
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('waits for the bank of the card', async () => {
    const { stripe } = sandbox;
    const customer = (await stripe.customers.create({ email: 'three@example.com' })).id;
    const session = await openPlan({ customer });
    expect(await pay(session.id, '4000 0025 0000 3155')).toMatchObject({ outcome: 'authenticate' });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect(await account.run((state) => answerCheckout(state, session.id, true))).toMatchObject({ outcome: 'paid' });
    expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ status: 'active' }]);
  });

  it('by bank debit is active at once and paid later', async () => {
    const { stripe } = sandbox;
    const customer = (await stripe.customers.create({ email: 'four@example.com' })).id;
    const session = await openPlan({ customer });
    expect(await pay(session.id, '000123456789')).toMatchObject({ outcome: 'processing' });
    const { data } = await stripe.paymentIntents.list({ customer });
    await account.run((state) => settlePayment(state, data[0]?.id ?? ''));
    const told = await sandbox.event('checkout.session.async_payment_succeeded', session.id);
    expect(told.data.object.payment_status).toBe('paid');
    const invoice = await stripe.invoices.retrieve(idIn(told.data.object.invoice));
    expect(invoice.status).toBe('paid');
  });
});
