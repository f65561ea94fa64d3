import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import type { EffectParts } from './effect-parts.ts';
import { takeBackPayment } from './take-back.ts';

/**
 * Gives the payments of second subscriptions back and cancels them at the provider, in this order: while one of them
 * lives, it is found again, and what broke off is done again. What is undone already stays so.
 */
export async function undoDuplicates(
  parts: EffectParts,
  toUndo: { subscriptions: readonly SubscriptionReading[]; paymentIntentIds: readonly string[] },
): Promise<void> {
  const { payments, log } = parts;
  for (const id of toUndo.paymentIntentIds) {
    const payment = await payments.readPayment(id);
    if (payment === null) continue;
    if (payment.amountBack < payment.amount) await payments.refundDuplicate(id);
    await takeBackPayment(parts, id);
  }
  for (const { id } of toUndo.subscriptions) {
    log.warn({ subscription: id }, 'a second subscription of a person is canceled');
    await payments.cancelSubscription(id);
  }
}
