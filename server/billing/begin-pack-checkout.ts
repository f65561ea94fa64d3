import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import { Unknown } from '../outside/payments/ask.ts';
import type { Checkout } from '../outside/payments/checkouts.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { addOrder, findLiveSubscription, findPackOnSale, linkOrder, type PackRow } from './billing-store.ts';
import { withCustomer } from './customer.ts';

interface Parts {
  db: Database;
  payments: Payments;
}

interface PackPurchase {
  person: { userId: string; email: string };
  packageId: string;
  /** Where the person is, and comes back to. */
  origin: string;
}

/**
 * Begins the purchase of a pack and answers the address to pay at. The order is written first: whatever happens next, a
 * payment finds what it was for.
 *
 * @throws Refusal `subscription_required`, `pack_unavailable`, `payments_unavailable`
 */
export async function beginPackCheckout(parts: Parts, { person, packageId, origin }: PackPurchase): Promise<string> {
  const { db } = parts;
  if ((await findLiveSubscription(db, person.userId)) === undefined) throw new Refusal('subscription_required');
  const pack = await findPackOnSale(db, packageId);
  if (pack === undefined) throw new Refusal('pack_unavailable');
  const orderId = await addOrder(db, person.userId, pack);
  const checkout = await withCustomer(parts, person, (customer) =>
    createCheckout(parts.payments, { pack, orderId, customer, userId: person.userId, origin }),
  );
  await linkOrder(db, orderId, checkout.id);
  return checkout.url;
}

async function createCheckout(
  payments: Payments,
  order: { pack: PackRow; orderId: string; customer: string; userId: string; origin: string },
): Promise<Checkout> {
  const { pack, origin, ...who } = order;
  const create = (productId: string | null): Promise<Checkout> =>
    payments.createPackCheckout({
      ...who,
      productId,
      name: pack.name,
      description: pack.description,
      cents: pack.cents,
      currency: pack.currency,
      successUrl: `${origin}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/subscriptions`,
    });
  try {
    return await create(pack.stripeProductId);
  } catch (error) {
    if (!(error instanceof Unknown) || error.param === 'customer' || pack.stripeProductId === null) throw error;
    // The account has lost the product, or is another than the one that the catalogue was brought to.
    return create(null);
  }
}
