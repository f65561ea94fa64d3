import { Refusal } from '../../contract/errors.ts';
import { findCustomer } from './billing-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { followCustomer } from './follow-customer.ts';

/**
 * Ends all that could still cost a person money: open checkouts and subscriptions, at once and without a refund. What was paid
 * until then is on record afterwards. Safe to repeat.
 *
 * @throws Refusal `payments_unavailable`, also where a checkout was paid at this very moment
 */
export async function endBilling(parts: EffectParts, userId: string): Promise<void> {
  const { db, payments } = parts;
  const customer = await findCustomer(db, userId);
  if (customer === null) return;
  if (!(await payments.expireCheckouts(customer))) throw new Refusal('payments_unavailable');
  for (const { id, endedAt } of await payments.listSubscriptions(customer)) {
    if (endedAt === null) await payments.cancelSubscription(id);
  }
  await followCustomer(parts, customer);
}
