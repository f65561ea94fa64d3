import type Stripe from 'stripe';
import { z } from 'zod';
import type { State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { checkoutItems, type WantedItem } from './checkout-items.ts';
import { clockOf } from './customer-clock.ts';

/** What a payment or a subscription is given once it is made. */
const Purpose = z.object({
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  receiptEmail: z.string().nullable(),
  setupFutureUsage: z.enum(['off_session', 'on_session']).nullable(),
  statementDescriptorSuffix: z.string().nullable(),
});
export type Purpose = z.output<typeof Purpose>;

/** A session as a program orders it. */
export interface SessionWish {
  mode: 'payment' | 'subscription';
  items: readonly WantedItem[];
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customer: string | null;
  customerEmail: string | null;
  customerCreation: 'always' | 'if_required' | null;
  metadata: Stripe.Metadata;
  methods: string[];
  expiresAt: number | null;
  allowPromotionCodes: boolean | null;
  billingAddressCollection: 'auto' | 'required' | null;
  locale: string | null;
  originContext: 'mobile_app' | 'web' | null;
  paymentMethodCollection: 'always' | 'if_required' | null;
  submitType: 'auto' | 'book' | 'donate' | 'pay' | 'subscribe' | null;
  /** For the payment's intent, or for the subscription. */
  purpose: Purpose;
  /** The address of the session's page. */
  urlOf: (session: string) => string;
}

const HALF_HOUR = 1800;
const DAY = 86_400;
/** Stripe takes no payment below half a dollar. */
const LEAST = 50;

/** Opens a session. Throws a 400 when what it names is missing, or cannot be sold so. */
export async function createSession(state: State, wish: SessionWish): Promise<Stripe.Checkout.Session> {
  const owner = wish.customer === null ? null : await ofParam(state, 'customer', wish.customer, 'customer');
  const items = await checkoutItems(state, wish.mode, wish.items);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (wish.mode === 'payment' && total < LEAST) {
    throw invalid(`The total of a session must be at least ${LEAST}.`, 'line_items', 'amount_too_small');
  }
  const clock = await clockOf(state, wish.customer);
  const created = await state.now(clock);
  const expiresAt = wish.expiresAt ?? created + DAY;
  if (expiresAt < created + HALF_HOUR - 60 || expiresAt > created + DAY + 60) {
    throw invalid('A session expires between 30 minutes and 24 hours after it was made.', 'expires_at');
  }
  const email = owner?.email ?? wish.customerEmail;
  const id = state.newId('cs_test');
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: wish.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: wish.billingAddressCollection,
    cancel_url: wish.cancelUrl,
    client_reference_id: wish.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: items[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: wish.customer,
    customer_account: null,
    customer_creation: wish.customerCreation ?? (wish.mode === 'payment' ? 'if_required' : 'always'),
    customer_details: email === null ? null : { ...NOBODY, email, name: owner?.name ?? null },
    customer_email: wish.customerEmail,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      wish.mode === 'payment'
        ? {
            enabled: false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: {},
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: wish.locale,
    managed_payments: null,
    metadata: wish.metadata,
    mode: wish.mode,
    origin_context: wish.originContext,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: wish.paymentMethodCollection ?? (wish.mode === 'payment' ? 'if_required' : 'always'),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: wish.methods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: wish.submitType,
    subscription: null,
    success_url: wish.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: wish.urlOf(id),
    wallet_options: null,
  };
  if (wish.customer !== null) session.customer_creation = null;
  await state.put('checkout.session', session);
  await state.writeNote(id, 'line_items', items);
  await state.writeNote(id, 'purpose', wish.purpose);
  await state.schedule({ kind: 'expire-checkout', id, at: expiresAt, clock });
  return session;
}

/** Details of someone of whom nothing is known yet. */
export const NOBODY: Stripe.Checkout.Session.CustomerDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

/** What was ordered for the payment or the subscription of a session. */
export async function purposeOf(state: State, sessionId: string): Promise<Purpose> {
  return Purpose.parse(await state.readNote(sessionId, 'purpose'));
}
