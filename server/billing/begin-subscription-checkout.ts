import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import { Unknown } from '../outside/payments/ask.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { isOffered } from './billing-store.ts';
import { withCustomer } from './customer.ts';

interface Parts {
  db: Database;
  payments: Payments;
}

interface Subscribing {
  person: { userId: string; email: string };
  stripePriceId: string;
  /** The page of ours that the person came from. */
  returnUrl: URL;
}

/**
 * Begins a subscription and answers the address to go on at. Nobody gets a second one: a subscriber is led to the page
 * that confirms the change to this price, or to the portal where they have it already.
 *
 * @throws Refusal `plan_unavailable`, `payments_unavailable`
 */
export async function beginSubscriptionCheckout(parts: Parts, wanted: Subscribing): Promise<string> {
  if (!(await isOffered(parts.db, wanted.stripePriceId))) throw new Refusal('plan_unavailable');
  try {
    return await withCustomer(parts, wanted.person, (customer) => begin(parts.payments, customer, wanted));
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    // The catalogue was brought to another account than the one that is used now.
    throw new Refusal(error.param.includes('price') ? 'plan_unavailable' : 'payments_unavailable');
  }
}

async function begin(payments: Payments, customer: string, wanted: Subscribing): Promise<string> {
  const current = await findSwitch(payments, customer, wanted);
  if (current !== null) return current;
  const { person, stripePriceId, returnUrl } = wanted;
  const { origin } = returnUrl;
  const checkout = await payments.createSubscriptionCheckout({
    customer,
    userId: person.userId,
    priceId: stripePriceId,
    successUrl: `${origin}/billing/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: pageOf(returnUrl),
  });
  // After this one exists, so that of two that begin at the same moment one remains.
  if (await payments.expireOlderSubscriptionCheckouts(customer)) return checkout.url;
  // Another was paid in between: this one must not be paid too.
  const switched = await findSwitch(payments, customer, wanted);
  if (switched === null) return checkout.url;
  await payments.expireCheckout(checkout.id);
  return switched;
}

/** Where a subscriber changes to the wanted price; null for whoever has no subscription. */
async function findSwitch(payments: Payments, customer: string, wanted: Subscribing): Promise<string | null> {
  // The provider is asked, not our copy: word of a subscription that began a moment ago may still be on its way.
  const subscription = await payments.findLiveSubscription(customer);
  if (subscription === null) return null;
  const returnUrl = pageOf(wanted.returnUrl);
  if (subscription.priceId === wanted.stripePriceId) return payments.createPortal({ customer, returnUrl });
  return payments.createPortalSwitch({ customer, subscription, priceId: wanted.stripePriceId, returnUrl });
}

/** The page that the person came from; where only the site is told, the one with the plans. */
function pageOf(returnUrl: URL): string {
  return returnUrl.pathname === '/' ? `${returnUrl.origin}/subscriptions` : returnUrl.href;
}
