import { z } from 'zod';
import { prorationBehaviors } from '../engine/proration.ts';
import { bool, emptyable, int, list, metadata, text } from '../wire/params.ts';

const cancelOptions = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

const pauseOption = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int({ min: 1 }).optional(),
});

const offered = z.strictObject({
  product: text(),
  prices: list(text(), { min: 1 }),
  adjustable_quantity: z
    .strictObject({ enabled: bool(), minimum: int({ min: 0 }).optional(), maximum: int({ min: 1 }).optional() })
    .optional(),
});

/** What a portal may show and do; each part may be changed without the others. */
export const portalFeatures = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: bool().optional(),
      allowed_updates: emptyable(list(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))).optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: bool() }).optional(),
  payment_method_update: z
    .strictObject({ enabled: bool(), payment_method_configuration: emptyable(text()).optional() })
    .optional(),
  subscription_cancel: z
    .strictObject({
      enabled: bool().optional(),
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(prorationBehaviors).optional(),
      cancellation_reason: z
        .strictObject({ enabled: bool(), options: emptyable(list(z.enum(cancelOptions))).optional() })
        .optional(),
    })
    .optional(),
  subscription_pause: z
    .strictObject({
      enabled: bool().optional(),
      duration: z
        .strictObject({
          type: z.enum(['indefinite', 'interval_options']),
          interval_options: emptyable(list(pauseOption)).optional(),
        })
        .optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: bool().optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      default_allowed_updates: emptyable(list(z.enum(['price', 'promotion_code', 'quantity']))).optional(),
      products: emptyable(list(offered, { max: 10 })).optional(),
      proration_behavior: z.enum(prorationBehaviors).optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: emptyable(
            list(z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) })),
          ).optional(),
        })
        .optional(),
      trial_update_behavior: z.enum(['continue_trial', 'end_trial']).optional(),
    })
    .optional(),
});

export const configurationFields = {
  business_profile: z
    .strictObject({
      headline: emptyable(text(60)).optional(),
      privacy_policy_url: emptyable(text()).optional(),
      terms_of_service_url: emptyable(text()).optional(),
    })
    .optional(),
  default_return_url: emptyable(text()).optional(),
  login_page: z.strictObject({ enabled: bool() }).optional(),
  metadata: metadata().optional(),
  name: emptyable(text(100)).optional(),
};
