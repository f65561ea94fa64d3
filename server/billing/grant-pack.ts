import { grant } from '../credits/grant.ts';
import { inTransaction } from '../db/connect.ts';
import type { CheckoutReading } from '../outside/payments/checkout-reading.ts';
import {
  addPayment,
  databaseTime,
  endOrder,
  findOrder,
  listPaymentsOfIntent,
  lockPayer,
  markOrderPaid,
  type OrderRow,
} from './billing-effects-store.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { EffectParts, Finish } from './effect-parts.ts';
import { ownerNamed } from './payer-of.ts';
import { applyReturn } from './take-back.ts';
import type { Unfulfilled } from './unfulfilled.ts';

/** What came of a checkout. */
export interface Fulfilled {
  /** Credits granted now. */
  granted: number;
  unfulfilled: Unfulfilled[];
}

/**
 * Gives the credits of a pack once its payment has gone through: those of the order, as they were when the checkout
 * began. Until then nothing; a checkout that ended without money ends the order.
 */
export async function grantPack(parts: EffectParts, checkout: CheckoutReading, finish: Finish): Promise<Fulfilled> {
  const { db } = parts;
  const order = await orderOf(parts, checkout);
  if (order === undefined || !fits(order, checkout)) {
    await inTransaction(db, finish);
    const reason = order === undefined ? 'its order is not known' : 'it does not fit its order';
    // A payment without an order, or for a person of another installation, is somebody else's business.
    const { is } = order === undefined ? await ownerNamed(db, checkout.payer) : { is: 'person' };
    const lost = checkout.state === 'paid' && checkout.orderId !== null && is !== 'foreign';
    return {
      granted: 0,
      unfulfilled: lost ? [{ objectId: checkout.id, reason }] : [],
    };
  }
  if (checkout.state === 'paid') return { granted: await grantOrder(parts, order, checkout, finish), unfulfilled: [] };
  await inTransaction(db, async (tx) => {
    if (checkout.state === 'failed' || checkout.state === 'expired') await endOrder(tx, order.id, checkout.state);
    await finish(tx);
  });
  return { granted: 0, unfulfilled: [] };
}

async function orderOf({ db }: EffectParts, { orderId }: CheckoutReading): Promise<OrderRow | undefined> {
  return orderId !== null && isUuid(orderId) ? findOrder(db, orderId) : undefined;
}

/** The reference of a checkout can be chosen by whoever opens a payment link of the account, so it alone proves nothing. */
function fits(order: OrderRow, checkout: CheckoutReading): boolean {
  return (
    (order.stripeSessionId === null || order.stripeSessionId === checkout.id) &&
    order.cents === checkout.subtotal &&
    order.currency === checkout.currency
  );
}

async function grantOrder(
  { db, payments }: EffectParts,
  order: OrderRow,
  checkout: CheckoutReading,
  finish: Finish,
): Promise<number> {
  const { paymentIntentId: intent } = checkout;
  const sourceRef = intent === null ? `stripe:checkout:${checkout.id}` : `stripe:payment_intent:${intent}`;
  // It may have been refunded before we heard of it.
  const readAt = await databaseTime(db);
  const payment = intent === null ? null : await payments.readPayment(intent);
  const paidAt = checkout.paidAt ?? readAt;
  return inTransaction(db, async (tx) => {
    await lockPayer(tx, order.userId);
    const isNew = await addPayment(tx, {
      userId: order.userId,
      kind: 'pack',
      sourceRef,
      stripePaymentIntentId: intent,
      orderId: order.id,
      description: order.packageName,
      credits: order.credits,
      amount: checkout.total,
      currency: checkout.currency,
      receiptUrl: checkout.receiptUrl,
      receiptNumber: checkout.receiptNumber,
      paidAt,
    });
    if (isNew) {
      await grant(tx, {
        userId: order.userId,
        amount: order.credits,
        type: 'stripe_purchase',
        sourceRef,
        description: `${order.credits} credits: ${order.packageName}`,
        orderId: order.id,
      });
      await markOrderPaid(tx, order.id, checkout.id);
      if (intent !== null && payment !== null)
        await applyReturn(tx, await listPaymentsOfIntent(tx, intent), { payment, readAt });
    }
    await finish(tx);
    return isNew ? order.credits : 0;
  });
}
