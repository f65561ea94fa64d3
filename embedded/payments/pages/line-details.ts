import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** What the product of each line says about itself, by the line's id: the credits that it brings, for example. */
export async function lineDetails(state: State, invoice: Stripe.Invoice): Promise<ReadonlyMap<string, string>> {
  const details = new Map<string, string>();
  for (const { id, pricing } of invoice.lines.data) {
    const product = await state.get('product', pricing?.price_details?.product ?? '');
    const detail = product?.description ?? null;
    if (detail !== null) details.set(id, detail);
  }
  return details;
}
