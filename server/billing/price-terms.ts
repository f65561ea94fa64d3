import type { EffectParts } from './effect-parts.ts';
import { listPriceTerms } from './billing-effects-store.ts';

/** What a price promises. */
export interface PriceTerms {
  name: string;
  /** For each period; null where nobody said. */
  credits: number | null;
}

export type Terms = ReadonlyMap<string, PriceTerms>;

/**
 * What each of the prices promises: as we noted it when the price was made, else as its product says. Whoever pays a
 * price that nobody knows keeps the rights of a subscriber.
 */
export async function readTerms(
  { db, payments }: Pick<EffectParts, 'db' | 'payments'>,
  prices: readonly { priceId: string; productId: string }[],
): Promise<Terms> {
  const terms = new Map<string, PriceTerms>();
  if (prices.length === 0) return terms;
  const known = await listPriceTerms(db, [...new Set(prices.map(({ priceId }) => priceId))]);
  for (const { priceId, name, credits } of known) terms.set(priceId, { name, credits });
  for (const { priceId, productId } of prices) {
    if (terms.has(priceId)) continue;
    const product = await payments.readProduct(productId);
    terms.set(priceId, product ?? { name: 'Subscription', credits: null });
  }
  return terms;
}
