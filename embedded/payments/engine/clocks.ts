import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** Begins to move a clock on: its status is `advancing` until everything that falls due on the way is done. */
export function advanceClock(_state: State, _clock: string, _to: number): Promise<Stripe.TestHelpers.TestClock> {
  return Promise.reject(new Error('not yet'));
}

/** Puts a customer, with all that it has, on a clock of its own that starts now. */
export function giveClock(_state: State, _customer: string): Promise<Stripe.TestHelpers.TestClock> {
  return Promise.reject(new Error('not yet'));
}
