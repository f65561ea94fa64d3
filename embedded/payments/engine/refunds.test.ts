import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idIn } from '../testing/id-in.ts';
import { openAccount, type OpenAccount } from '../testing/open-account.ts';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { failRefund } from './refunds.ts';

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

/** A payment of 20 dollars; its intent and its charge. */
async function paid(method = 'pm_card_visa', customer?: string): Promise<{ intent: string; charge: string }> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    confirm: true,
    payment_method: method,
    ...(customer === undefined ? {} : { customer }),
  });
  return { intent: intent.id, charge: idIn(intent.latest_charge) };
}

const charge = (id: string) => sandbox.stripe.charges.retrieve(id, { expand: ['refunds'] });

describe('a refund', () => {
  it('gives all back', async () => {
    const { stripe } = sandbox;
    const payment = await paid();
    const refund = await stripe.refunds.create({
      payment_intent: payment.intent,
      reason: 'requested_by_customer',
      metadata: { ticket: '12' },
      expand: ['balance_transaction'],
    });
    expect(refund).toMatchObject({
      status: 'succeeded',
      amount: 2000,
      charge: payment.charge,
      payment_intent: payment.intent,
      reason: 'requested_by_customer',
      metadata: { ticket: '12' },
      balance_transaction: { amount: -2000, fee: 0, type: 'refund' },
    });
    const after = await charge(payment.charge);
    expect(after).toMatchObject({ amount_refunded: 2000, refunded: true, status: 'succeeded' });
    expect(after.refunds?.data.map(({ id }) => id)).toEqual([refund.id]);
    await sandbox.event('refund.created', refund.id);
    const told = await sandbox.event('charge.refunded', payment.charge);
    expect(told.data.previous_attributes).toEqual({ amount_refunded: 0, refunded: false });
    await expect(stripe.refunds.create({ charge: payment.charge })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  it('gives a part back, then the rest, never more', async () => {
    const { stripe } = sandbox;
    const payment = await paid();
    await stripe.refunds.create({ charge: payment.charge, amount: 500 });
    expect(await charge(payment.charge)).toMatchObject({ amount_refunded: 500, refunded: false });
    await expect(stripe.refunds.create({ charge: payment.charge, amount: 1501 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await expect(stripe.refunds.create({ charge: payment.charge, amount: 0 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ charge: payment.charge });
    expect(rest.amount).toBe(1500);
    expect(await charge(payment.charge)).toMatchObject({ amount_refunded: 2000, refunded: true });
    const { data } = await stripe.refunds.list({ payment_intent: payment.intent });
    expect(data.map(({ amount }) => amount)).toEqual([1500, 500]);
  });

  it('that the bank cannot pay out fails, and the charge is whole again', async () => {
    const { stripe } = sandbox;
    const payment = await paid();
    const refund = await stripe.refunds.create({ charge: payment.charge, amount: 700 });
    await account.run((state) => failRefund(state, refund.id));
    const failed = await stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      failure_balance_transaction: { amount: 700 },
    });
    expect(await charge(payment.charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await sandbox.event('refund.failed', refund.id)).data.object.status).toBe('failed');
    await expect(account.run((state) => failRefund(state, refund.id))).rejects.toThrow('ended');
    // What failed can be given back once more.
    expect((await stripe.refunds.create({ charge: payment.charge })).amount).toBe(2000);
  });

  it('may take its time, and may fail then', async () => {
    const { stripe } = sandbox;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const customer = (await stripe.customers.create({ test_clock: clock.id })).id;
    const late = await stripe.refunds.create({ charge: (await paid('pm_card_pendingRefund', customer)).charge });
    const lost = await stripe.refunds.create({ charge: (await paid('pm_card_refundFail', customer)).charge });
    expect([late.status, lost.status]).toEqual(['pending', 'succeeded']);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1_800_000_600 });
    const ended = await sandbox.event('refund.updated', late.id);
    expect(ended.data.object.status).toBe('succeeded');
    await sandbox.event('refund.failed', lost.id);
    expect((await stripe.refunds.retrieve(lost.id)).status).toBe('failed');
  });

  it('needs a payment that was made', async () => {
    const { stripe } = sandbox;
    const open = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'charge',
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400, code: 'parameter_missing' });
    await expect(stripe.refunds.retrieve('re_none')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a dispute', () => {
  it('takes the money out, and brings it back when it is won', async () => {
    const { stripe } = sandbox;
    const payment = await paid();
    const opened = await account.run((state) => openDispute(state, payment.charge, { reason: 'product_not_received' }));
    expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({
      amount: 2000,
      charge: payment.charge,
      payment_intent: payment.intent,
      reason: 'product_not_received',
      status: 'needs_response',
      balance_transactions: [{ amount: -2000, fee: 1500, net: -3500 }],
    });
    expect((await charge(payment.charge)).disputed).toBe(true);
    expect((await sandbox.event('charge.dispute.created', opened.id)).data.object.balance_transactions).toEqual([]);
    await sandbox.event('charge.dispute.funds_withdrawn', opened.id);
    await expect(stripe.refunds.create({ charge: payment.charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    await expect(account.run((state) => openDispute(state, payment.charge))).rejects.toThrow('disputed already');

    const won = await account.run((state) => closeDispute(state, opened.id, 'won'));
    expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-2000, 2000]);
    expect((await sandbox.event('charge.dispute.closed', opened.id)).data.object.status).toBe('won');
    await sandbox.event('charge.dispute.funds_reinstated', opened.id);
    await expect(account.run((state) => closeDispute(state, opened.id, 'lost'))).rejects.toThrow('closed already');
    expect((await stripe.refunds.create({ charge: payment.charge })).amount).toBe(2000);
  });

  it('after a part was refunded is about the rest, and keeps it when it is lost', async () => {
    const { stripe } = sandbox;
    const payment = await paid();
    await stripe.refunds.create({ charge: payment.charge, amount: 800 });
    await expect(account.run((state) => openDispute(state, payment.charge, { amount: 1300 }))).rejects.toThrow('1200');
    const opened = await account.run((state) => openDispute(state, payment.charge));
    expect(opened.amount).toBe(1200);
    const lost = await stripe.disputes.close(opened.id);
    expect(lost).toMatchObject({ status: 'lost', balance_transactions: [{ amount: -1200 }] });
    expect((await sandbox.event('charge.dispute.closed', opened.id)).data.object.status).toBe('lost');
    expect(await charge(payment.charge)).toMatchObject({ disputed: true, amount_refunded: 800, refunded: false });
    await expect(stripe.refunds.create({ charge: payment.charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(
      sandbox.received.filter(
        (event) => event.type === 'charge.dispute.funds_reinstated' && event.data.object.id === opened.id,
      ),
    ).toEqual([]);
  });

  it('is opened by a card that disputes, and decided by evidence', async () => {
    const { stripe } = sandbox;
    const payment = await paid('pm_card_createDispute');
    await sandbox.event('charge.succeeded', payment.charge);
    await vi.waitFor(async () => expect((await charge(payment.charge)).disputed).toBe(true), { timeout: 60_000 });
    const { data } = await stripe.disputes.list({ charge: payment.charge });
    expect(data).toMatchObject([{ reason: 'fraudulent', status: 'needs_response' }]);
    const id = data[0]?.id ?? '';
    const draft = await stripe.disputes.update(id, { evidence: { product_description: 'Credits' }, submit: false });
    expect(draft).toMatchObject({
      status: 'needs_response',
      evidence: { product_description: 'Credits' },
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    const won = await stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    });
    expect(won).toMatchObject({ status: 'won', evidence_details: { submission_count: 1 } });
    await expect(stripe.disputes.update(id, { evidence: { uncategorized_text: 'more' } })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

it('keeps the books of all that moves', async () => {
  const payment = await paid();
  const refund = await sandbox.stripe.refunds.create({ charge: payment.charge, amount: 300 });
  const { data } = await sandbox.stripe.balanceTransactions.list({ source: refund.id });
  expect(data).toMatchObject([{ amount: -300, net: -300, type: 'refund' }]);
});
