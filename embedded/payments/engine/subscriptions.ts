import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { attemptPayment } from './attempt-payment.ts';
import { conclude, intentDescription, isUnderway, payingMethod } from './collect-invoice.ts';
import { clockOf } from './customer-clock.ts';
import { draftInvoice, finalizeInvoice, keepDraft } from './invoices.ts';
import { productNames, wholeLines } from './invoice-lines.ts';
import { findMethod } from './methods.ts';
import { refusedPayment, requirePrice } from './refusals.ts';
import { invoiceOf } from './settled.ts';
import { newItem, newSubscription, rhythmOf } from './subscription-object.ts';
import { planWork } from './subscription-status.ts';
import { firstPeriod, sameRhythm } from './periods.ts';

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
  /** The person has passed the bank's step for this payment; undefined when they were not asked yet. */
  authenticated?: boolean | undefined;
  /** An earlier intent of the same attempt, to be tried again. */
  intent?: string | undefined;
  /** Makes nothing unless the first payment succeeded or is being processed; checkout asks for this. */
  onlyIfPaid?: boolean;
}

/** Starts a subscription of one price and pays its first invoice, with the person there. */
export async function startSubscription(state: State, start: StartSubscription): Promise<Started> {
  return beginSubscription(state, {
    ...start,
    description: start.description ?? null,
    items: [{ price: start.price, quantity: start.quantity, metadata: {} }],
    offSession: false,
    whenUnpaid: start.onlyIfPaid === true ? 'make_nothing' : 'allow_incomplete',
  });
}

export interface BeginSubscription extends Omit<StartSubscription, 'price' | 'quantity' | 'onlyIfPaid'> {
  items: { price: string; quantity: number; metadata: Record<string, string> }[];
  offSession: boolean;
  /**
   * What a payment that does not go through leaves: `allow_incomplete` an incomplete subscription, `default_incomplete` the
   * same without trying at all, `error_if_incomplete` an error, `make_nothing` nothing.
   */
  whenUnpaid: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'make_nothing';
}

/** Starts a subscription. The first payment is tried before anything is made, since it may decide whether anything is. */
export async function beginSubscription(state: State, begin: BeginSubscription): Promise<Started> {
  const customer = await ofParam(state, 'customer', begin.customer, 'customer');
  const clock = await clockOf(state, customer.id);
  const created = await state.now(clock);
  const id = state.newId('sub');
  const items = await itemsOf(state, id, begin.items, created);
  const [first] = items;
  if (first === undefined) throw invalid('Missing required param: items.', 'items');
  const period = { start: first.current_period_start, end: first.current_period_end };
  const { currency } = first.price;
  const earlier = begin.intent === undefined ? null : await invoiceOf(state, begin.intent);
  const draft = await draftInvoice(state, {
    // A payment that was asked about again is still the payment of the invoice that it was begun for.
    ...(earlier === null ? {} : { id: earlier }),
    customer,
    subscription: { id, metadata: begin.metadata, currency },
    lines: wholeLines(items, period, await productNames(state, items)),
    reason: 'subscription_create',
    period: { start: created, end: created },
  });

  const tries = begin.whenUnpaid !== 'default_incomplete' && draft.amount_due > 0;
  const intent = tries ? await firstPayment(state, begin, draft) : null;
  const paid = draft.amount_due === 0 || (intent !== null && isUnderway(intent));
  if (intent !== null && !paid) {
    if (begin.whenUnpaid === 'make_nothing') return { subscription: null, invoice: null, intent };
    if (begin.whenUnpaid === 'error_if_incomplete') throw await refusedPayment(state, intent);
  }
  const subscription = newSubscription({
    id,
    customer: customer.id,
    items,
    currency,
    created,
    clock,
    status: paid ? 'active' : 'incomplete',
    paymentMethod: begin.paymentMethod,
    latestInvoice: draft.id,
    metadata: begin.metadata,
    description: begin.description ?? null,
  });
  await state.put('subscription', subscription);
  await state.emit('customer.subscription.created', subscription);
  await planWork(state, subscription);
  const open = await finalizeInvoice(state, await keepDraft(state, draft, null));
  if (intent === null && !paid) return { subscription, invoice: open, intent };
  const { invoice } = await conclude(state, open, intent, { automatic: true });
  return { subscription, invoice, intent };
}

async function firstPayment(
  state: State,
  begin: BeginSubscription,
  draft: Stripe.Invoice,
): Promise<Stripe.PaymentIntent> {
  return attemptPayment(state, {
    customer: begin.customer,
    amount: draft.amount_due,
    currency: draft.currency,
    description: begin.description ?? intentDescription(draft.billing_reason),
    paymentMethod:
      begin.paymentMethod === null
        ? await payingMethod(state, begin.customer, undefined)
        : await findMethod(state, begin.paymentMethod, 'default_payment_method'),
    setupFutureUsage: 'off_session',
    invoice: draft.id,
    offSession: begin.offSession,
    authenticated: begin.authenticated,
    intent: begin.intent,
  });
}

/** New items of a subscription whose first period begins at `created`. Throws a 400 for prices that do not go together. */
export async function itemsOf(
  state: State,
  subscription: string,
  wanted: BeginSubscription['items'],
  created: number,
): Promise<Stripe.SubscriptionItem[]> {
  const items: Stripe.SubscriptionItem[] = [];
  for (const [index, { price: id, quantity, metadata }] of wanted.entries()) {
    const price = await requirePrice(state, id, `items[${index}][price]`);
    const item = newItem({
      id: state.newId('si'),
      subscription,
      price,
      quantity,
      metadata,
      created,
      period: firstPeriod(created, price.recurring),
    });
    const [first = item] = items;
    if (!sameRhythm(rhythmOf(first), price.recurring) || first.price.currency !== price.currency) {
      throw invalid('All prices of a subscription must have the same currency and the same interval.', 'items');
    }
    items.push(item);
  }
  return items;
}
