import { z } from 'zod';
import { lineItemsOf } from '../engine/checkout-items.ts';
import { createSession } from '../engine/checkout-session.ts';
import { expireCheckout } from '../engine/checkout.ts';
import { pagePaths } from '../page-paths.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, int, list, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type FieldsOnDemand, type Route } from '../wire/route.ts';
import { priceFields, productFields } from './catalog-params.ts';

const lineItem = () =>
  z.strictObject({
    metadata: metadata().optional(),
    price: text().optional(),
    price_data: z
      .strictObject({
        ...priceFields,
        product: text().optional(),
        product_data: z.strictObject({ ...productFields, name: text(250) }).optional(),
      })
      .optional(),
    quantity: int({ min: 1, max: 999_999 }).optional(),
  });

const methodType = () => z.enum(['card', 'us_bank_account']);
const address = () => text(5000).regex(/^https?:\/\/\S+$/i, 'Not a URL');

const Create = z.strictObject({
  allow_promotion_codes: bool().optional(),
  allowed_payment_method_types: list(methodType(), { min: 1 }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: address().optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: text(512)
    .regex(/^\S+@\S+$/, 'Invalid email address')
    .optional(),
  expires_at: int().optional(),
  line_items: list(lineItem(), { min: 1, max: 100 }),
  locale: text(10).optional(),
  metadata: metadata().optional(),
  mode: z.enum(['payment', 'subscription']),
  origin_context: z.enum(['mobile_app', 'web']).optional(),
  payment_intent_data: z
    .strictObject({
      description: text(1000).optional(),
      metadata: metadata().optional(),
      receipt_email: text(512).optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      statement_descriptor_suffix: text(22).optional(),
    })
    .optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: z.strictObject({ description: text(500).optional(), metadata: metadata().optional() }).optional(),
  success_url: address(),
  ui_mode: z.literal('hosted_page').optional(),
});

/** Parameters of which only one, or only one mode's, may be given. */
function checkTogether(params: z.output<typeof Create>): void {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  if (params.customer_creation !== undefined && (params.customer !== undefined || params.mode !== 'payment')) {
    throw invalid('customer_creation is for the mode payment, without a customer.', 'customer_creation');
  }
  if (params.mode === 'subscription' && params.payment_intent_data !== undefined) {
    throw invalid('payment_intent_data is for the mode payment.', 'payment_intent_data');
  }
  if (params.mode === 'payment' && params.subscription_data !== undefined) {
    throw invalid('subscription_data is for the mode subscription.', 'subscription_data');
  }
}

export const checkoutSessionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: Create,
    handle({ state, params, pageUrl }) {
      checkTogether(params);
      const payment = params.payment_intent_data;
      const purpose = payment ?? params.subscription_data;
      return createSession(state, {
        mode: params.mode,
        items: params.line_items,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url ?? null,
        clientReferenceId: params.client_reference_id ?? null,
        customer: params.customer ?? null,
        customerEmail: params.customer_email ?? null,
        customerCreation: params.customer_creation ?? null,
        metadata: mergeMetadata(null, params.metadata),
        methods: params.allowed_payment_method_types ?? methodType().options,
        expiresAt: params.expires_at ?? null,
        allowPromotionCodes: params.allow_promotion_codes ?? null,
        billingAddressCollection: params.billing_address_collection ?? null,
        locale: params.locale ?? null,
        originContext: params.origin_context ?? null,
        paymentMethodCollection: params.payment_method_collection ?? null,
        submitType: params.submit_type ?? null,
        purpose: {
          description: purpose?.description ?? null,
          metadata: mergeMetadata(null, purpose?.metadata),
          receiptEmail: payment?.receipt_email ?? null,
          setupFutureUsage: payment?.setup_future_usage ?? null,
          statementDescriptorSuffix: payment?.statement_descriptor_suffix ?? null,
        },
        urlOf: (session) => pageUrl(pagePaths.checkout(session), params.success_url),
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/checkout/sessions/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'checkout.session', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/checkout/sessions/{id}',
    params: z.strictObject({ metadata: metadata().optional() }),
    async handle({ state, id, params }) {
      const session = await ofPath(state, 'checkout.session', id('id'));
      const updated = { ...session, metadata: mergeMetadata(session.metadata, params.metadata) };
      await state.put('checkout.session', updated);
      return updated;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/checkout/sessions/{id}/expire',
    params: z.strictObject({}),
    handle: ({ state, id }) => expireCheckout(state, id('id')),
  }),
  route({
    method: 'GET',
    path: '/v1/checkout/sessions/{id}/line_items',
    params: z.strictObject(listParams),
    async handle({ state, id, params }) {
      const session = await ofPath(state, 'checkout.session', id('id'));
      return page(`/v1/checkout/sessions/${session.id}/line_items`, await lineItemsOf(state, session.id), params);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      customer: text().optional(),
      customer_details: z.strictObject({ email: text() }).optional(),
      payment_intent: text().optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: text().optional(),
    }),
    async handle({ state, params }) {
      const { customer, customer_details: details, payment_intent: intent, status, subscription, ...paging } = params;
      const found = await state.list('checkout.session', {
        ...(customer === undefined ? {} : { customer }),
        ...(intent === undefined ? {} : { payment_intent: intent }),
        ...(status === undefined ? {} : { status }),
        ...(subscription === undefined ? {} : { subscription }),
      });
      const asked = found.filter((one) => details === undefined || one.customer_details?.email === details.email);
      return page('/v1/checkout/sessions', asked, paging);
    },
  }),
];

/** Fields that a session has when `expand` asks for them. */
export const checkoutSessionFields: FieldsOnDemand = {
  async line_items(state, session) {
    return page(`/v1/checkout/sessions/${session.id}/line_items`, await lineItemsOf(state, session.id), {});
  },
};
