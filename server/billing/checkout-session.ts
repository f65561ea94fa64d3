import type { getCheckoutSession } from '../../contract/billing.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { CheckoutReading } from '../outside/payments/checkout-reading.ts';
import {
  findOrder,
  findPaymentOfInvoice,
  findSubscription,
  type OrderRow,
  type SubscriptionRow,
} from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { fulfil } from './fulfil.ts';
import { personBehind } from './payer-of.ts';
import { readTerms } from './price-terms.ts';
import { DUPLICATE } from './record-subscriptions.ts';

type CheckoutSession = ReplyOf<typeof getCheckoutSession>;

/**
 * How a checkout of the person ended. What was paid and not given yet is given now, so that the balance that comes along
 * is the new one even where the webhook is late.
 *
 * @throws Refusal `not_found` for a checkout of somebody else and for none at all; `payments_unavailable`
 */
export async function readCheckoutSession(
  parts: EffectParts,
  userId: string,
  sessionId: string,
): Promise<CheckoutSession> {
  // The provider's SDK puts the id into an address, where dots would lead to another one.
  if (!/^[\w-]+$/.test(sessionId)) throw new Refusal('not_found');
  const checkout = await parts.payments.readCheckout(sessionId);
  if (checkout === null) throw new Refusal('not_found');
  const order = await orderOf(parts, checkout);
  const owner = order?.userId ?? (await ownerOf(parts, checkout));
  if (owner !== userId) throw new Refusal('not_found');
  await fulfil(parts, checkout);
  const { kind, total, currency, subscriptionId } = checkout;
  const row = subscriptionId === null ? undefined : await findSubscription(parts.db, subscriptionId);
  const status = row?.status === DUPLICATE ? 'returned' : statusOf(checkout);
  return {
    kind,
    status,
    amountPaid: status === 'unpaid' || status === 'returned' ? 0 : total,
    currency,
    ...(order === undefined ? await describeSubscription(parts, checkout, row) : describePack(order, checkout)),
    creditBalance: await availableCredits(parts.db, userId),
  };
}

async function orderOf({ db }: EffectParts, { kind, orderId }: CheckoutReading): Promise<OrderRow | undefined> {
  return kind === 'pack' && orderId !== null && isUuid(orderId) ? findOrder(db, orderId) : undefined;
}

async function ownerOf(parts: EffectParts, { kind, customerId }: CheckoutReading): Promise<string | null> {
  return kind === 'pack' || customerId === null ? null : personBehind(parts, customerId);
}

function statusOf({ state }: CheckoutReading): CheckoutSession['status'] {
  return state === 'paid' || state === 'processing' ? state : 'unpaid';
}

type Description = Pick<CheckoutSession, 'credits' | 'description' | 'receiptUrl' | 'currentPeriodEnd'>;

function describePack({ credits, packageName }: OrderRow, { receiptUrl }: CheckoutReading): Description {
  return { credits, description: packageName, receiptUrl, currentPeriodEnd: null };
}

async function describeSubscription(
  parts: EffectParts,
  { invoiceId, priceId }: CheckoutReading,
  row: SubscriptionRow | undefined,
): Promise<Description> {
  const invoice = invoiceId === null ? undefined : await findPaymentOfInvoice(parts.db, invoiceId);
  if (row !== undefined) {
    return {
      credits: row.status === DUPLICATE ? 0 : row.planCredits,
      description: row.planName,
      receiptUrl: invoice?.receiptUrl ?? null,
      currentPeriodEnd: row.live ? row.currentPeriodEnd.toISOString() : null,
    };
  }
  // Nothing is bought yet: what the page would sell.
  const terms = priceId === null ? undefined : (await readTerms(parts, [priceId])).get(priceId);
  return {
    credits: terms?.credits ?? 0,
    description: terms?.name ?? 'Subscription',
    receiptUrl: null,
    currentPeriodEnd: null,
  };
}
