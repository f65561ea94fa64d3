import type { CurrentSubscription } from '../../contract/billing.ts';
import { Refusal } from '../../contract/errors.ts';
import { findCustomer, findLiveSubscription } from './billing-store.ts';
import { readCurrent } from './current.ts';
import type { EffectParts } from './effect-parts.ts';
import { followCustomer } from './follow-customer.ts';

/**
 * Takes back a change of plan that waits for the end of the period, and answers the subscription as it is then.
 *
 * @throws Refusal `nothing_scheduled`, `payments_unavailable`
 */
export async function keepPlan(parts: EffectParts, userId: string): Promise<CurrentSubscription | null> {
  const { db, payments } = parts;
  const [customer, subscription] = [await findCustomer(db, userId), await findLiveSubscription(db, userId)];
  if (customer === null || subscription === undefined) throw new Refusal('nothing_scheduled');
  // Asked there and not here: our row may not have heard of the change, or of its end.
  const released = await payments.dropNextPlan(subscription.stripeSubscriptionId);
  await followCustomer(parts, customer);
  if (!released) throw new Refusal('nothing_scheduled');
  return readCurrent(db, userId);
}
