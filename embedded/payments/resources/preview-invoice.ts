import type Stripe from 'stripe';
import { z } from 'zod';
import { liveSubscription, previewChange } from '../engine/change-subscription.ts';
import { nowOf } from '../engine/customer-clock.ts';
import { productNames, wholeLines } from '../engine/invoice-lines.ts';
import { draftInvoice } from '../engine/invoices.ts';
import { upcomingInvoice } from '../engine/renewals.ts';
import { itemsOf } from '../engine/subscriptions.ts';
import { itemList, periodOf } from '../engine/subscription-object.ts';
import { WireError, type State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { bool, emptyable, list, mergeMetadata, text } from '../wire/params.ts';
import { changedItems } from './change-items.ts';
import { anchorParam, cancelAt, itemChange, prorationParams } from './subscription-params.ts';

export const PreviewInvoice = z.strictObject({
  currency: text(3).optional(),
  customer: text().optional(),
  preview_mode: z.enum(['next']).optional(),
  subscription: text().optional(),
  subscription_details: z
    .strictObject({
      ...prorationParams,
      billing_cycle_anchor: anchorParam().optional(),
      cancel_at: emptyable(cancelAt()).optional(),
      cancel_at_period_end: bool().optional(),
      items: list(itemChange(), { min: 1, max: 20 }).optional(),
    })
    .optional(),
});

type Preview = z.output<typeof PreviewInvoice>;

/** The next invoice of a subscription as it is, after a change, or before it exists. Nothing is kept. */
export async function previewInvoice(state: State, preview: Preview): Promise<Stripe.Invoice> {
  const invoice =
    preview.subscription === undefined
      ? await previewNew(state, preview)
      : await previewNext(state, preview.subscription, preview);
  if (invoice !== null) return { ...invoice, id: state.newId('upcoming_in'), billing_reason: 'upcoming' };
  throw new WireError(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: 'There is no invoice to come: the subscription ends before its next period.',
  });
}

async function previewNext(state: State, id: string, preview: Preview): Promise<Stripe.Invoice | null> {
  await ofParam(state, 'subscription', id, 'subscription');
  const before = await liveSubscription(state, id);
  const details = preview.subscription_details ?? {};
  const { end } = periodOf(before);
  const ends =
    details.cancel_at_period_end === true || typeof details.cancel_at === 'string'
      ? end
      : (details.cancel_at ?? undefined);
  const goesOn = details.cancel_at_period_end === false || details.cancel_at === null;
  const planned = {
    ...before,
    ...(ends === undefined ? {} : { cancel_at: ends }),
    ...(goesOn ? { cancel_at: null, cancel_at_period_end: false } : {}),
  };
  const anchor = details.billing_cycle_anchor?.type ?? 'unchanged';
  if (details.items === undefined && anchor === 'unchanged') return upcomingInvoice(state, planned);
  const items = await changedItems(state, before, details.items ?? [], 'subscription_details[items]');
  const { invoice, plan, lines } = await previewChange(state, planned, {
    items,
    anchor,
    prorationBehavior: details.proration_behavior ?? 'create_prorations',
    prorationDate: details.proration_date,
  });
  return invoice ?? upcomingInvoice(state, { ...planned, items: itemList(id, plan.items) }, lines);
}

async function previewNew(state: State, preview: Preview): Promise<Stripe.Invoice> {
  const wanted = preview.subscription_details?.items;
  if (preview.customer === undefined)
    throw invalid('Name a customer or a subscription.', 'customer', 'parameter_missing');
  if (wanted === undefined) {
    throw invalid('Name a subscription, or the items of a new one.', 'subscription', 'parameter_missing');
  }
  const customer = await ofParam(state, 'customer', preview.customer, 'customer');
  const now = await nowOf(state, customer.id);
  const id = state.newId('sub');
  const items = await itemsOf(
    state,
    id,
    wanted.map(({ price, quantity, metadata }, index) => {
      if (price === undefined) throw invalid('Name the price.', `subscription_details[items][${index}][price]`);
      return { price, quantity: quantity ?? 1, metadata: mergeMetadata({}, metadata) };
    }),
    now,
  );
  const subscription = { id, metadata: {}, currency: items[0]?.price.currency ?? 'usd', items: itemList(id, items) };
  return draftInvoice(state, {
    customer,
    subscription,
    lines: wholeLines(items, periodOf(subscription), await productNames(state, items)),
    reason: 'upcoming',
    period: { start: now, end: now },
  });
}
