import type Stripe from 'stripe';
import type { Kept } from '../state.ts';

/** Every kind of object that leaves the sandbox, by the name in its `object` field, with the SDK's own type. */
export interface Checked extends Kept {
  account: Stripe.Account;
  subscription_item: Stripe.SubscriptionItem;
  /** A line of a checkout session. */
  item: Stripe.LineItem;
  /** A line of an invoice. */
  line_item: Stripe.InvoiceLineItem;
}
