import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { payingMethod } from './collect-invoice.ts';
import { idOf } from './id-of.ts';
import { nextPlan } from './pending-lines.ts';
import { offersFor, type PortalOffer } from './portal-offers.ts';
import { endOf, firstItem, isLive, periodOf } from './subscription-object.ts';

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

/** What a portal session may show and do; null when there is no such session or its customer is gone. */
export async function openPortal(state: State, sessionId: string): Promise<Portal | null> {
  const session = await state.get('billing_portal.session', sessionId);
  const configuration = await state.get('billing_portal.configuration', idOf(session?.configuration) ?? '');
  const customer = await state.get('customer', session?.customer ?? '');
  if (session === undefined || configuration === undefined || customer === undefined) return null;
  const { features } = configuration;
  const live = (await state.list('subscription', { customer: customer.id })).filter(isLive);
  const subscriptions: PortalSubscription[] = [];
  for (const subscription of live) {
    const shown = await showSubscription(state, subscription, features);
    if (shown !== null) subscriptions.push(shown);
  }
  const [newest] = live;
  return {
    session,
    configuration,
    customer,
    entry: entryOf(session),
    subscriptions,
    canUpdatePaymentMethod: features.payment_method_update.enabled,
    paymentMethods: await state.list('payment_method', { customer: customer.id }),
    defaultPaymentMethod: (await payingMethod(state, customer.id, newest))?.id ?? null,
    invoices: features.invoice_history.enabled ? await finalInvoices(state, customer.id) : [],
    returnUrl: session.return_url ?? configuration.default_return_url,
  };
}

async function finalInvoices(state: State, customer: string): Promise<Stripe.Invoice[]> {
  const all = await state.list('invoice', { customer });
  return all.filter(({ status }) => status !== 'draft');
}

async function showSubscription(
  state: State,
  subscription: Stripe.Subscription,
  features: Stripe.BillingPortal.Configuration.Features,
): Promise<PortalSubscription | null> {
  const { price } = firstItem(subscription);
  const product = await productOf(state, price);
  if (product === null) return null;
  const started = subscription.status !== 'incomplete';
  const endsAt = endOf(subscription);
  const change = await nextPlan(state, subscription.id);
  const nextPrice = change === null ? undefined : await state.get('price', change.price);
  const nextProduct = nextPrice === undefined ? null : await productOf(state, nextPrice);
  const pending =
    nextPrice === undefined || nextProduct === null
      ? null
      : { price: nextPrice, product: nextProduct, at: periodOf(subscription).end };
  const canUpdate =
    started &&
    features.subscription_update.enabled &&
    features.subscription_update.default_allowed_updates.includes('price');
  return {
    subscription,
    product,
    price,
    periodEnd: periodOf(subscription).end,
    endsAt,
    pending,
    canCancel: features.subscription_cancel.enabled && endsAt === null,
    canResume: (features.subscription_cancel.enabled && endsAt !== null) || (canUpdate && pending !== null),
    canUpdate,
    offers: canUpdate ? await offersFor(state, subscription, features.subscription_update) : [],
  };
}

async function productOf(state: State, price: Stripe.Price): Promise<Stripe.Product | null> {
  return (await state.get('product', idOf(price.product) ?? '')) ?? null;
}

/** A flow leads straight to its page. */
function entryOf({ flow }: Stripe.BillingPortal.Session): PortalEntry {
  const confirm = flow?.subscription_update_confirm;
  if (flow?.type === 'payment_method_update') return { page: 'payment_method' };
  if (flow?.type === 'subscription_cancel' && flow.subscription_cancel !== null) {
    return { page: 'cancel', subscription: flow.subscription_cancel.subscription };
  }
  if (flow?.type === 'subscription_update' && flow.subscription_update !== null) {
    return { page: 'update', subscription: flow.subscription_update.subscription };
  }
  const price = confirm?.items[0]?.price;
  if (confirm !== null && confirm !== undefined && typeof price === 'string') {
    return { page: 'confirm', subscription: confirm.subscription, price };
  }
  return { page: 'home' };
}
