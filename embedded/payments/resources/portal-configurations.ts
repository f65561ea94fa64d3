import type Stripe from 'stripe';
import { z } from 'zod';
import { newConfiguration } from '../engine/portal-configuration.ts';
import { requirePrice } from '../engine/refusals.ts';
import { idOf } from '../engine/id-of.ts';
import type { State } from '../state.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { listParams, page } from '../wire/lists.ts';
import { bool, mergeMetadata } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';
import { configurationFields, portalFeatures } from './portal-configuration-params.ts';

type Configuration = Stripe.BillingPortal.Configuration;
type Features = Stripe.BillingPortal.Configuration.Features;
type UpdateFeature = Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate;
type GivenFeatures = z.output<typeof portalFeatures>;

const UpdateConfiguration = z.strictObject({
  ...configurationFields,
  active: bool().optional(),
  features: portalFeatures.optional(),
});

/** The given fields over those that were there; a field that was not given stays. */
function over<T extends object>(old: T, given: { [name in keyof T]?: T[name] | undefined } | undefined): T {
  const fields = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...old, ...(Object.fromEntries(fields) as Partial<T>) };
}

function mergeFeatures(old: Features, given: GivenFeatures): Features {
  const { customer_update: customer, subscription_cancel: cancel, subscription_pause: pause } = given;
  const reason = cancel?.cancellation_reason;
  return {
    customer_update: over(old.customer_update, {
      enabled: customer?.enabled,
      allowed_updates: customer?.allowed_updates === null ? [] : customer?.allowed_updates,
    }),
    invoice_history: over(old.invoice_history, given.invoice_history),
    payment_method_update: over(old.payment_method_update, given.payment_method_update),
    subscription_cancel: over(old.subscription_cancel, {
      enabled: cancel?.enabled,
      mode: cancel?.mode,
      proration_behavior: cancel?.proration_behavior,
      cancellation_reason:
        reason === undefined
          ? undefined
          : over(old.subscription_cancel.cancellation_reason, {
              enabled: reason.enabled,
              options: reason.options === null ? [] : reason.options,
            }),
    }),
    subscription_pause: over(old.subscription_pause, {
      enabled: pause?.enabled,
      duration:
        pause?.duration === undefined
          ? undefined
          : {
              type: pause.duration.type,
              interval_options: (pause.duration.interval_options ?? []).map((option) => ({
                interval: option.interval,
                interval_count: option.interval_count ?? 1,
              })),
            },
    }),
    subscription_update: mergeUpdate(old.subscription_update, given.subscription_update),
  };
}

function mergeUpdate(old: UpdateFeature, given: GivenFeatures['subscription_update']): UpdateFeature {
  if (given === undefined) return old;
  const { default_allowed_updates: allowed, products, schedule_at_period_end: waits, ...plain } = given;
  return over(old, {
    ...plain,
    default_allowed_updates: allowed === null ? [] : allowed,
    schedule_at_period_end: waits === undefined ? undefined : { conditions: waits.conditions ?? [] },
    products: products?.map(({ product, prices, adjustable_quantity: quantity }) => ({
      product,
      prices,
      adjustable_quantity: {
        enabled: quantity?.enabled ?? false,
        maximum: quantity?.maximum ?? null,
        minimum: quantity?.minimum ?? 1,
      },
    })),
  });
}

/** Throws a 400 for a plan that cannot be offered, or for an update that offers none. */
async function checkUpdate(state: State, update: UpdateFeature): Promise<void> {
  const at = 'features[subscription_update]';
  if (update.enabled && (update.products ?? []).length === 0 && update.default_allowed_updates.includes('price')) {
    throw invalid('Name the products whose prices may be chosen.', `${at}[products]`, 'parameter_missing');
  }
  for (const [index, { product, prices }] of (update.products ?? []).entries()) {
    await ofParam(state, 'product', product, `${at}[products][${index}][product]`);
    for (const [place, id] of prices.entries()) {
      const param = `${at}[products][${index}][prices][${place}]`;
      const price = await requirePrice(state, id, param);
      if (idOf(price.product) !== product) throw invalid('This price is of another product.', param);
    }
  }
}

async function apply(
  state: State,
  old: Configuration,
  given: z.output<typeof UpdateConfiguration>,
): Promise<Configuration> {
  const configuration: Configuration = {
    ...over(old, { active: given.active, default_return_url: given.default_return_url, name: given.name }),
    business_profile: over(old.business_profile, given.business_profile),
    features: given.features === undefined ? old.features : mergeFeatures(old.features, given.features),
    login_page: { ...old.login_page, ...given.login_page },
    metadata: mergeMetadata(old.metadata, given.metadata),
    updated: await state.now(null),
  };
  if (given.login_page?.enabled === true) throw invalid('A login page is not offered here.', 'login_page[enabled]');
  if (!configuration.active && configuration.is_default) {
    throw invalid('The default configuration stays active.', 'active');
  }
  if (given.features?.subscription_update !== undefined) {
    await checkUpdate(state, configuration.features.subscription_update);
  }
  await state.put('billing_portal.configuration', configuration);
  return configuration;
}

export const portalConfigurationRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    params: z.strictObject({ ...configurationFields, features: portalFeatures }),
    async handle({ state, params }) {
      const created = await state.now(null);
      const made = await apply(state, newConfiguration({ id: state.newId('bpc'), created, is_default: false }), params);
      await state.emit('billing_portal.configuration.created', made);
      return made;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/billing_portal/configurations/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'billing_portal.configuration', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/billing_portal/configurations/{id}',
    params: UpdateConfiguration,
    async handle({ state, id, params }) {
      const old = await ofPath(state, 'billing_portal.configuration', id('id'));
      const changed = await apply(state, old, params);
      await state.emit('billing_portal.configuration.updated', changed);
      return changed;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    params: z.strictObject({ ...listParams, active: bool().optional(), is_default: bool().optional() }),
    async handle({ state, params: { active, is_default: isDefault, ...params } }) {
      const asked = (await state.list('billing_portal.configuration')).filter(
        (one) =>
          (active === undefined || one.active === active) && (isDefault === undefined || one.is_default === isDefault),
      );
      return page('/v1/billing_portal/configurations', asked, params);
    },
  }),
];
