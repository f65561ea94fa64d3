import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { attemptPayment } from './attempt-payment.ts';
import { conclude, intentDescription, isUnderway, payingMethod } from './collect-invoice.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { productNames } from './invoice-lines.ts';
import type { LineDraft } from './invoice-object.ts';
import { draftInvoice, finalizeInvoice, keepDraft } from './invoices.ts';
import { keepPendingLines, pendingLines } from './pending-lines.ts';
import { type Anchor, type ChangePlan, planChange, type ProrationBehavior } from './proration.ts';
import { refusedPayment, requirePrice } from './refusals.ts';
import { invoiceOf } from './settled.ts';
import { endOf, firstItem, isLive, itemList, periodOf, withPrice } from './subscription-object.ts';
import { dropSchedule, scheduleChange } from './subscription-schedule.ts';
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
  const found = await ofPath(state, 'subscription', id);
  if (!isLive(found)) throw invalid('A subscription that has ended can no longer be changed.');
  return found;
}

type Terms = Pick<ItemsChange, 'items' | 'anchor' | 'prorationBehavior' | 'prorationDate'>;

/** Works out a change: `lines` has what waits for the next invoice too. */
async function planOf(
  state: State,
  before: Stripe.Subscription,
  { items, anchor, prorationBehavior: behavior, prorationDate }: Terms,
): Promise<{ plan: ChangePlan; lines: LineDraft[] }> {
  const at = prorationDate ?? (await nowOf(state, idOf(before.customer)));
  const names = await productNames(state, [...before.items.data, ...items]);
  const plan = planChange(before, { items, at, anchor, behavior }, names);
  return { plan, lines: [...(await pendingLines(state, before.id)), ...plan.lines] };
}

/** The invoice that a change would make now, without changing anything; null when there is nothing to pay now. */
export async function previewChange(
  state: State,
  before: Stripe.Subscription,
  terms: Terms,
): Promise<{ invoice: Stripe.Invoice | null; plan: ChangePlan; lines: LineDraft[] }> {
  const { plan, lines } = await planOf(state, before, terms);
  return { plan, lines, invoice: plan.invoicedNow ? await changeDraft(state, before, lines) : null };
}

async function changeDraft(
  state: State,
  before: Stripe.Subscription,
  lines: LineDraft[],
  id?: string | null,
): Promise<Stripe.Invoice> {
  const customer = await state.get('customer', idOf(before.customer) ?? '');
  if (customer === undefined) throw invalid('The customer of this subscription is gone.');
  return draftInvoice(state, {
    ...(id === undefined || id === null ? {} : { id }),
    customer,
    subscription: before,
    lines,
    reason: 'subscription_update',
    period: { start: periodOf(before).start, end: await nowOf(state, customer.id) },
  });
}

/** Changes what is subscribed to, with the prorations and the invoice that follow. */
export async function changeItems(state: State, before: Stripe.Subscription, change: ItemsChange): Promise<Changed> {
  if (before.status === 'incomplete') throw invalid('The first payment of this subscription is still open.');
  const { plan, lines } = await planOf(state, before, change);
  const fields = { ...change.fields, ...fieldsOf(before, plan) };
  if (!plan.invoicedNow) {
    await keepPendingLines(state, before.id, lines);
    const dropped = await dropSchedule(state, before);
    const subscription = await changeSubscription(state, before, { ...fields, ...dropped });
    return { applied: true, subscription, invoice: null, intent: null };
  }
  return changeWithInvoice(state, before, { ...change, fields }, lines);
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
): Promise<Changed> {
  // A payment that was asked about again is still the payment of the invoice that it was begun for.
  const id = change.intent === undefined ? null : await invoiceOf(state, change.intent);
  const draft = await changeDraft(state, before, lines, id);
  const customer = idOf(before.customer) ?? '';
  const after: Stripe.Subscription = { ...before, ...change.fields };
  const intent =
    draft.amount_due === 0
      ? null
      : await attemptPayment(state, {
          customer,
          amount: draft.amount_due,
          currency: draft.currency,
          description: intentDescription(draft.billing_reason),
          paymentMethod: await payingMethod(state, customer, after),
          invoice: draft.id,
          offSession: change.offSession,
          authenticated: change.authenticated,
          intent: change.intent,
        });
  if (intent !== null && !isUnderway(intent)) {
    if (change.whenUnpaid === 'error_if_incomplete') throw await refusedPayment(state, intent);
    if (change.whenUnpaid === 'keep_old') return { applied: false, subscription: before, invoice: null, intent };
  }
  await keepPendingLines(state, before.id, []);
  const dropped = await dropSchedule(state, before);
  await changeSubscription(state, before, { ...change.fields, ...dropped, latest_invoice: draft.id });
  const open = await finalizeInvoice(state, await keepDraft(state, draft, null));
  const { invoice } = await conclude(state, open, intent, { automatic: true });
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
  await scheduleChange(state, before, { price, quantity: firstItem(before).quantity ?? 1 });
}
