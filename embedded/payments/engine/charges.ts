import type Stripe from 'stripe';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { bookMovement, paymentFee } from './balance.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';

/** Why no money came. */
export interface ChargeFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

/** A charge as an attempt leaves it: paid, refused, or on its way. */
export type ChargeEnd = { as: 'succeeded' } | { as: 'pending' } | { as: 'failed'; failure: ChargeFailure };

/** Makes the charge of one attempt, with its event. `confirmed`: the cardholder passed their bank's step. */
export async function createCharge(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  end: ChargeEnd,
  { confirmed }: { confirmed: boolean },
): Promise<Stripe.Charge> {
  const id = state.newId(method.type === 'card' ? 'ch' : 'py');
  const failure = end.as === 'failed' ? end.failure : null;
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: end.as === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TEST MODE',
    captured: end.as !== 'failed',
    created: await nowOf(state, idOf(intent.customer)),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid: end.as === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount, end, confirmed),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: end.as === 'failed' ? null : state.pageUrl(pagePaths.receipt(id)),
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: end.as,
    transfer_data: null,
    transfer_group: null,
  };
  if (end.as === 'succeeded') charge.balance_transaction = await bookPayment(state, charge);
  await state.put('charge', charge);
  await state.emit(`charge.${end.as}`, charge);
  return charge;
}

/** Ends a charge that was on its way, with its event. */
export async function settleCharge(
  state: State,
  charge: Stripe.Charge,
  failure: ChargeFailure | null,
): Promise<Stripe.Charge> {
  const settled: Stripe.Charge =
    failure === null
      ? { ...charge, amount_captured: charge.amount, outcome: outcomeOf(null), paid: true, status: 'succeeded' }
      : {
          ...charge,
          failure_code: failure.code,
          failure_message: failure.message,
          outcome: outcomeOf(failure),
          paid: false,
          receipt_url: null,
          status: 'failed',
        };
  if (failure === null) settled.balance_transaction = await bookPayment(state, settled);
  await state.put('charge', settled);
  await state.emit(failure === null ? 'charge.succeeded' : 'charge.failed', settled);
  return settled;
}

async function bookPayment(state: State, charge: Stripe.Charge): Promise<string> {
  const type = charge.payment_method_details?.type ?? 'card';
  const booked = await bookMovement(state, {
    type: type === 'card' ? 'charge' : 'payment',
    category: 'charge',
    amount: charge.amount,
    fee: paymentFee(charge.amount, type),
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    at: await nowOf(state, idOf(charge.customer)),
  });
  return booked.id;
}

function outcomeOf(failure: ChargeFailure | null): Stripe.Charge.Outcome {
  const common = { advice_code: null, network_advice_code: null, risk_level: 'normal', risk_score: 20 };
  if (failure === null) {
    return {
      ...common,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...common,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    seller_message: 'The bank did not approve this payment.',
    type: 'issuer_declined',
  };
}

function detailsOf(
  method: Stripe.PaymentMethod,
  amount: number,
  end: ChargeEnd,
  confirmed: boolean,
): Stripe.Charge.PaymentMethodDetails {
  if (method.us_bank_account !== undefined) {
    const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = method.us_bank_account;
    return {
      type: 'us_bank_account',
      us_bank_account: {
        account_holder_type,
        account_type,
        bank_name,
        fingerprint,
        last4,
        payment_reference: null,
        routing_number,
      },
    };
  }
  return {
    type: method.type,
    ...(method.card === undefined ? {} : { card: cardDetails(method.card, amount, end, confirmed) }),
  };
}

function cardDetails(
  card: Stripe.PaymentMethod.Card,
  amount: number,
  end: ChargeEnd,
  confirmed: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: end.as === 'succeeded' ? amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: confirmed ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: confirmed
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
