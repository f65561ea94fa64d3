import { z } from 'zod';
import { bool, decimal, emptyable, int, list, metadata, text } from '../wire/params.ts';

/** Three letters, as the wire has them. */
export const currency = () =>
  z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'not a currency')
    .toLowerCase();

/** What a price costs and how often. */
export const priceFields = {
  currency: currency(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: int({ min: 1, max: 1095 }).optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  unit_amount: int({ min: 0, max: 99_999_999_999 }).optional(),
  unit_amount_decimal: decimal().optional(),
  metadata: metadata().optional(),
};

/** What a product may be created with and changed to. */
export const productFields = {
  active: bool().optional(),
  description: emptyable(text()).optional(),
  images: emptyable(list(text(2000), { max: 8 })).optional(),
  marketing_features: emptyable(list(z.strictObject({ name: text(80) }), { max: 15 })).optional(),
  metadata: metadata().optional(),
  shippable: bool().optional(),
  statement_descriptor: text(22).optional(),
  tax_code: emptyable(text()).optional(),
  unit_label: emptyable(text(12)).optional(),
  url: emptyable(text(2000)).optional(),
};
