import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** Told when a payment ends some time after it was begun: a bank debit, or a card whose bank asked for a confirmation. */
type Listener = (state: State, intent: Stripe.PaymentIntent) => Promise<void>;

const listeners: Listener[] = [];

/** Registers what follows such an end. The intent's status says how: `succeeded`, or `requires_payment_method`. */
export function onPaymentSettled(listener: Listener): void {
  listeners.push(listener);
}

/** Tells all who registered, in that order. */
export async function tellSettled(state: State, intent: Stripe.PaymentIntent): Promise<void> {
  for (const listener of listeners) await listener(state, intent);
}

/** The invoice that an intent pays. Intents do not carry it over the wire any more. */
export async function invoiceOf(state: State, intentId: string): Promise<string | null> {
  const noted = await state.readNote(intentId, 'invoice');
  return typeof noted === 'string' ? noted : null;
}

/** The checkout session that an intent pays, also through the first invoice of a subscription. */
export async function sessionOf(state: State, intentId: string): Promise<string | null> {
  const noted = await state.readNote(intentId, 'session');
  return typeof noted === 'string' ? noted : null;
}
