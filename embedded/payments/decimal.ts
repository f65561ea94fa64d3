import type Stripe from 'stripe';

/** An amount that may have a fraction of a cent. The wire has it as text; the SDK makes its Decimal of that. */
export function wireDecimal(value: number | string): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
