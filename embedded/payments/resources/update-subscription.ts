import type Stripe from 'stripe';
import { z } from 'zod';
import { goesOn } from '../engine/cancel-subscription.ts';
import { changeItems } from '../engine/change-subscription.ts';
import { nowOf } from '../engine/customer-clock.ts';
import { idOf } from '../engine/id-of.ts';
import { isLive, periodOf } from '../engine/subscription-object.ts';
import { changeSubscription } from '../engine/subscription-status.ts';
import type { State } from '../state.ts';
import { invalid } from '../wire/errors.ts';
import { emptyable, list, mergeMetadata, text } from '../wire/params.ts';
import { changedItems } from './change-items.ts';
import {
  anchorParam,
  cancelAt,
  cancellationDetails,
  commonFields,
  itemChange,
  prorationParams,
} from './subscription-params.ts';

export const UpdateSubscription = z.strictObject({
  ...commonFields,
  ...prorationParams,
  billing_cycle_anchor: anchorParam().optional(),
  cancel_at: emptyable(cancelAt()).optional(),
  cancellation_details: cancellationDetails().optional(),
  default_payment_method: text().optional(),
  description: emptyable(text(500)).optional(),
  items: list(itemChange(), { min: 1, max: 20 }).optional(),
});

type Update = z.output<typeof UpdateSubscription>;

/** Throws a 400 unless the payment method belongs to the customer of the subscription. */
export async function requireMethodOf(state: State, method: string, customer: string): Promise<void> {
  const found = await state.get('payment_method', method);
  if (found === undefined) {
    throw invalid(`No such PaymentMethod: '${method.slice(0, 100)}'`, 'default_payment_method', 'resource_missing');
  }
  if (idOf(found.customer) !== customer) {
    throw invalid('The payment method must be attached to the customer first.', 'default_payment_method');
  }
}

/** Changes a subscription as the wire asks. */
export async function updateSubscription(
  state: State,
  before: Stripe.Subscription,
  update: Update,
): Promise<Stripe.Subscription> {
  if (!isLive(before)) return updateEnded(state, before, update);
  if (update.default_payment_method !== undefined) {
    await requireMethodOf(state, update.default_payment_method, idOf(before.customer) ?? '');
  }
  const fields = await fieldsOf(state, before, update);
  const anchor = update.billing_cycle_anchor?.type ?? 'unchanged';
  if (update.items === undefined && anchor === 'unchanged') return changeSubscription(state, before, fields);
  if (update.payment_behavior === 'default_incomplete') {
    throw invalid('default_incomplete is only taken when a subscription starts.', 'payment_behavior');
  }
  const { start, end } = periodOf(before);
  const date = update.proration_date;
  if (date !== undefined && (date < start || date > end)) {
    throw invalid('The proration date must lie within the current period.', 'proration_date');
  }
  const changed = await changeItems(state, before, {
    items: await changedItems(state, before, update.items ?? []),
    anchor,
    prorationBehavior: update.proration_behavior ?? 'create_prorations',
    prorationDate: date,
    whenUnpaid: update.payment_behavior ?? 'allow_incomplete',
    offSession: update.off_session ?? false,
    fields,
  });
  return changed.subscription;
}

/** Of a subscription that has ended, only what is written about it can change. */
async function updateEnded(state: State, before: Stripe.Subscription, update: Update): Promise<Stripe.Subscription> {
  const { metadata, cancellation_details: details, ...rest } = update;
  const [other] = Object.keys(rest);
  if (other !== undefined) {
    throw invalid('A subscription that has ended can only update its cancellation_details and metadata.', other);
  }
  return changeSubscription(state, before, {
    metadata: mergeMetadata(before.metadata, metadata),
    cancellation_details: withDetails(before, details),
  });
}

function withDetails(
  before: Stripe.Subscription,
  details: Update['cancellation_details'],
): Stripe.Subscription.CancellationDetails {
  const old = before.cancellation_details;
  return {
    comment: details?.comment === undefined ? (old?.comment ?? null) : details.comment,
    feedback: details?.feedback === undefined ? (old?.feedback ?? null) : details.feedback,
    feedback_option: old?.feedback_option ?? null,
    reason: old?.reason ?? null,
  };
}

async function fieldsOf(
  state: State,
  before: Stripe.Subscription,
  update: Update,
): Promise<Partial<Stripe.Subscription>> {
  const settings = before.payment_settings;
  const { payment_settings: given } = update;
  return {
    ...(update.metadata === undefined ? {} : { metadata: mergeMetadata(before.metadata, update.metadata) }),
    ...(update.description === undefined ? {} : { description: update.description }),
    ...(update.default_payment_method === undefined ? {} : { default_payment_method: update.default_payment_method }),
    ...(given === undefined ? {} : { payment_settings: paymentSettings(settings, given) }),
    ...(await endFields(state, before, update)),
  };
}

/** How a subscription saves and chooses what it is paid by. */
export function paymentSettings(
  old: Stripe.Subscription.PaymentSettings | null,
  given: NonNullable<Update['payment_settings']>,
): Stripe.Subscription.PaymentSettings {
  return {
    payment_method_options: old?.payment_method_options ?? null,
    payment_method_types:
      given.payment_method_types === undefined ? (old?.payment_method_types ?? null) : given.payment_method_types,
    save_default_payment_method: given.save_default_payment_method ?? old?.save_default_payment_method ?? 'off',
  };
}

/** The fields of a cancellation that is made or taken back. */
async function endFields(
  state: State,
  before: Stripe.Subscription,
  update: Update,
): Promise<Partial<Stripe.Subscription>> {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd, cancellation_details: details } = update;
  if (at !== undefined && at !== null && atPeriodEnd === true) {
    throw invalid('Name either cancel_at or cancel_at_period_end, not both.', 'cancel_at');
  }
  const written = details === undefined ? {} : { cancellation_details: withDetails(before, details) };
  const { end } = periodOf(before);
  const moment = atPeriodEnd === true ? end : typeof at === 'string' ? end : at;
  if (moment === null || (moment === undefined && atPeriodEnd === false)) return { ...goesOn, ...written };
  if (moment === undefined) return written;
  const now = await nowOf(state, idOf(before.customer));
  if (moment <= now) throw invalid('cancel_at must lie in the future.', 'cancel_at');
  return {
    cancel_at: moment,
    cancel_at_period_end: atPeriodEnd === true,
    canceled_at: now,
    cancellation_details: { ...withDetails(before, details), reason: 'cancellation_requested' },
  };
}
