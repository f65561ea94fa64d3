import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { attemptPayment } from './attempt-payment.ts';
import { idOf } from './id-of.ts';
import { finalizeInvoice, invoicePaymentOf, markFailed, markPaid, markProcessing, recordPayment } from './invoices.ts';
import { findMethod } from './methods.ts';
import { invoiceOf, onPaymentSettled } from './settled.ts';
import { isLive } from './subscription-object.ts';
import { changeSubscription, endSubscription } from './subscription-status.ts';

/** What an attempt to collect came to; no intent when there was nothing to collect. */
export interface Collected {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent | null;
}

export interface PayInvoice {
  /** Instead of the subscription's or the customer's own. */
  paymentMethod?: string;
  /** The person has passed the bank's step for this payment; undefined when they were not asked yet. */
  authenticated?: boolean;
  /** Nobody is there to be asked. */
  offSession?: boolean;
  /** Once it has paid, the subscription is paid by this payment method from then on. */
  keepMethod?: boolean;
}

/** Days until the next attempt, after the first, the second and the third; after the fourth the subscription ends. */
const retryDays = [3, 5, 7];

/** Whether a payment may be relied on: the money is there, or on its way. */
export function isUnderway(intent: Stripe.PaymentIntent | null): boolean {
  return intent === null || intent.status === 'succeeded' || intent.status === 'processing';
}

/** What a subscription is paid by: its own payment method, else the customer's. */
export async function payingMethod(
  state: State,
  customer: string,
  subscription: Stripe.Subscription | undefined,
): Promise<Stripe.PaymentMethod | null> {
  const own = idOf(subscription?.default_payment_method);
  const general = idOf((await state.get('customer', customer))?.invoice_settings.default_payment_method);
  for (const id of [own, general]) {
    const method = id === null ? undefined : await state.get('payment_method', id);
    // One that was detached cannot be charged any more.
    if (method !== undefined && idOf(method.customer) === customer) return method;
  }
  return null;
}

/** The subscription that an invoice is of. */
export async function subscriptionOf(state: State, invoice: Stripe.Invoice): Promise<Stripe.Subscription | undefined> {
  return state.get('subscription', idOf(invoice.parent?.subscription_details?.subscription) ?? '');
}

/** What the intent of an invoice is called. */
export function intentDescription(reason: Stripe.Invoice.BillingReason | null): string {
  if (reason === 'subscription_create') return 'Subscription creation';
  return reason === 'subscription_cycle' ? 'Subscription renewal' : 'Subscription update';
}

/** Tries to collect an open invoice. `automatic`: not by a person, so a failure counts towards the plan of attempts. */
export async function collect(
  state: State,
  invoice: Stripe.Invoice,
  { automatic, ...by }: PayInvoice & { automatic: boolean },
): Promise<Collected> {
  if (invoice.amount_remaining === 0) return conclude(state, invoice, null, { automatic });
  const customer = idOf(invoice.customer) ?? '';
  const paymentMethod =
    by.paymentMethod === undefined
      ? await payingMethod(state, customer, await subscriptionOf(state, invoice))
      : await findMethod(state, by.paymentMethod);
  const owner = idOf(paymentMethod?.customer);
  if (owner !== null && owner !== customer) {
    throw invalid('This payment method belongs to another customer.', 'payment_method');
  }
  const begun = await intentOf(state, invoice.id);
  if (begun?.status === 'processing') return { invoice, intent: begun };
  const intent = await attemptPayment(state, {
    customer,
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    description: intentDescription(invoice.billing_reason),
    paymentMethod,
    invoice: invoice.id,
    offSession: by.offSession ?? false,
    authenticated: by.authenticated,
    // One that was given up is replaced.
    intent: begun?.status === 'canceled' ? undefined : begun?.id,
  });
  return conclude(state, invoice, intent, { automatic });
}

/** The intent by which an invoice is being paid, if that has begun. */
async function intentOf(state: State, invoice: string): Promise<Stripe.PaymentIntent | undefined> {
  const payment = await invoicePaymentOf(state, invoice);
  return state.get('payment_intent', idOf(payment?.payment.payment_intent) ?? '');
}

/** Writes on an open invoice what its payment came to, with what follows for the subscription. */
export async function conclude(
  state: State,
  open: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
  { automatic }: { automatic: boolean },
): Promise<Collected> {
  if (intent !== null) await recordPayment(state, open, intent);
  if (intent === null || intent.status === 'succeeded') {
    const invoice = await markPaid(state, open, automatic);
    await afterPaid(state, invoice, intent);
    return { invoice, intent };
  }
  if (intent.status === 'processing') return { invoice: await markProcessing(state, open), intent };
  return { invoice: await failed(state, open, intent, automatic), intent };
}

/** A paid invoice may bring its subscription back, and say what it is paid by from now on. */
async function afterPaid(state: State, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | null): Promise<void> {
  const subscription = await subscriptionOf(state, invoice);
  if (subscription === undefined || !isLive(subscription)) return;
  const waits = await state.list('invoice', { subscription: subscription.id, status: 'open' });
  const recovers = subscription.status === 'incomplete' || (subscription.status === 'past_due' && waits.length === 0);
  const method = idOf(intent?.payment_method);
  const keeps =
    subscription.payment_settings?.save_default_payment_method === 'on_subscription' ||
    (await state.readNote(invoice.id, 'keep_method')) === true;
  await changeSubscription(state, subscription, {
    ...(recovers ? { status: 'active' } : {}),
    ...(keeps && method !== null ? { default_payment_method: method } : {}),
  });
}

async function failed(
  state: State,
  open: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  automatic: boolean,
): Promise<Stripe.Invoice> {
  const subscription = await subscriptionOf(state, open);
  const runs = subscription !== undefined && isLive(subscription) && subscription.status !== 'incomplete';
  const now = await state.now(idOf(open.test_clock));
  const invoice = await markFailed(state, open, intent, {
    automatic,
    nextAttempt(attempts) {
      const days = retryDays[attempts - 1];
      return runs && days !== undefined ? now + days * 86_400 : null;
    },
  });
  if (!runs) return invoice;
  if (automatic && invoice.next_payment_attempt === null) {
    await endSubscription(state, subscription, 'payment_failed');
  } else if (subscription.status === 'active') {
    await changeSubscription(state, subscription, { status: 'past_due' });
  }
  return invoice;
}

/**
 * Pays an invoice, by a person or over the wire. A declined payment is an answer, not an error. Throws a 400 when it cannot
 * be paid: it is paid already or void, or a payment is on its way.
 */
export async function payInvoice(state: State, id: string, by: PayInvoice): Promise<Collected> {
  const found = await ofPath(state, 'invoice', id);
  if (found.status === 'paid') throw invalid('Invoice is already paid');
  const invoice = found.status === 'draft' ? await finalizeInvoice(state, found) : found;
  if (invoice.status !== 'open') throw invalid(`An invoice that is ${invoice.status ?? 'a draft'} cannot be paid.`);
  if ((await intentOf(state, id))?.status === 'processing')
    throw invalid('A payment of this invoice is being processed.');
  if (by.keepMethod === true) await state.writeNote(id, 'keep_method', true);
  return collect(state, invoice, { ...by, automatic: false });
}

onPaymentSettled(async (state, intent) => {
  const invoice = await state.get('invoice', (await invoiceOf(state, intent.id)) ?? '');
  // A payment may have come before its invoice was made; then there is nothing to note yet.
  if (invoice?.status !== 'open') return;
  const method = await state.get('payment_method', idOf(intent.payment_method) ?? '');
  const type = method?.type ?? intent.last_payment_error?.payment_method?.type;
  // A debit is an attempt of its own, known late; a person who answers their bank ends the one that was counted.
  await conclude(state, invoice, intent, { automatic: type !== 'card' });
});
