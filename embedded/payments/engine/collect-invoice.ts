import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** What an attempt to collect came to; no intent when there was nothing to collect or no payment method. */
export interface Collected {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent | null;
}

export interface PayInvoice {
  /** Instead of the subscription's or the customer's own. */
  paymentMethod?: string;
  /** The person has passed the bank's step for this payment. */
  authenticated?: boolean;
}

/** Pays an open invoice, by a person or over the wire. A declined payment is an answer, not an error. */
export function payInvoice(_state: State, _invoice: string, _by: PayInvoice): Promise<Collected> {
  return Promise.reject(new Error('not yet'));
}
