import type { CheckoutReading } from '../outside/payments/checkout-reading.ts';
import { inTransaction } from '../db/connect.ts';
import { endOrderOf, listOpenCheckouts } from './billing-effects-store.ts';
import { nothingToFinish, type EffectParts, type Finish } from './effect-parts.ts';
import { followCustomer } from './follow-customer.ts';
import { grantPack, type Fulfilled } from './grant-pack.ts';
import { personBehind } from './payer-of.ts';
import { takeBackPayment } from './take-back.ts';
import { tellUnfulfilled } from './unfulfilled.ts';

/**
 * Does what follows from a checkout as it is now. Webhook, success page and reconciliation all come here: whichever is
 * first gives the credits, and the others find them given.
 */
export async function fulfilCheckout(
  parts: EffectParts,
  sessionId: string,
  finish: Finish = nothingToFinish,
): Promise<Fulfilled> {
  const checkout = await parts.payments.readCheckout(sessionId);
  if (checkout !== null) return fulfil(parts, checkout, finish);
  await inTransaction(parts.db, async (tx) => {
    await endOrderOf(tx, sessionId);
    await finish(tx);
  });
  return { granted: 0, unfulfilled: [] };
}

/** The same for a checkout that was read just now. */
export async function fulfil(
  parts: EffectParts,
  checkout: CheckoutReading,
  finish: Finish = nothingToFinish,
): Promise<Fulfilled> {
  if (checkout.kind === 'subscription' && checkout.customerId !== null) {
    return followCustomer(parts, checkout.customerId, finish);
  }
  const fulfilled = await grantPack(parts, checkout, finish);
  tellUnfulfilled(parts.log, fulfilled.unfulfilled);
  return fulfilled;
}

/**
 * Does what follows from a payment that was refunded or disputed. Where the news of the payment itself is still on its
 * way, what was paid is given first: it cannot be taken back otherwise, and would be given later.
 */
export async function followPayment(parts: EffectParts, paymentIntentId: string, finish: Finish): Promise<void> {
  const { db, payments } = parts;
  if ((await takeBackPayment(parts, paymentIntentId, finish)) !== 'unknown') return;
  const payment = await payments.readPayment(paymentIntentId);
  if (payment !== null && payment.customerId !== null) {
    await followCustomer(parts, payment.customerId);
    const userId = await personBehind(parts, payment.customerId);
    const open = userId === null ? [] : await listOpenCheckouts(db, userId);
    for (const { sessionId } of open) await fulfilCheckout(parts, sessionId);
  }
  if ((await takeBackPayment(parts, paymentIntentId, finish)) === 'unknown') await inTransaction(db, finish);
}
