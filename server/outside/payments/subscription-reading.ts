import Stripe from 'stripe';
import type { AskFor } from './ask.ts';
import { idOf } from './events.ts';
import { dateOf } from './moments.ts';
import { payerOfCustomer, type Payer } from './payer.ts';
import { readNextPlan, type NextPlan } from './next-plan.ts';

/** A subscription as it is now. */
export interface SubscriptionReading {
  id: string;
  customerId: string;
  /** Told where the subscriptions of all customers are listed. */
  payer: Payer | null;
  status: string;
  priceId: string;
  /** Cents; null where the price has no fixed amount. */
  unitAmount: number | null;
  currency: string;
  interval: string;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends instead of renewing. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** What it changes to when its period ends; null when it stays. */
  nextPlan: NextPlan | null;
  createdAt: Date;
}

/** What a price promises that we did not make. */
export interface PromiseReading {
  /** The product's. */
  name: string;
  /** Credits for each period, where the metadata of the price or of its product say so. */
  credits: number | null;
}

export interface SubscriptionReadingCalls {
  /** Those of one customer, or of all, ended ones too. */
  listSubscriptions(customerId: string | null): Promise<SubscriptionReading[]>;
  /** Null for an id that the account does not know. */
  readSubscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  readPromise(priceId: string): Promise<PromiseReading | null>;
  /** Takes back a change to another price that waits for the end of the period. Answers false where none waits. */
  dropNextPlan(subscriptionId: string): Promise<boolean>;
  /** Ends a subscription now. One that has ended already stays as it is. */
  cancelSubscription(subscriptionId: string): Promise<void>;
}

export function subscriptionReadingCalls({ askFor }: { askFor: AskFor }): SubscriptionReadingCalls {
  return {
    async listSubscriptions(customerId) {
      const listed = await askFor(async (stripe) => {
        const found: SubscriptionReading[] = [];
        const params = {
          status: 'all' as const,
          limit: 100,
          ...(customerId === null
            ? { expand: ['data.schedule', 'data.customer'] }
            : { expand: ['data.schedule'], customer: customerId }),
        };
        for await (const subscription of stripe.subscriptions.list(params)) found.push(...read(subscription));
        return found;
      });
      return listed ?? [];
    },

    readSubscription: (subscriptionId) =>
      askFor(
        async (stripe) =>
          read(await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] }))[0] ?? null,
      ),

    readPromise: (priceId) =>
      askFor(async (stripe) => {
        const price = await stripe.prices.retrieve(priceId, { expand: ['product'] });
        const product = typeof price.product === 'object' && price.product.deleted !== true ? price.product : null;
        const told = [price.metadata, product?.metadata ?? {}];
        // What a month brings says nothing about a year.
        const names = isMonthly(price) ? ['monthly_credits', 'credits'] : ['credits'];
        const credits = told.flatMap((metadata) => names.map((name) => positive(metadata[name])));
        return { name: product?.name ?? 'Subscription', credits: credits.find((one) => one !== null) ?? null };
      }),

    async dropNextPlan(subscriptionId) {
      const dropped = await askFor(async (stripe) => {
        const { schedule, items } = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
        const price = items.data[0]?.price.id ?? '';
        if (readNextPlan(schedule, price) === null || schedule === null) return false;
        await stripe.subscriptionSchedules.release(idOf(schedule) ?? '');
        return true;
      });
      return dropped ?? false;
    },

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
      payer: payerOfCustomer(subscription.customer),
      status: subscription.status,
      priceId: item.price.id,
      unitAmount: item.price.unit_amount,
      currency: subscription.currency,
      interval: item.price.recurring?.interval ?? 'month',
      periodStart: dateOf(item.current_period_start),
      periodEnd,
      cancelsAt: subscription.cancel_at === null ? atPeriodEnd : dateOf(subscription.cancel_at),
      endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
      nextPlan: readNextPlan(subscription.schedule, item.price.id),
      createdAt: dateOf(subscription.created),
    },
  ];
}

function isMonthly({ recurring }: Stripe.Price): boolean {
  return recurring?.interval === 'month' && recurring.interval_count === 1;
}

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}
