import Stripe from 'stripe';
import { Refusal } from '../../../contract/errors.ts';
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

/** The configuration that a call named is gone or switched off there. */
class ConfigurationLost extends Error {}

/** The provider does not let this subscription change so. */
class NotAllowed extends Error {}

export function portalCalls({ ask }: Asking): PortalCalls {
  /** Ours is remembered once it was seen: it is brought up to date in place. */
  let known: string | undefined;

  const findConfiguration = async (): Promise<string> => {
    known ??= await ask(findOrMake);
    return known;
  };

  /** Never without a configuration of ours: another would let people change plans in ways that credits do not follow. */
  const createSession = async (params: Stripe.BillingPortal.SessionCreateParams): Promise<string> => {
    const create = async (): Promise<string> => {
      const configuration = await findConfiguration();
      return ask(async (stripe) => {
        try {
          return (await stripe.billingPortal.sessions.create({ ...params, configuration })).url;
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if (error.param === 'configuration') throw new ConfigurationLost();
          throw params.flow_data === undefined ? error : new NotAllowed();
        }
      });
    };
    try {
      return await create();
    } catch (error) {
      if (!(error instanceof ConfigurationLost)) throw error;
    }
    known = undefined;
    try {
      return await create();
    } catch (error) {
      throw error instanceof ConfigurationLost ? new Refusal('payments_unavailable') : error;
    }
  };

  const createPortal: PortalCalls['createPortal'] = ({ customer, returnUrl }) =>
    createSession({ customer, return_url: returnUrl });

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
      const params = {
        customer,
        return_url: returnUrl,
        flow_data: {
          type: 'subscription_update_confirm' as const,
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: subscription.itemId, price: priceId, quantity: 1 }],
          },
          after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } },
        },
      };
      try {
        return await createSession(params);
      } catch (error) {
        if (!(error instanceof NotAllowed)) throw error;
        return createPortal({ customer, returnUrl });
      }
    },

    async savePortal(offers) {
      const id = await findConfiguration();
      await ask((stripe) => stripe.billingPortal.configurations.update(id, { features: portalFeatures(offers) }));
      return id;
    },
  };
}

/** Ours, brought back where somebody switched it off; where there is none, one that lets nobody change plans yet. */
async function findOrMake(stripe: Stripe): Promise<string> {
  let inactive: string | undefined;
  let seen = 0;
  for await (const { id, active, metadata } of stripe.billingPortal.configurations.list({ limit: 100 })) {
    seen += 1;
    if (metadata?.['catalogue_id'] !== MARK.catalogue_id) continue;
    if (active) return id;
    inactive ??= id;
  }
  if (inactive !== undefined) {
    return (await stripe.billingPortal.configurations.update(inactive, { active: true })).id;
  }
  const params = { features: alwaysOn, metadata: MARK };
  // Two processes that look at the same moment make one.
  return (await stripe.billingPortal.configurations.create(params, once(`portal:${seen}`, params))).id;
}

/** What the portal lets a person do whatever is on sale. */
const alwaysOn = {
  customer_update: { enabled: true, allowed_updates: ['address' as const, 'name' as const, 'tax_id' as const] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' as const, proration_behavior: 'none' as const },
};

/**
 * What the portal lets a person do. An upgrade is paid in full and begins a month of its own; a downgrade and a
 * cancellation wait for the end of the month that is paid for.
 */
function portalFeatures(offers: readonly { productId: string; priceId: string }[]) {
  return {
    ...alwaysOn,
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
