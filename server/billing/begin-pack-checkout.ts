import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { endOrder, listOpenCheckouts } from './billing-effects-store.ts';
import { addOrder, findLiveSubscription, findPackOnSale, linkOrder } from './billing-store.ts';
import { withCustomer } from './customer.ts';
import { installationId } from './installation.ts';
import { packDescription } from './pack-description.ts';

/** So many checkouts of packs somebody may have open, in as many tabs; beginning another ends the oldest. */
const OPEN_CHECKOUTS = 3;

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
  const installation = await installationId(db);
  const checkout = await withCustomer(parts, person, (customer) =>
    parts.payments.createPackCheckout({
      customer,
      orderId,
      userId: person.userId,
      installation,
      productId: pack.stripeProductId,
      name: pack.name,
      description: packDescription(pack),
      credits: pack.credits,
      cents: pack.cents,
      currency: pack.currency,
      successUrl: `${origin}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/subscriptions`,
    }),
  );
  await linkOrder(db, orderId, checkout.id);
  await endOldest(parts, person.userId);
  return checkout.url;
}

/**
 * Leaves the newest open. After the new one is noted, not before: of many that begin together, the last to be noted sees
 * all of them. What was paid at this moment cannot be ended, and is no open one any more.
 */
async function endOldest({ db, payments }: Parts, userId: string): Promise<void> {
  const open = await listOpenCheckouts(db, userId);
  const older = open.slice(0, Math.max(0, open.length - OPEN_CHECKOUTS));
  for (const { orderId, sessionId } of older) {
    if (await payments.expireCheckout(sessionId)) await endOrder(db, orderId, 'expired');
  }
}
