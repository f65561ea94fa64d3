import type Stripe from 'stripe';
import { onDue } from '../due-work.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { attemptPayment, completeIntent, failIntent } from './attempt-payment.ts';
import { numberOf } from './cards.ts';
import { settleCharge } from './charges.ts';
import type { ChargeFailure } from './charges.ts';
import { idOf } from './id-of.ts';
import { unexpectedState } from './intents.ts';
import { findMethod } from './methods.ts';
import { sessionOf, tellSettled } from './settled.ts';
import { debitFailure } from './test-banks.ts';

/** What a debit that a person fails by hand is refused for. */
const GIVEN_BACK = { code: 'debit_not_authorized', message: 'The bank gave the debit back.' };

/**
 * Ends a payment by bank debit. `ok`: whether the money came; undefined lets the account's number decide. Throws
 * `payment_intent_unexpected_state` when the intent is not being processed.
 */
export async function settlePayment(state: State, intentId: string, ok?: boolean): Promise<Stripe.PaymentIntent> {
  const intent = await ofPath(state, 'payment_intent', intentId);
  const methodId = idOf(intent.payment_method);
  const charge = await state.get('charge', idOf(intent.latest_charge) ?? '');
  if (intent.status !== 'processing' || methodId === null || charge === undefined) {
    throw unexpectedState(intent, 'settled');
  }
  await state.cancelWork('settle-payment', intentId);
  const reason = ok === undefined ? debitFailure(await numberOf(state, methodId)) : ok ? null : GIVEN_BACK;
  const failure: ChargeFailure | null = reason === null ? null : { ...reason, declineCode: null };
  const method = await findMethod(state, methodId);
  await settleCharge(state, charge, failure);
  const settled =
    failure === null
      ? await completeIntent(state, intent, method, charge.id)
      : await failIntent(state, intent, method, charge.id, failure);
  await tellSettled(state, settled);
  return settled;
}

onDue('settle-payment', async (state, { id }) => {
  // Someone may have ended it before.
  const intent = await state.get('payment_intent', id);
  if (intent?.status === 'processing') await settlePayment(state, id);
});

/**
 * What the cardholder answered in their bank's step, for an intent that waits for it. Whoever the payment is for is told of
 * its end.
 */
export async function answerConfirmation(
  state: State,
  intentId: string,
  accepted: boolean,
): Promise<Stripe.PaymentIntent> {
  const intent = await ofPath(state, 'payment_intent', intentId);
  const methodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || methodId === null) throw unexpectedState(intent, 'confirmed');
  if ((await sessionOf(state, intentId)) !== null) {
    throw invalid('This payment is confirmed where it was begun, on the page of its Checkout Session.');
  }
  const answered = await attemptPayment(state, {
    customer: idOf(intent.customer),
    amount: intent.amount,
    currency: intent.currency,
    paymentMethod: await findMethod(state, methodId),
    offSession: false,
    authenticated: accepted,
    intent: intentId,
  });
  await tellSettled(state, answered);
  return answered;
}
