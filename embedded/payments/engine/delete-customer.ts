import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { endSubscriptionsOf } from './subscription-status.ts';

/** Deletes a customer for good: what it subscribes to ends now. It can still be asked for, as a deleted one. */
export async function deleteCustomer(state: State, customer: Stripe.Customer): Promise<void> {
  await endSubscriptionsOf(state, customer.id);
  await state.remove('customer', customer.id);
  await state.writeNote(customer.id, 'deleted', true);
  await state.emit('customer.deleted', customer);
}
