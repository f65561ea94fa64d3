import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { WireError } from '../state.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';

/** What a new intent is for. Amounts in the currency's smallest unit. */
export interface NewIntent {
  customer: string | null;
  amount: number;
  currency: string;
  description?: string | null;
  metadata?: Stripe.Metadata;
  receiptEmail?: string | null;
  setupFutureUsage?: Stripe.PaymentIntent.SetupFutureUsage | null;
  statementDescriptorSuffix?: string | null;
  /** The invoice that it pays. */
  invoice?: string | null;
}

/** Makes an intent that has no payment method yet. */
export async function createIntent(state: State, wanted: NewIntent): Promise<Stripe.PaymentIntent> {
  const id = state.newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${state.newId('secret')}`,
    confirmation_method: 'automatic',
    created: await nowOf(state, wanted.customer),
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receiptEmail ?? null,
    review: null,
    setup_future_usage: wanted.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: wanted.statementDescriptorSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  await state.put('payment_intent', intent);
  if (wanted.invoice !== undefined && wanted.invoice !== null) await state.writeNote(id, 'invoice', wanted.invoice);
  await state.emit('payment_intent.created', intent);
  return intent;
}

/** An intent in a state that does not allow what is asked. */
export function unexpectedState(intent: Stripe.PaymentIntent, wanted: string): WireError {
  return new WireError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent cannot be ${wanted}: its status is ${intent.status}.`,
    payment_intent: intent,
  });
}

/** Gives up an intent that was not paid. */
export async function cancelIntent(
  state: State,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<Stripe.PaymentIntent> {
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpectedState(intent, 'canceled');
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    canceled_at: await nowOf(state, idOf(intent.customer)),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  await state.put('payment_intent', canceled);
  await state.emit('payment_intent.canceled', canceled);
  return canceled;
}
