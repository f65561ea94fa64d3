import Stripe from 'stripe';
import type { AskFor } from './ask.ts';
import { idOf } from './events.ts';
import { dateOf } from './moments.ts';

/** A subscription as it is now. */
export interface SubscriptionReading {
  id: string;
  customerId: string;
  status: string;
  priceId: string;
  productId: string;
  /** Cents; null where the price has no fixed amount. */
  unitAmount: number | null;
  currency: string;
  interval: string;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends instead of renewing. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
}

/** What a product promises, for a price that we did not make. */
export interface ProductReading {
  name: string;
  /** Credits for each period, where its metadata says so. */
  credits: number | null;
}

export interface SubscriptionReadingCalls {
  /** Whom the customer's metadata names; null when it names nobody or the customer is gone. */
  readCustomerUser(customerId: string): Promise<string | null>;
  /** Those of one customer, or of all, ended ones too. */
  listSubscriptions(customerId: string | null): Promise<SubscriptionReading[]>;
  /** Null for an id that the account does not know. */
  readSubscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  readProduct(productId: string): Promise<ProductReading | null>;
  /** Ends a subscription now. One that has ended already stays as it is. */
  cancelSubscription(subscriptionId: string): Promise<void>;
}

export function subscriptionReadingCalls({ askFor }: { askFor: AskFor }): SubscriptionReadingCalls {
  return {
    readCustomerUser: (customerId) =>
      askFor(async (stripe) => {
        const customer = await stripe.customers.retrieve(customerId);
        return customer.deleted === true ? null : (customer.metadata['user_id'] ?? null);
      }),

    async listSubscriptions(customerId) {
      const listed = await askFor(async (stripe) => {
        const found: SubscriptionReading[] = [];
        const params = { status: 'all' as const, limit: 100, ...(customerId !== null && { customer: customerId }) };
        for await (const subscription of stripe.subscriptions.list(params)) found.push(...read(subscription));
        return found;
      });
      return listed ?? [];
    },

    readSubscription: (subscriptionId) =>
      askFor(async (stripe) => read(await stripe.subscriptions.retrieve(subscriptionId))[0] ?? null),

    readProduct: (productId) =>
      askFor(async (stripe) => {
        const { name, metadata } = await stripe.products.retrieve(productId);
        return { name, credits: positive(metadata['monthly_credits'] ?? metadata['credits']) };
      }),

    async cancelSubscription(subscriptionId) {
      await askFor(async (stripe) => {
        try {
          await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
        } catch (error) {
          // Another process may have been faster.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if ((await stripe.subscriptions.retrieve(subscriptionId)).ended_at === null) throw error;
        }
      });
    },
  };
}

/** One reading, or none for a subscription without any item: it sells nothing. */
function read(subscription: Stripe.Subscription): SubscriptionReading[] {
  const [item] = subscription.items.data;
  if (item === undefined) return [];
  const periodEnd = dateOf(item.current_period_end);
  // The provider's pages set a moment, its API a flag: both mean that it ends.
  const atPeriodEnd = subscription.cancel_at_period_end ? periodEnd : null;
  return [
    {
      id: subscription.id,
      customerId: idOf(subscription.customer) ?? '',
      status: subscription.status,
      priceId: item.price.id,
      productId: idOf(item.price.product) ?? '',
      unitAmount: item.price.unit_amount,
      currency: subscription.currency,
      interval: item.price.recurring?.interval ?? 'month',
      periodStart: dateOf(item.current_period_start),
      periodEnd,
      cancelsAt: subscription.cancel_at === null ? atPeriodEnd : dateOf(subscription.cancel_at),
      endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
      createdAt: dateOf(subscription.created),
    },
  ];
}

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}
