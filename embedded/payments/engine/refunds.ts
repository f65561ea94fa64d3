import type Stripe from 'stripe';
import { onDue } from '../due-work.ts';
import type { State } from '../state.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { bookMovement } from './balance.ts';
import { behaviourOf } from './cards.ts';
import { clockOf, nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';

/** What is to be given back. */
export interface RefundWish {
  charge: string;
  /** In the currency's smallest unit; all that is left when absent. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | null | undefined;
  metadata?: Stripe.Metadata | undefined;
}

/** A refund whose end takes a while is known after this many seconds. */
const ENDS_AFTER = 60;

/**
 * Gives back a payment or a part of it. Throws 400 when there is nothing that could be given back, less than `amount`, or
 * the cardholder disputes the payment.
 */
export async function refundCharge(state: State, wish: RefundWish): Promise<Stripe.Refund> {
  const charge = await ofParam(state, 'charge', wish.charge, 'charge');
  const amount = await refundable(state, charge, wish.amount);
  const customer = idOf(charge.customer);
  const method = charge.payment_method;
  const behaviour = method === null ? undefined : await behaviourOf(state, method);
  const pending = behaviour?.refunds === 'later' || charge.payment_method_details?.type === 'us_bank_account';
  const refund: Stripe.Refund = {
    id: state.newId(charge.id.startsWith('py_') ? 'pyr' : 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: await nowOf(state, customer),
    currency: charge.currency,
    customer,
    customer_account: null,
    destination_details: destination(charge, pending),
    metadata: wish.metadata ?? {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: method,
    ...(pending ? { pending_reason: 'processing' } : {}),
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const booked = await bookMovement(state, {
    type: refund.id.startsWith('pyr_') ? 'payment_refund' : 'refund',
    category: 'refund',
    amount: -amount,
    currency: charge.currency,
    source: refund.id,
    description: `Refund of ${charge.id}`,
    at: refund.created,
  });
  refund.balance_transaction = booked.id;
  await state.put('refund', refund);
  const total = charge.amount_refunded + amount;
  const changed: Stripe.Charge = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  await state.put('charge', changed);
  await state.emit('refund.created', refund);
  await state.emit('charge.refunded', changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  if (pending || behaviour?.refunds === 'fails_later') {
    const clock = await clockOf(state, customer);
    await state.schedule({ kind: 'end-refund', id: refund.id, at: refund.created + ENDS_AFTER, clock });
  }
  return refund;
}

async function refundable(state: State, charge: Stripe.Charge, wished: number | undefined): Promise<number> {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') throw invalid(`Charge ${charge.id} was not paid, so it cannot be refunded.`);
  const disputes = await state.list('dispute', { charge: charge.id });
  if (disputes.some((dispute) => !dispute.is_charge_refundable && dispute.status !== 'won')) {
    throw invalid(`Charge ${charge.id} is disputed, so it cannot be refunded.`, undefined, 'charge_disputed');
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  if (wished === undefined) return left;
  if (wished < 1) throw invalid('The amount must be at least 1.', 'amount', 'parameter_invalid_integer');
  if (wished > left) {
    const [asked, there] = [wished, left].map(
      (cents) => `${(cents / 100).toFixed(2)} ${charge.currency.toUpperCase()}`,
    );
    throw invalid(`The refund of ${asked ?? ''} is more than what is left of the charge, ${there ?? ''}.`, 'amount');
  }
  return wished;
}

function destination(charge: Stripe.Charge, pending: boolean): Stripe.Refund.DestinationDetails {
  if (charge.payment_method_details?.type === 'us_bank_account') {
    return { type: 'us_bank_transfer', us_bank_transfer: { reference: null, reference_status: 'pending' } };
  }
  return {
    card: {
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: pending ? 'pending' : 'refund',
    },
    type: 'card',
  };
}

/** The bank could not give the money back: the charge is as much as it was before. */
export async function failRefund(state: State, refundId: string): Promise<Stripe.Refund> {
  const refund = await ofPath(state, 'refund', refundId);
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw invalid(`Refund ${refundId} has ended already.`);
  }
  await state.cancelWork('end-refund', refundId);
  const charge = await ofParam(state, 'charge', idOf(refund.charge) ?? '', 'charge');
  const booked = await bookMovement(state, {
    type: 'refund_failure',
    category: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
    description: `Failed refund of ${charge.id}`,
    at: await nowOf(state, idOf(refund.customer)),
  });
  const { pending_reason: pendingReason, ...rest } = refund;
  const failed: Stripe.Refund = {
    ...rest,
    failure_balance_transaction: booked.id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  };
  const left: Stripe.Charge = { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false };
  await state.put('refund', failed);
  await state.put('charge', left);
  const before = { status: refund.status, ...(pendingReason === undefined ? {} : { pending_reason: pendingReason }) };
  await state.emit('refund.updated', failed, before);
  await state.emit('refund.failed', failed);
  await state.emit('charge.updated', left, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return failed;
}

/** It fails where the card says so, otherwise what was pending has succeeded. */
async function endRefund(state: State, refundId: string): Promise<void> {
  const refund = await state.get('refund', refundId);
  const method = idOf(refund?.payment_method);
  if (refund === undefined || method === null) return;
  if ((await behaviourOf(state, method))?.refunds === 'fails_later') {
    if (refund.status === 'succeeded') await failRefund(state, refundId);
    return;
  }
  if (refund.status !== 'pending') return;
  const { pending_reason: _, ...rest } = refund;
  const ended: Stripe.Refund = { ...rest, status: 'succeeded' };
  await state.put('refund', ended);
  await state.emit('refund.updated', ended, { status: 'pending', pending_reason: 'processing' });
}

onDue('end-refund', (state, { id }) => endRefund(state, id));
