import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idIn } from '../testing/id-in.ts';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { answerConfirmation, settlePayment } from './settle-payment.ts';

let sandbox: Sandbox;
let account: OpenAccount;
beforeAll(async () => {
  sandbox = await startSandbox();
  account = await openAccount(sandbox);
});
afterAll(async () => {
  await account.close();
  await sandbox.close();
});

const pay = (method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> =>
  sandbox.stripe.paymentIntents.create({
    amount: 1200,
    currency: 'usd',
    confirm: true,
    payment_method: method,
    ...more,
  });

/** The refusal of a payment; fails when it went through. */
async function refusal(payment: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await payment.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('the payment was not refused');
}

it('takes a payment by card, with its charge and receipt', async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({ email: 'pat@example.com' });
  const intent = await pay('pm_card_visa', {
    customer: customer.id,
    description: 'Credits',
    metadata: { pack: 'small' },
    setup_future_usage: 'off_session',
    expand: ['latest_charge.balance_transaction'],
  });
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1200, metadata: { pack: 'small' } });
  expect(intent.latest_charge).toMatchObject({
    status: 'succeeded',
    paid: true,
    amount: 1200,
    refunded: false,
    disputed: false,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', three_d_secure: null } },
    balance_transaction: { amount: 1200, fee: 65, net: 1135 },
  });
  const charge = await stripe.charges.retrieve(idIn(intent.latest_charge));
  const receipt = await fetch(charge.receipt_url ?? '');
  expect(receipt.status).toBe(200);
  expect(await receipt.text()).toContain('$12.00');
  expect((await sandbox.event('payment_intent.succeeded', intent.id)).data.object.latest_charge).toBe(charge.id);
  expect((await sandbox.event('charge.succeeded', charge.id)).data.object.payment_intent).toBe(intent.id);
  const saved = await stripe.paymentMethods.list({ customer: customer.id });
  expect(saved.data.map((method) => method.card?.last4)).toEqual(['4242']);
});

describe('a declined card', () => {
  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('%s is refused as %s, %s', async (method, code, declineCode) => {
    const error = await refusal(pay(method));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    const left = await sandbox.stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '');
    expect(left).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code: declineCode },
    });
    const failed = await sandbox.event('payment_intent.payment_failed', left.id);
    expect(failed.data.object.latest_charge).toBe(error.charge);
    const charge = await sandbox.stripe.charges.retrieve(error.charge ?? '');
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code, receipt_url: null });
  });

  it('can be followed by another card on the same intent', async () => {
    const error = await refusal(pay('pm_card_chargeDeclined'));
    const intent = await sandbox.stripe.paymentIntents.confirm(error.payment_intent?.id ?? '', {
      payment_method: 'pm_card_visa',
    });
    expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
    const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed']);
    const again = await refusal(sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }));
    expect(again.code).toBe('payment_intent_unexpected_state');
  });
});

describe('a card whose bank asks', () => {
  it('pays when the cardholder accepts', async () => {
    const asked = await pay('pm_card_threeDSecure2Required', { return_url: 'https://shop.example/back' });
    expect(asked).toMatchObject({
      status: 'requires_action',
      latest_charge: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'https://shop.example/back' } },
    });
    expect(asked.next_action?.redirect_to_url?.url).toContain(`/authenticate/${asked.id}`);
    await account.run((state) => answerConfirmation(state, asked.id, true));
    const paid = await sandbox.stripe.paymentIntents.retrieve(asked.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
  });

  it('pays nothing when the cardholder refuses, and may be tried again', async () => {
    const asked = await pay('pm_card_threeDSecure2Required');
    await account.run((state) => answerConfirmation(state, asked.id, false));
    const refused = await sandbox.stripe.paymentIntents.retrieve(asked.id);
    expect(refused).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await expect(account.run((state) => answerConfirmation(state, asked.id, true))).rejects.toThrow('status');
    const paid = await sandbox.stripe.paymentIntents.confirm(asked.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  it('is declined when nobody is there', async () => {
    const error = await refusal(pay('pm_card_authenticationRequired', { off_session: true }));
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  it('is not asked again once it was set up', async () => {
    const { stripe } = sandbox;
    const customer = (await stripe.customers.create()).id;
    const asked = await pay('pm_card_authenticationRequiredOnSetup', { customer, setup_future_usage: 'off_session' });
    expect(asked.status).toBe('requires_action');
    await account.run((state) => answerConfirmation(state, asked.id, true));
    const { data } = await stripe.paymentMethods.list({ customer });
    const later = await pay(data[0]?.id ?? '', { customer, off_session: true });
    expect(later.status).toBe('succeeded');
  });
});

describe('a bank debit', () => {
  const bank = (number: string): Promise<Stripe.PaymentMethod> =>
    sandbox.stripe.paymentMethods.create({
      type: 'us_bank_account',
      us_bank_account: { account_number: number, routing_number: '110000000', account_holder_type: 'individual' },
      billing_details: { name: 'Pat Doe' },
    });

  it('ends some time later: the money came', async () => {
    const begun = await pay((await bank('000123456789')).id);
    expect(begun.status).toBe('processing');
    const charge = await sandbox.stripe.charges.retrieve(idIn(begun.latest_charge));
    expect(charge).toMatchObject({
      status: 'pending',
      paid: false,
      payment_method_details: { type: 'us_bank_account' },
    });
    await account.run((state) => settlePayment(state, begun.id));
    const settled = await sandbox.stripe.paymentIntents.retrieve(begun.id, { expand: ['latest_charge'] });
    expect(settled).toMatchObject({ status: 'succeeded', latest_charge: { id: charge.id, paid: true } });
    await sandbox.event('payment_intent.processing', begun.id);
    await sandbox.event('payment_intent.succeeded', begun.id);
    await expect(account.run((state) => settlePayment(state, begun.id))).rejects.toThrow('succeeded');
  });

  it('ends some time later: the bank gave it back', async () => {
    const begun = await pay((await bank('000111111116')).id);
    expect(begun.status).toBe('processing');
    await account.run((state) => settlePayment(state, begun.id));
    const settled = await sandbox.stripe.paymentIntents.retrieve(begun.id, { expand: ['latest_charge'] });
    expect(settled).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'no_account' },
      latest_charge: { status: 'failed', paid: false },
    });
    await sandbox.event('charge.failed', idIn(begun.latest_charge));
  });

  it('ends by itself as time goes on', async () => {
    const { stripe } = sandbox;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const customer = (await stripe.customers.create({ test_clock: clock.id })).id;
    const good = await pay((await bank('000123456789')).id, { customer });
    const bad = await pay((await bank('000222222227')).id, { customer });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1_800_000_600 });
    await sandbox.event('payment_intent.succeeded', good.id);
    const failed = await sandbox.event('payment_intent.payment_failed', bad.id);
    expect(failed.data.object.last_payment_error?.code).toBe('insufficient_funds');
  });

  it('can be ended either way by hand', async () => {
    const begun = await pay((await bank('000123456789')).id);
    await account.run((state) => settlePayment(state, begun.id, false));
    expect((await sandbox.stripe.paymentIntents.retrieve(begun.id)).status).toBe('requires_payment_method');
  });
});

it('cancels an intent that was not paid, and no other', async () => {
  const { stripe } = sandbox;
  const open = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  const canceled = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  await sandbox.event('payment_intent.canceled', open.id);
  const paid = await pay('pm_card_visa');
  expect((await refusal(stripe.paymentIntents.cancel(paid.id))).code).toBe('payment_intent_unexpected_state');
  expect((await refusal(pay('pm_card_visa', { amount: 49 }))).param).toBe('amount');
  expect((await refusal(pay('pm_nobody'))).code).toBe('resource_missing');
});
