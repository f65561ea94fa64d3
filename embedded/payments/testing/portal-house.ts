import type Stripe from 'stripe';
import { openPortal, type Portal } from '../engine/portal.ts';
import { idIn } from './id-in.ts';
import { openAccount, type OpenAccount } from './open-account.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { advanceTo, at, createPlans, createSubscriber, type Plans, type Subscriber } from './subscriber.ts';

export type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** A portal through which plans are switched: up at once and in full, down when the period ends. */
export interface PortalHouse {
  sandbox: Sandbox;
  account: OpenAccount;
  plans: Plans;
  configuration: Stripe.BillingPortal.Configuration;
  /** A customer ten days into a month (of April 2026) that was paid for, and the portal session that they opened. */
  enter(
    price: Stripe.Price,
    flow?: (subscription: Stripe.Subscription) => FlowData,
  ): Promise<Subscriber & { id: string; session: Stripe.BillingPortal.Session }>;
  look(session: Stripe.BillingPortal.Session): Promise<Portal>;
  close(): Promise<void>;
}

export async function startPortalHouse(): Promise<PortalHouse> {
  const sandbox = await startSandbox();
  const account = await openAccount(sandbox);
  const plans = await createPlans(sandbox);
  const { stripe } = sandbox;
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: {
        enabled: true,
        mode: 'at_period_end',
        cancellation_reason: { enabled: true, options: ['unused', 'other'] },
      },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [
          { product: idIn(plans.basic.product), prices: [plans.basic.id] },
          { product: idIn(plans.plus.product), prices: [plans.plus.id] },
        ],
        proration_behavior: 'none',
        billing_cycle_anchor: 'now',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  });
  return {
    sandbox,
    account,
    plans,
    configuration,
    async enter(price, flow) {
      const { customer, clock } = await createSubscriber(sandbox, at('2026-04-01'));
      const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
      await advanceTo(sandbox, clock.id, at('2026-04-11'));
      const session = await stripe.billingPortal.sessions.create({
        customer: customer.id,
        configuration: configuration.id,
        return_url: 'https://shop.example.com/plan',
        ...(flow === undefined ? {} : { flow_data: flow(subscription) }),
      });
      return { customer, clock, id: subscription.id, session };
    },
    async look(session) {
      const portal = await account.run((state) => openPortal(state, session.id));
      if (portal === null) throw new Error('the portal session is gone');
      return portal;
    },
    async close() {
      await account.close();
      await sandbox.close();
    },
  };
}
