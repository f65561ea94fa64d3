import Stripe from 'stripe';
import type { Log } from '../../http/log.ts';
import { asking } from './ask.ts';
import { catalogueCalls, type CatalogueCalls } from './catalogue.ts';
import { checkoutReadingCalls, type CheckoutReadingCalls } from './checkout-reading.ts';
import { checkoutCalls, type CheckoutCalls } from './checkouts.ts';
import { customerCalls, type CustomerCalls } from './customers.ts';
import { eventCalls, type EventCalls } from './events.ts';
import { invoiceReadingCalls, type InvoiceReadingCalls } from './invoice-reading.ts';
import { paymentReadingCalls, type PaymentReadingCalls } from './payment-reading.ts';
import { portalCalls, type PortalCalls } from './portal.ts';
import { subscriptionReadingCalls, type SubscriptionReadingCalls } from './subscription-reading.ts';

/**
 * The payment provider as the server sees it: few questions in our own words. Any of them throws the refusal
 * `payments_unavailable` when the provider cannot be reached, takes too long or refuses. None may be asked inside a
 * database transaction.
 */
export type Payments = CustomerCalls &
  CatalogueCalls &
  CheckoutCalls &
  PortalCalls &
  EventCalls &
  CheckoutReadingCalls &
  SubscriptionReadingCalls &
  InvoiceReadingCalls &
  PaymentReadingCalls;

export interface PaymentsAddress {
  secretKey: string;
  /** Where the API is, when not at the provider's own address. */
  apiHost?: string;
  apiPort?: number;
  protocol?: 'http' | 'https';
  log?: Log;
}

/** The shapes that our calls were written for, whatever version the account has by default. */
const apiVersion = '2026-10-28.endive';

/** Connects to a payment account on the Stripe wire. Nothing is asked yet. */
export function connectPayments({ secretKey, apiHost, apiPort, protocol, log }: PaymentsAddress): Payments {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiHost !== undefined && { host: apiHost }),
    ...(apiPort !== undefined && { port: apiPort }),
    ...(protocol !== undefined && { protocol }),
  });
  const calls = asking(stripe, log);
  return {
    ...customerCalls(calls),
    ...catalogueCalls(calls),
    ...checkoutCalls(calls),
    ...portalCalls(calls),
    ...eventCalls(),
    ...checkoutReadingCalls(calls),
    ...subscriptionReadingCalls(calls),
    ...invoiceReadingCalls(calls),
    ...paymentReadingCalls(calls),
  };
}
