import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** A customer of whom nothing is known yet, on a test clock or by the wall (null). It is not kept. */
export async function newCustomer(state: State, clock: string | null): Promise<Stripe.Customer> {
  const id = state.newId('cus');
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: await state.now(clock),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock,
  };
}

/** Keeps a new customer, with its event. */
export async function createCustomer(state: State, customer: Stripe.Customer): Promise<Stripe.Customer> {
  await state.put('customer', customer);
  await state.emit('customer.created', customer);
  return customer;
}
