import { z } from 'zod';
import { prorationBehaviors } from '../engine/proration.ts';
import { bool, emptyable, int, list, metadata, text } from '../wire/params.ts';

const feedback = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

/** Why somebody cancels; empty takes it back. */
export const cancellationDetails = () =>
  z.strictObject({
    comment: emptyable(text()).optional(),
    feedback: emptyable(z.enum(feedback)).optional(),
  });

export const anchorParam = () => z.strictObject({ type: z.enum(['now', 'unchanged']) });

export const prorationParams = {
  proration_behavior: z.enum(prorationBehaviors).optional(),
  proration_date: int({ min: 0 }).optional(),
};

/** What a payment that does not go through leaves. `pending_if_incomplete` is not offered here. */
export const paymentBehavior = z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']);

/** An item of a change: an `id` names one that is there, its absence adds one. */
export const itemChange = () =>
  z.strictObject({
    id: text().optional(),
    deleted: bool().optional(),
    price: text().optional(),
    quantity: int({ min: 1, max: 1_000_000 }).optional(),
    metadata: metadata().optional(),
  });

export const newItems = () =>
  list(
    z.strictObject({
      price: text(),
      quantity: int({ min: 1, max: 1_000_000 }).optional(),
      metadata: metadata().optional(),
    }),
    { min: 1, max: 20 },
  );

/** When it ends: a moment, or the end of the period under one of Stripe's names for it. */
export const cancelAt = () =>
  z.union([z.enum(['min_period_end', 'max_period_end', 'max_billed_until']), int({ min: 0 })]);

/** The fields that a subscription may be given when it starts and later. */
export const commonFields = {
  cancel_at_period_end: bool().optional(),
  collection_method: z.enum(['charge_automatically']).optional(),
  metadata: metadata().optional(),
  off_session: bool().optional(),
  payment_behavior: paymentBehavior.optional(),
  payment_settings: z
    .strictObject({
      payment_method_types: emptyable(list(z.enum(['card', 'us_bank_account']))).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
};
