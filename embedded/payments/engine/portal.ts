import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** A plan that the portal offers, and what choosing it would do. */
export interface PortalOffer {
  price: Stripe.Price;
  product: Stripe.Product;
  /** The subscription has this price now. */
  current: boolean;
  /** When it would change; `at` in seconds. */
  when: 'now' | 'period_end';
  at: number;
  /** What is paid at the moment of the change, in the currency's smallest unit; 0 when nothing is. */
  amountDue: number;
}

/** A subscription as the portal shows it. */
export interface PortalSubscription {
  subscription: Stripe.Subscription;
  product: Stripe.Product;
  price: Stripe.Price;
  /** The end of what is paid for, in seconds. */
  periodEnd: number;
  /** When it ends, if it was canceled. */
  endsAt: number | null;
  /** A change of plan that waits for the end of the period. */
  pending: { price: Stripe.Price; product: Stripe.Product; at: number } | null;
  canCancel: boolean;
  canResume: boolean;
  canUpdate: boolean;
  /** Empty unless `canUpdate`. */
  offers: PortalOffer[];
}

/** Where a session leads first: its home, or straight to one page that returns after completion. */
export type PortalEntry =
  | { page: 'home' }
  | { page: 'update'; subscription: string }
  | { page: 'confirm'; subscription: string; price: string }
  | { page: 'cancel'; subscription: string }
  | { page: 'payment_method' };

/** All that the pages of one portal session show. */
export interface Portal {
  session: Stripe.BillingPortal.Session;
  configuration: Stripe.BillingPortal.Configuration;
  customer: Stripe.Customer;
  entry: PortalEntry;
  /** Newest first; without those that ended. */
  subscriptions: PortalSubscription[];
  canUpdatePaymentMethod: boolean;
  paymentMethods: Stripe.PaymentMethod[];
  defaultPaymentMethod: string | null;
  /** Newest first; empty unless the configuration shows them. */
  invoices: Stripe.Invoice[];
  returnUrl: string | null;
}

/** What came of something done in the portal. `redirect`: where a flow returns to; null: stay in the portal. */
export type PortalOutcome =
  | { outcome: 'done'; redirect: string | null }
  | { outcome: 'declined'; message: string }
  | { outcome: 'authenticate'; intent: string };

/** What a portal session may show and do; null when there is no such session or its customer is gone. */
export function openPortal(_state: State, _session: string): Promise<Portal | null> {
  return Promise.reject(new Error('not yet'));
}

/** Changes the plan, now or at the end of the period as the offer says. Nothing changes when the payment fails. */
export function changePlanInPortal(
  _state: State,
  _session: string,
  _change: { subscription: string; price: string; authenticated?: boolean; intent?: string },
): Promise<PortalOutcome> {
  return Promise.reject(new Error('not yet'));
}

/** Cancels, at the end of the period or at once as the configuration says. */
export function cancelInPortal(
  _state: State,
  _session: string,
  _cancel: { subscription: string; feedback?: string; comment?: string },
): Promise<PortalOutcome> {
  return Promise.reject(new Error('not yet'));
}

/** Takes back a cancellation that has not come into force, or a change of plan that waits. */
export function resumeInPortal(
  _state: State,
  _session: string,
  _resume: { subscription: string },
): Promise<PortalOutcome> {
  return Promise.reject(new Error('not yet'));
}

/** Makes a payment method of the customer the one that its subscriptions are paid by. */
export function choosePaymentMethodInPortal(
  _state: State,
  _session: string,
  _choice: { paymentMethod: string },
): Promise<PortalOutcome> {
  return Promise.reject(new Error('not yet'));
}
