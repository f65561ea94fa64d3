import Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { once } from './once.ts';

/** A subscription that pays for now: active, in trial, or late with a payment. */
export interface LiveSubscription {
  id: string;
  /** The line of the subscription that is priced. */
  itemId: string;
  priceId: string;
}

export interface PortalSwitch {
  customer: string;
  subscription: LiveSubscription;
  priceId: string;
  returnUrl: string;
}

export interface PortalCalls {
  /** What the customer subscribes to now, as the provider knows it at this moment. */
  findLiveSubscription(customer: string): Promise<LiveSubscription | null>;
  /** The address of the portal's first page. @throws Unknown naming the customer */
  createPortal(wanted: { customer: string; returnUrl: string }): Promise<string>;
  /**
   * The address of the page that confirms the change to another price; of the portal's first page where the provider does
   * not let this subscription change (one that was canceled, for example).
   */
  createPortalSwitch(wanted: PortalSwitch): Promise<string>;
  /** Makes the portal's configuration, or brings it up to date. Answers its id. */
  savePortal(offers: readonly { productId: string; priceId: string }[]): Promise<string>;
}

const MARK = { catalogue_id: 'portal' };
const LIVE = new Set(['active', 'trialing', 'past_due']);

export function portalCalls({ ask }: Asking): PortalCalls {
  /** Ours is remembered once it was seen: it is brought up to date in place. */
  let known: string | undefined;

  const findConfiguration = async (): Promise<string | undefined> => {
    known ??= await ask(async (stripe) => {
      for await (const { id, metadata } of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
        if (metadata?.['catalogue_id'] === MARK.catalogue_id) return id;
      }
      return undefined;
    });
    return known;
  };

  const createPortal: PortalCalls['createPortal'] = async ({ customer, returnUrl }) => {
    const configuration = await findConfiguration();
    const params = { customer, return_url: returnUrl, ...(configuration !== undefined && { configuration }) };
    return (await ask((stripe) => stripe.billingPortal.sessions.create(params))).url;
  };

  return {
    findLiveSubscription: (customer) =>
      ask(async (stripe) => {
        for await (const { id, status, items } of stripe.subscriptions.list({ customer, limit: 100 })) {
          const item = items.data[0];
          if (LIVE.has(status) && item !== undefined) return { id, itemId: item.id, priceId: item.price.id };
        }
        return null;
      }),

    createPortal,

    async createPortalSwitch({ customer, subscription, priceId, returnUrl }) {
      const configuration = await findConfiguration();
      const params = {
        customer,
        return_url: returnUrl,
        ...(configuration !== undefined && { configuration }),
        flow_data: {
          type: 'subscription_update_confirm' as const,
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: subscription.itemId, price: priceId, quantity: 1 }],
          },
          after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } },
        },
      };
      const url = await ask((stripe) =>
        stripe.billingPortal.sessions.create(params).then(
          (session) => session.url,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
            throw error;
          },
        ),
      );
      return url ?? createPortal({ customer, returnUrl });
    },

    async savePortal(offers) {
      const features = portalFeatures(offers);
      const id = await findConfiguration();
      if (id !== undefined) {
        await ask((stripe) => stripe.billingPortal.configurations.update(id, { features }));
        return id;
      }
      const params = { features, metadata: MARK };
      known = (await ask((stripe) => stripe.billingPortal.configurations.create(params, once('portal', params)))).id;
      return known;
    },
  };
}

/**
 * What the portal lets a person do. An upgrade is paid in full and begins a month of its own; a downgrade and a
 * cancellation wait for the end of the month that is paid for.
 */
function portalFeatures(offers: readonly { productId: string; priceId: string }[]) {
  return {
    customer_update: { enabled: true, allowed_updates: ['address' as const, 'name' as const, 'tax_id' as const] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' as const, proration_behavior: 'none' as const },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price' as const],
      products: offers.map(({ productId, priceId }) => ({ product: productId, prices: [priceId] })),
      proration_behavior: 'none' as const,
      billing_cycle_anchor: 'now' as const,
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' as const }] },
    },
  };
}
