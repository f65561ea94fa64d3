import type Stripe from 'stripe';
import type { z } from 'zod';
import { wireDecimal } from '../decimal.ts';
import type { State } from '../state.ts';
import { invalid } from '../wire/errors.ts';
import { mergeMetadata } from '../wire/params.ts';
import type { priceFields } from './catalog-params.ts';

export type PriceInput = z.output<z.ZodObject<typeof priceFields>>;

/** A price of a product, with its event. Throws a 400 when it has no amount, or two that differ. */
export async function createPrice(
  state: State,
  product: string,
  given: PriceInput & { active?: boolean; lookup_key?: string | null; nickname?: string | null },
): Promise<Stripe.Price> {
  const { unit_amount: amount, unit_amount_decimal: exact, recurring } = given;
  const cents = amount ?? (exact === undefined ? undefined : Number(exact));
  if (cents === undefined) throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  if (amount !== undefined && exact !== undefined) {
    throw invalid('You may only specify one of these parameters: unit_amount, unit_amount_decimal.', 'unit_amount');
  }
  const price: Stripe.Price = {
    id: state.newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: await state.now(null),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergeMetadata(null, given.metadata),
    nickname: given.nickname ?? null,
    product,
    recurring:
      recurring === undefined
        ? null
        : {
            interval: recurring.interval,
            interval_count: recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === undefined ? 'one_time' : 'recurring',
    unit_amount: Number.isInteger(cents) ? cents : null,
    unit_amount_decimal: wireDecimal(exact ?? cents),
  };
  await state.put('price', price);
  await state.emit('price.created', price);
  return price;
}
