import Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { once } from './once.ts';
import { payerMetadata } from './payer.ts';

/** A hosted checkout that was begun; the person pays at `url`. */
export interface Checkout {
  id: string;
  url: string;
}

/** Where the provider's page leads back to. `{CHECKOUT_SESSION_ID}` in `successUrl` is filled in there. */
interface Ways {
  successUrl: string;
  cancelUrl: string;
}

export interface PackCheckout extends Ways {
  customer: string;
  userId: string;
  installation: string;
  orderId: string;
  /** The product to show; null: the name and the description are told. */
  productId: string | null;
  name: string;
  description: string;
  /** What the payment, its receipt and the mail of it say is bought. */
  credits: number;
  cents: number;
  currency: string;
}

export interface SubscriptionCheckout extends Ways {
  customer: string;
  userId: string;
  priceId: string;
}

export interface CheckoutCalls {
  /** A product that cannot be sold any more is replaced by its name. @throws Unknown naming the customer */
  createPackCheckout(wanted: PackCheckout): Promise<Checkout>;
  /** @throws Unknown naming the customer or the price */
  createSubscriptionCheckout(wanted: SubscriptionCheckout): Promise<Checkout>;
  /**
   * Ends every open checkout of a subscription but the customer's newest, so that two tabs make one subscription. Answers
   * false where one could not be ended, because it was paid at this moment.
   */
  expireOlderSubscriptionCheckouts(customer: string): Promise<boolean>;
  /** Ends every open checkout of the customer. Answers false where one could not be ended, because it was paid at this moment. */
  expireCheckouts(customer: string): Promise<boolean>;
  /** Ends a checkout. Answers false where it could not be ended, because it was paid or has ended before. */
  expireCheckout(id: string): Promise<boolean>;
}

export function checkoutCalls({ ask }: Asking): CheckoutCalls {
  const expireCheckout = (id: string): Promise<boolean> =>
    ask((stripe) =>
      stripe.checkout.sessions.expire(id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
          throw error;
        },
      ),
    );

  return {
    async createPackCheckout(wanted) {
      const { customer, orderId, productId, name, description, credits, cents, currency } = wanted;
      const metadata = { ...payerMetadata(wanted), order_id: orderId };
      const named = { product_data: { name, description } };
      const paramsFor = (shown: typeof named | { product: string }) => ({
        mode: 'payment' as const,
        customer,
        client_reference_id: orderId,
        line_items: [{ price_data: { currency, unit_amount: cents, ...shown }, quantity: 1 }],
        metadata,
        payment_intent_data: { metadata, description: `${credits} credits: ${name}` },
        success_url: wanted.successUrl,
        cancel_url: wanted.cancelUrl,
      });
      const session = await ask(async (stripe) => {
        const begin = (params: ReturnType<typeof paramsFor>) =>
          stripe.checkout.sessions.create(params, once(`order:${orderId}`, params));
        if (productId === null) return begin(paramsFor(named));
        try {
          return await begin(paramsFor({ product: productId }));
        } catch (error) {
          // It was archived or removed there, or is another account's.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param === 'customer') throw error;
          return begin(paramsFor(named));
        }
      });
      return pageOf(session);
    },

    async createSubscriptionCheckout({ customer, userId, priceId, successUrl, cancelUrl }) {
      const metadata = { user_id: userId };
      const params = {
        mode: 'subscription' as const,
        customer,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
      };
      return pageOf(await ask((stripe) => stripe.checkout.sessions.create(params)));
    },

    async expireOlderSubscriptionCheckouts(customer) {
      const open = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
      const [, ...older] = open.data.filter((session) => session.mode === 'subscription');
      const ended = await Promise.all(older.map((session) => expireCheckout(session.id)));
      return ended.every(Boolean);
    },

    async expireCheckouts(customer) {
      const open = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
      const ended = await Promise.all(open.data.map((session) => expireCheckout(session.id)));
      return ended.every(Boolean);
    },

    expireCheckout,
  };
}

function pageOf({ id, url }: Stripe.Checkout.Session): Checkout {
  if (url === null) throw new Error(`The checkout ${id} has no page`);
  return { id, url };
}
