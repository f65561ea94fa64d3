import type Stripe from 'stripe';
import { WireError, type State } from '../state.ts';
import { attemptPayment } from './attempt-payment.ts';
import { conclude, intentDescription, isUnderway, payingMethod } from './collect-invoice.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { productNames } from './invoice-lines.ts';
import type { LineDraft } from './invoice-object.ts';
import { draftInvoice, finalizeInvoice, keepDraft } from './invoices.ts';
import { keepNextPlan, keepPendingLines, pendingLines } from './pending-lines.ts';
import { type Anchor, type ChangePlan, planChange, type ProrationBehavior } from './proration.ts';
import { refusedPayment, requirePrice } from './refusals.ts';
import { endOf, firstItem, isLive, itemList, periodOf, withPrice } from './subscription-object.ts';
import { changeSubscription } from './subscription-status.ts';

/** What a payment for a change that does not go through leaves: the change and a debt, an error, or all as it was. */
export type WhenUnpaid = 'allow_incomplete' | 'error_if_incomplete' | 'keep_old';

export interface ItemsChange {
  items: Stripe.SubscriptionItem[];
  anchor: Anchor;
  prorationBehavior: ProrationBehavior;
  /** From which moment prorations are counted, in seconds; now when left out. */
  prorationDate?: number | undefined;
  whenUnpaid: WhenUnpaid;
  offSession: boolean;
  authenticated?: boolean | undefined;
  /** An earlier intent of the same change, to be tried again. */
  intent?: string | undefined;
  /** What else is to change in the same step. */
  fields?: Partial<Stripe.Subscription>;
}

export interface Changed {
  /** False only with `keep_old`, when the payment did not go through: nothing has changed. */
  applied: boolean;
  subscription: Stripe.Subscription;
  /** The invoice of the change, when there is something to pay now. */
  invoice: Stripe.Invoice | null;
  intent: Stripe.PaymentIntent | null;
}

/** A subscription that may change. Throws a 404 or a 400. */
export async function liveSubscription(state: State, id: string): Promise<Stripe.Subscription> {
  const found = await state.get('subscription', id);
  if (found === undefined) {
    throw new WireError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'id',
      message: `No such subscription: '${id.slice(0, 100)}'`,
    });
  }
  if (!isLive(found)) throw refusal('A subscription that has ended can no longer be changed.');
  return found;
}

/** Changes what is subscribed to, with the prorations and the invoice that follow. */
export async function changeItems(state: State, before: Stripe.Subscription, change: ItemsChange): Promise<Changed> {
  if (before.status === 'incomplete') throw refusal('The first payment of this subscription is still open.');
  const customer = idOf(before.customer) ?? '';
  const now = await nowOf(state, customer);
  const at = change.prorationDate ?? now;
  const names = await productNames(state, [...before.items.data, ...change.items]);
  const plan = planChange(
    before,
    { items: change.items, at, anchor: change.anchor, behavior: change.prorationBehavior },
    names,
  );
  const lines = [...(await pendingLines(state, before.id)), ...plan.lines];
  const fields = { ...change.fields, ...fieldsOf(before, plan) };
  if (!plan.invoicedNow) {
    await keepPendingLines(state, before.id, lines);
    await keepNextPlan(state, before.id, null);
    const subscription = await changeSubscription(state, before, fields);
    return { applied: true, subscription, invoice: null, intent: null };
  }
  return changeWithInvoice(state, before, { ...change, fields }, lines, now);
}

function fieldsOf(before: Stripe.Subscription, plan: ChangePlan): Partial<Stripe.Subscription> {
  // Who canceled for the end of the period means the end of what is paid for, also when that is a new period.
  const movesEnd = plan.restarts && endOf(before) === periodOf(before).end;
  return {
    items: itemList(before.id, plan.items),
    ...(plan.restarts ? { billing_cycle_anchor: plan.period.start } : {}),
    ...(movesEnd ? { cancel_at: plan.period.end } : {}),
  };
}

async function changeWithInvoice(
  state: State,
  before: Stripe.Subscription,
  change: ItemsChange & { fields: Partial<Stripe.Subscription> },
  lines: LineDraft[],
  now: number,
): Promise<Changed> {
  const customer = await state.get('customer', idOf(before.customer) ?? '');
  if (customer === undefined) throw refusal('The customer of this subscription is gone.');
  const draft = await draftInvoice(state, {
    customer,
    subscription: before,
    lines,
    reason: 'subscription_update',
    period: { start: periodOf(before).start, end: now },
  });
  const after: Stripe.Subscription = { ...before, ...change.fields };
  const intent =
    draft.amount_due === 0
      ? null
      : await attemptPayment(state, {
          customer: customer.id,
          amount: draft.amount_due,
          currency: draft.currency,
          description: intentDescription(draft.billing_reason),
          paymentMethod: await payingMethod(state, customer.id, after),
          invoice: draft.id,
          offSession: change.offSession,
          authenticated: change.authenticated,
          intent: change.intent,
        });
  if (intent !== null && !isUnderway(intent)) {
    if (change.whenUnpaid === 'error_if_incomplete') throw refusedPayment(intent);
    if (change.whenUnpaid === 'keep_old') return { applied: false, subscription: before, invoice: null, intent };
  }
  await keepPendingLines(state, before.id, []);
  await keepNextPlan(state, before.id, null);
  await changeSubscription(state, before, { ...change.fields, latest_invoice: draft.id });
  const open = await finalizeInvoice(state, await keepDraft(state, draft, null));
  const { invoice } = await conclude(state, open, intent, true);
  return { applied: true, subscription: (await state.get('subscription', before.id)) ?? after, invoice, intent };
}

export interface PriceChange {
  prorationBehavior: ProrationBehavior;
  anchor: Anchor;
  whenUnpaid?: WhenUnpaid;
  authenticated?: boolean | undefined;
  intent?: string | undefined;
}

/** Changes the price of a subscription's first item now, with the person there. */
export async function changePrice(state: State, id: string, price: string, change: PriceChange): Promise<Changed> {
  const before = await liveSubscription(state, id);
  const item = firstItem(before);
  const to = await requirePrice(state, price, 'price');
  return changeItems(state, before, {
    ...change,
    items: [withPrice(item, to), ...before.items.data.slice(1)],
    whenUnpaid: change.whenUnpaid ?? 'allow_incomplete',
    offSession: false,
  });
}

/** Lets the price of a subscription's first item change when its period ends. */
export async function changePriceAtPeriodEnd(state: State, id: string, price: string): Promise<void> {
  const before = await liveSubscription(state, id);
  await requirePrice(state, price, 'price');
  await keepNextPlan(state, id, { price, quantity: firstItem(before).quantity ?? 1 });
}

const refusal = (message: string): WireError => new WireError(400, { type: 'invalid_request_error', message });
