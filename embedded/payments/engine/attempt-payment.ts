import type Stripe from 'stripe';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { ofParam } from '../wire/errors.ts';
import { behaviourOf, hasExpired } from './cards.ts';
import { createCharge } from './charges.ts';
import type { ChargeFailure } from './charges.ts';
import { clockOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { createIntent, unexpectedState } from './intents.ts';
import type { NewIntent } from './intents.ts';
import { attachMethod } from './methods.ts';
import { invoiceOf } from './settled.ts';
import { decline } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

/** One attempt to take money. */
export interface Attempt extends NewIntent {
  /** Null: only the intent is made. */
  paymentMethod: Stripe.PaymentMethod | null;
  /** The cardholder is not there to confirm anything. */
  offSession: boolean;
  /** Whether the cardholder passed their bank's step; undefined when they were not asked yet. */
  authenticated?: boolean | undefined;
  /** Tries an intent again instead of making one; its amount and customer stay as they are. */
  intent?: string | undefined;
  /** Where the bank's step of a payment over the wire leads back to. */
  returnUrl?: string | null;
}

/** A bank debit takes this many seconds until it is known whether the money came. */
const SETTLES_AFTER = 120;

/** Statuses of an intent that may be tried, or tried again. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Tries to take money, with all events of the attempt. The status of the intent says what came of it: `succeeded`,
 * `requires_payment_method` (declined, with `last_payment_error`), `requires_action` (the cardholder must confirm) or
 * `processing` (a bank debit, settled later). Throws when the intent to be tried again is missing or not open.
 */
export async function attemptPayment(state: State, attempt: Attempt): Promise<Stripe.PaymentIntent> {
  const intent =
    attempt.intent === undefined
      ? await createIntent(state, attempt)
      : await ofParam(state, 'payment_intent', attempt.intent, 'intent');
  const method = attempt.paymentMethod;
  if (method === null) return intent;
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'confirmed');

  const behaviour = await behaviourOf(state, method.id);
  if (behaviour === undefined) return beginDebit(state, intent, method);
  if (behaviour.confirmation !== 'never' && !(await mayPassUnasked(state, method, behaviour))) {
    if (attempt.authenticated === undefined) return askToConfirm(state, intent, method, attempt);
    if (!attempt.authenticated) return failIntent(state, intent, method, null, NOT_CONFIRMED);
  }
  const confirmed = attempt.authenticated === true && behaviour.confirmation !== 'never';
  const clock = await clockOf(state, idOf(intent.customer));
  const card = method.card;
  const tooOld = card !== undefined && hasExpired(card.exp_month, card.exp_year, await state.now(clock));
  const refusal = tooOld ? decline('expired_card') : behaviour.declines;
  if (refusal !== null) {
    const charge = await createCharge(state, intent, method, { as: 'failed', failure: refusal }, { confirmed });
    return failIntent(state, intent, method, charge.id, refusal);
  }
  return succeed(state, intent, method, behaviour, confirmed);
}

const NOT_CONFIRMED: ChargeFailure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'The card’s bank could not confirm that this payment is yours. Try again, or pay with another card.',
};

/** A card that was confirmed once for payments to come is not asked about again. */
async function mayPassUnasked(state: State, method: Stripe.PaymentMethod, behaviour: TestCard): Promise<boolean> {
  return behaviour.confirmation === 'unless_set_up' && (await state.readNote(method.id, 'set_up')) === true;
}

async function askToConfirm(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  attempt: Attempt,
): Promise<Stripe.PaymentIntent> {
  // Nobody is there to be asked. An invoice waits for the cardholder nevertheless: it can be paid from its page.
  if (attempt.offSession && (attempt.invoice ?? null) === null) {
    const refusal = decline('authentication_required');
    const failure = { ...refusal, code: 'authentication_required' };
    const charge = await createCharge(state, intent, method, { as: 'failed', failure }, { confirmed: false });
    return failIntent(state, intent, method, charge.id, failure);
  }
  const asking: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: {
      redirect_to_url: {
        return_url: attempt.returnUrl ?? null,
        url: state.pageUrl(pagePaths.authenticate(intent.id)),
      },
      type: 'redirect_to_url',
    },
    payment_method: method.id,
    status: 'requires_action',
  };
  await state.put('payment_intent', asking);
  await state.emit('payment_intent.requires_action', asking);
  return asking;
}

/** Leaves the intent open for another attempt. `charge`: the one that was refused, if it came that far. */
export async function failIntent(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: string | null,
  failure: ChargeFailure,
): Promise<Stripe.PaymentIntent> {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      ...(charge === null ? {} : { charge }),
      code: failure.code,
      ...(failure.declineCode === null ? {} : { decline_code: failure.declineCode }),
      message: failure.message,
      payment_method: method,
      type: failure === NOT_CONFIRMED ? 'invalid_request_error' : 'card_error',
    },
    latest_charge: charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  };
  await state.put('payment_intent', failed);
  await state.emit('payment_intent.payment_failed', failed);
  return failed;
}

async function succeed(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behaviour: TestCard,
  confirmed: boolean,
): Promise<Stripe.PaymentIntent> {
  const charge = await createCharge(state, intent, method, { as: 'succeeded' }, { confirmed });
  const forLater = intent.setup_future_usage === 'off_session' || (await invoiceOf(state, intent.id)) !== null;
  if (confirmed && forLater) await state.writeNote(method.id, 'set_up', true);
  if (behaviour.disputes !== null) {
    // A moment later, so that whoever is told of the payment hears of it first.
    await state.schedule({ kind: 'open-dispute', id: charge.id, at: (await state.now(null)) + 1, clock: null });
  }
  return completeIntent(state, intent, method, charge.id);
}

/** Marks an intent as paid, and saves the payment method to the customer when that was wished. */
export async function completeIntent(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: string,
): Promise<Stripe.PaymentIntent> {
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage !== null && customer !== null) await attachMethod(state, method, customer);
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  };
  await state.put('payment_intent', paid);
  await state.emit('payment_intent.succeeded', paid);
  return paid;
}

async function beginDebit(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<Stripe.PaymentIntent> {
  const charge = await createCharge(state, intent, method, { as: 'pending' }, { confirmed: false });
  const processing: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'processing',
  };
  await state.put('payment_intent', processing);
  await state.emit('payment_intent.processing', processing);
  const clock = await clockOf(state, idOf(intent.customer));
  const at = (await state.now(clock)) + SETTLES_AFTER;
  await state.schedule({ kind: 'settle-payment', id: intent.id, at, clock });
  return processing;
}
