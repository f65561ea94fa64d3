import type Stripe from 'stripe';
import type { State } from '../state.ts';

type Configuration = Stripe.BillingPortal.Configuration;

/** What a portal may do when nobody has said anything: show invoices, take a new payment method, cancel. */
export function newConfiguration(parts: Pick<Configuration, 'id' | 'created' | 'is_default'>): Configuration {
  return {
    ...parts,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: parts.is_default },
      payment_method_update: { enabled: parts.is_default, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: parts.is_default,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: null,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: parts.created,
  };
}

/** The configuration of sessions that name none. It is made when it is first asked for. */
export async function defaultConfiguration(state: State): Promise<Configuration> {
  const found = (await state.list('billing_portal.configuration')).find((one) => one.is_default && one.active);
  if (found !== undefined) return found;
  const created = await state.now(null);
  const configuration = newConfiguration({ id: state.newId('bpc'), created, is_default: true });
  await state.put('billing_portal.configuration', configuration);
  return configuration;
}
