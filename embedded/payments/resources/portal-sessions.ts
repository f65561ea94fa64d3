import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf } from '../engine/id-of.ts';
import { defaultConfiguration } from '../engine/portal-configuration.ts';
import { firstItem, isLive } from '../engine/subscription-object.ts';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { int, list, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

type Features = Stripe.BillingPortal.Configuration.Features;
type UpdateFeature = Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate;
type UpdateConfirm = Stripe.BillingPortal.Session.Flow.SubscriptionUpdateConfirm;
type Flow = Stripe.BillingPortal.Session.Flow;

const ofSubscription = z.strictObject({ subscription: text() });

const FlowData = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      hosted_confirmation: z.strictObject({ custom_message: text(500).optional() }).optional(),
      redirect: z.strictObject({ return_url: text() }).optional(),
    })
    .optional(),
  subscription_cancel: ofSubscription.optional(),
  subscription_update: ofSubscription.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text(),
      items: list(z.strictObject({ id: text(), price: text().optional(), quantity: int({ min: 1 }).optional() }), {
        min: 1,
        max: 1,
      }),
    })
    .optional(),
});

type FlowData = z.output<typeof FlowData>;

/** Locales of the wire are taken and noted; the pages speak English. */
const locale = () => z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,3})?$|^auto$/);

function requireUrl(url: string, param: string): void {
  if (!URL.canParse(url) || !/^[a-z][a-z0-9+.-]*:/i.test(url)) throw invalid('Not a valid URL.', param, 'url_invalid');
}

/** The subscription that a flow is about: the customer's, and one that still can change. */
async function subscriptionIn(state: State, customer: string, id: string, param: string): Promise<Stripe.Subscription> {
  const found = await ofParam(state, 'subscription', id, param);
  if (idOf(found.customer) !== customer) throw invalid('This subscription is of another customer.', param);
  if (!isLive(found)) throw invalid('This subscription has ended.', param);
  return found;
}

async function confirmFlow(
  state: State,
  customer: string,
  given: NonNullable<FlowData['subscription_update_confirm']>,
  offered: UpdateFeature,
): Promise<UpdateConfirm> {
  const at = 'flow_data[subscription_update_confirm]';
  const subscription = await subscriptionIn(state, customer, given.subscription, `${at}[subscription]`);
  const item = firstItem(subscription);
  const [wanted] = given.items;
  if (wanted === undefined || wanted.id !== item.id) {
    throw invalid('The item must be the one of the subscription.', `${at}[items][0][id]`);
  }
  if (wanted.price === undefined) throw invalid('Name the new price.', `${at}[items][0][price]`, 'parameter_missing');
  const { price, quantity = item.quantity ?? 1 } = wanted;
  if (!(offered.products ?? []).some(({ prices }) => prices.includes(price))) {
    throw invalid('The configuration of the portal does not offer this price.', `${at}[items][0][price]`);
  }
  if (price === item.price.id || quantity !== (item.quantity ?? 1)) {
    throw invalid('The new price must be another one, and the quantity the same.', `${at}[items]`);
  }
  return { discounts: null, items: [{ id: item.id, price, quantity }], subscription: subscription.id };
}

const noFlow = { subscription_cancel: null, subscription_update: null, subscription_update_confirm: null };

async function targetOf(state: State, customer: string, given: FlowData, features: Features) {
  const missing = () =>
    invalid(`Missing required param: flow_data[${given.type}].`, `flow_data[${given.type}]`, 'parameter_missing');
  const off = () => invalid('The configuration of the portal does not allow this.', 'flow_data[type]');
  switch (given.type) {
    case 'payment_method_update':
      if (!features.payment_method_update.enabled) throw off();
      return noFlow;
    case 'subscription_cancel': {
      if (!features.subscription_cancel.enabled) throw off();
      if (given.subscription_cancel === undefined) throw missing();
      const param = 'flow_data[subscription_cancel][subscription]';
      const { id, cancel_at: at } = await subscriptionIn(
        state,
        customer,
        given.subscription_cancel.subscription,
        param,
      );
      if (at !== null) throw invalid('This subscription is canceled already.', param);
      return { ...noFlow, subscription_cancel: { retention: null, subscription: id } };
    }
    case 'subscription_update': {
      if (!features.subscription_update.enabled) throw off();
      if (given.subscription_update === undefined) throw missing();
      const param = 'flow_data[subscription_update][subscription]';
      const { id } = await subscriptionIn(state, customer, given.subscription_update.subscription, param);
      return { ...noFlow, subscription_update: { subscription: id } };
    }
    case 'subscription_update_confirm': {
      if (!features.subscription_update.enabled) throw off();
      if (given.subscription_update_confirm === undefined) throw missing();
      const confirm = await confirmFlow(
        state,
        customer,
        given.subscription_update_confirm,
        features.subscription_update,
      );
      return { ...noFlow, subscription_update_confirm: confirm };
    }
  }
}

async function flowOf(state: State, customer: string, given: FlowData, features: Features): Promise<Flow> {
  const after = given.after_completion;
  const redirect = after?.redirect;
  if (after?.type === 'redirect') {
    const param = 'flow_data[after_completion][redirect][return_url]';
    if (redirect === undefined) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
    requireUrl(redirect.return_url, param);
  }
  return {
    after_completion: {
      type: after?.type ?? 'portal_homepage',
      hosted_confirmation:
        after?.type === 'hosted_confirmation'
          ? { custom_message: after.hosted_confirmation?.custom_message ?? null }
          : null,
      redirect: after?.type === 'redirect' ? (redirect ?? null) : null,
    },
    customer_update: null,
    subscription_pause: null,
    ...(await targetOf(state, customer, given, features)),
    type: given.type,
  };
}

export const portalSessionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: z.strictObject({
      configuration: text().optional(),
      customer: text(),
      flow_data: FlowData.optional(),
      locale: locale().optional(),
      return_url: text().optional(),
    }),
    async handle({ state, params, pageUrl }) {
      const customer = await ofParam(state, 'customer', params.customer, 'customer');
      const configuration =
        params.configuration === undefined
          ? await defaultConfiguration(state)
          : await ofParam(state, 'billing_portal.configuration', params.configuration, 'configuration');
      if (!configuration.active) throw invalid('This configuration is not active.', 'configuration');
      if (params.return_url !== undefined) requireUrl(params.return_url, 'return_url');
      const returnUrl = params.return_url ?? configuration.default_return_url;
      const id = state.newId('bps');
      const session: Stripe.BillingPortal.Session = {
        id,
        object: 'billing_portal.session',
        after_expiration: null,
        configuration: configuration.id,
        created: await state.now(null),
        customer: customer.id,
        customer_account: null,
        flow:
          params.flow_data === undefined
            ? null
            : await flowOf(state, customer.id, params.flow_data, configuration.features),
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: returnUrl,
        url: pageUrl(pagePaths.portal(id), returnUrl ?? undefined),
      };
      await state.put('billing_portal.session', session);
      await state.emit('billing_portal.session.created', session);
      return session;
    },
  }),
];
