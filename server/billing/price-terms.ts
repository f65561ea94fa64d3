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
 * What each of the prices promises: as we noted it when the price was made, else as it and its product say there. Whoever pays a
 * price that nobody knows keeps the rights of a subscriber.
 */
export async function readTerms(
  { db, payments }: Pick<EffectParts, 'db' | 'payments'>,
  priceIds: readonly string[],
): Promise<Terms> {
  const terms = new Map<string, PriceTerms>();
  const asked = [...new Set(priceIds)];
  if (asked.length === 0) return terms;
  const known = await listPriceTerms(db, asked);
  for (const { priceId, name, credits } of known) terms.set(priceId, { name, credits });
  for (const priceId of asked) {
    if (terms.has(priceId)) continue;
    terms.set(priceId, (await payments.readPromise(priceId)) ?? { name: 'Subscription', credits: null });
  }
  return terms;
}
