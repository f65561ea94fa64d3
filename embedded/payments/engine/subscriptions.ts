import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** What came of a subscription's first payment. */
export type Started =
  | { subscription: Stripe.Subscription; invoice: Stripe.Invoice; intent: Stripe.PaymentIntent | null }
  /** Only with `onlyIfPaid`: the payment did not go through, and no subscription and no invoice were made. */
  | { subscription: null; invoice: null; intent: Stripe.PaymentIntent };

export interface StartSubscription {
  customer: string;
  price: string;
  quantity: number;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  description?: string | null;
  /** The person has passed the bank's step for this payment. */
  authenticated?: boolean;
  /** An earlier intent of the same attempt, to be tried again. */
  intent?: string;
  /** Makes nothing unless the first payment succeeded or is being processed; checkout asks for this. */
  onlyIfPaid?: boolean;
}

/** Starts a subscription: pays its first invoice, off the customer's balance and then by the payment method. */
export function startSubscription(_state: State, _start: StartSubscription): Promise<Started> {
  return Promise.reject(new Error('not yet'));
}
