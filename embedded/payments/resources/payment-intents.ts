import type Stripe from 'stripe';
import { z } from 'zod';
import { attemptPayment } from '../engine/attempt-payment.ts';
import { idOf } from '../engine/id-of.ts';
import { cancelIntent, createIntent, unexpectedState } from '../engine/intents.ts';
import { findMethod } from '../engine/methods.ts';
import { declinedPayment } from '../engine/refusals.ts';
import { sessionOf, tellSettled } from '../engine/settled.ts';
import type { State } from '../state.ts';
import { WireError } from '../state.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, emptyable, int, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

/** Stripe takes no payment below half a dollar. */
const LEAST = 50;
const amount = () => int({ min: LEAST, max: 99_999_999 });
const currency = () => text(3).regex(/^[a-zA-Z]{3}$/, 'Three letters');
const futureUsage = () => z.enum(['off_session', 'on_session']);

const confirmation = {
  error_on_requires_action: bool().optional(),
  off_session: bool().optional(),
  payment_method: text().optional(),
  return_url: text(2048).optional(),
  use_stripe_sdk: bool().optional(),
};

const shown = {
  customer: text().optional(),
  description: text(1000).optional(),
  metadata: metadata().optional(),
  receipt_email: emptyable(text(512)).optional(),
  setup_future_usage: emptyable(futureUsage()).optional(),
  statement_descriptor_suffix: text(22).optional(),
};

const Confirm = z.strictObject({
  ...confirmation,
  receipt_email: shown.receipt_email,
  setup_future_usage: shown.setup_future_usage,
});
type Confirmation = Pick<z.output<typeof Confirm>, keyof typeof confirmation>;

/** Tries to take the money; a declined payment is a refusal that leaves what it did. */
async function confirm(state: State, intent: Stripe.PaymentIntent, by: Confirmation): Promise<Stripe.PaymentIntent> {
  const methodId = by.payment_method ?? idOf(intent.payment_method);
  if (methodId === null) {
    throw invalid(
      'A PaymentIntent cannot be confirmed without a payment method.',
      'payment_method',
      'parameter_missing',
    );
  }
  const method = await findMethod(state, methodId);
  await checkOwner(state, intent, method);
  const tried = await attemptPayment(state, {
    customer: idOf(intent.customer),
    amount: intent.amount,
    currency: intent.currency,
    paymentMethod: method,
    offSession: by.off_session ?? false,
    intent: intent.id,
    returnUrl: by.return_url ?? null,
  });
  if (tried.status === 'succeeded' || tried.status === 'requires_payment_method') await tellSettled(state, tried);
  if (tried.status === 'requires_action' && by.error_on_requires_action === true) {
    throw new WireError(402, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'The cardholder would have to confirm this payment.',
      payment_method: method,
    });
  }
  if (tried.status === 'requires_payment_method') throw declinedPayment(tried);
  return tried;
}

async function checkOwner(state: State, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Promise<void> {
  const owner = idOf(method.customer);
  if (owner !== null && owner !== idOf(intent.customer)) {
    throw invalid('The payment method belongs to another customer than the PaymentIntent.', 'payment_method');
  }
  if ((await sessionOf(state, intent.id)) !== null) {
    throw invalid('This PaymentIntent belongs to a Checkout Session, which alone can confirm it.');
  }
}

export const paymentIntentRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/payment_intents',
    params: z.strictObject({
      ...shown,
      ...confirmation,
      amount: amount(),
      automatic_payment_methods: z
        .strictObject({ enabled: bool(), allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      confirm: bool().optional(),
      confirmation_method: z.literal('automatic').optional(),
      currency: currency(),
    }),
    async handle({ state, params }) {
      if (params.customer !== undefined) await ofParam(state, 'customer', params.customer, 'customer');
      const created = await createIntent(state, {
        customer: params.customer ?? null,
        amount: params.amount,
        currency: params.currency.toLowerCase(),
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        receiptEmail: params.receipt_email ?? null,
        setupFutureUsage: params.setup_future_usage ?? null,
        statementDescriptorSuffix: params.statement_descriptor_suffix ?? null,
      });
      if (params.confirm === true) return confirm(state, created, params);
      if (params.payment_method === undefined) return created;
      return withMethod(state, created, params.payment_method);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_intents/{id}',
    params: z.strictObject({ client_secret: text().optional() }),
    handle: ({ state, id }) => ofPath(state, 'payment_intent', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/{id}',
    params: z.strictObject({
      ...shown,
      amount: amount().optional(),
      currency: currency().optional(),
      payment_method: text().optional(),
    }),
    async handle({ state, id, params }) {
      const { customer, metadata: given, payment_method: methodId, ...plain } = params;
      const intent = await ofPath(state, 'payment_intent', id('id'));
      if (customer !== undefined) await ofParam(state, 'customer', customer, 'customer');
      const changesMoney = [plain.amount, plain.currency, customer, methodId].some((value) => value !== undefined);
      if (
        changesMoney &&
        !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
      ) {
        throw unexpectedState(intent, 'changed');
      }
      const updated: Stripe.PaymentIntent = {
        ...intent,
        amount: plain.amount ?? intent.amount,
        currency: plain.currency?.toLowerCase() ?? intent.currency,
        customer: customer ?? intent.customer,
        description: plain.description ?? intent.description,
        metadata: mergeMetadata(intent.metadata, given),
        receipt_email: plain.receipt_email === undefined ? intent.receipt_email : plain.receipt_email,
        setup_future_usage:
          plain.setup_future_usage === undefined ? intent.setup_future_usage : plain.setup_future_usage,
        statement_descriptor_suffix: plain.statement_descriptor_suffix ?? intent.statement_descriptor_suffix,
      };
      if (methodId !== undefined) return withMethod(state, updated, methodId);
      await state.put('payment_intent', updated);
      return updated;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/{id}/confirm',
    params: Confirm,
    async handle({ state, id, params }) {
      const intent = await ofPath(state, 'payment_intent', id('id'));
      return confirm(
        state,
        await kept(state, {
          ...intent,
          receipt_email: params.receipt_email === undefined ? intent.receipt_email : params.receipt_email,
          setup_future_usage:
            params.setup_future_usage === undefined ? intent.setup_future_usage : params.setup_future_usage,
        }),
        params,
      );
    },
  }),
  route({
    method: 'POST',
    path: '/v1/payment_intents/{id}/cancel',
    params: z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    async handle({ state, id, params }) {
      const intent = await ofPath(state, 'payment_intent', id('id'));
      if ((await sessionOf(state, intent.id)) !== null) {
        throw invalid('This PaymentIntent belongs to a Checkout Session: expire that instead.');
      }
      return cancelIntent(state, intent, params.cancellation_reason ?? null);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_intents',
    params: z.strictObject({ ...listParams, ...createdParam, customer: text().optional() }),
    async handle({ state, params }) {
      const found = await state.list(
        'payment_intent',
        params.customer === undefined ? {} : { customer: params.customer },
      );
      return page('/v1/payment_intents', found, params);
    },
  }),
];

/** Notes how an intent will be paid, without paying it. */
async function withMethod(state: State, intent: Stripe.PaymentIntent, methodId: string): Promise<Stripe.PaymentIntent> {
  const method = await findMethod(state, methodId);
  await checkOwner(state, intent, method);
  return kept(state, { ...intent, next_action: null, payment_method: method.id, status: 'requires_confirmation' });
}

async function kept(state: State, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  await state.put('payment_intent', intent);
  return intent;
}
