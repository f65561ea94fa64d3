import type Stripe from 'stripe';
import { z } from 'zod';
import { createCard } from '../engine/cards.ts';
import { attachMethod, findMethod } from '../engine/methods.ts';
import type { State } from '../state.ts';
import { changedFields } from '../wire/changed-fields.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { listParams, page, type ListParams, type Page } from '../wire/lists.ts';
import { address, emptyable, int, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

const Type = z.enum(['card', 'us_bank_account']);

const billing = z
  .strictObject({
    address: emptyable(address()).optional(),
    email: emptyable(text(512)).optional(),
    name: emptyable(text()).optional(),
    phone: emptyable(text()).optional(),
  })
  .optional();

function withBilling(method: Stripe.PaymentMethod, given: z.output<typeof billing>): Stripe.PaymentMethod {
  if (given === undefined) return method;
  const { address: where, ...plain } = given;
  const before = method.billing_details;
  const after = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const none = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  const named = Object.entries(where ?? {}).map(([name, value]) => [name, value === '' ? null : value]);
  const place =
    where === undefined ? before.address : where === null ? none : { ...none, ...Object.fromEntries(named) };
  return { ...method, billing_details: { ...before, ...after, address: place } };
}

async function listOf(
  state: State,
  url: string,
  customer: string,
  params: ListParams & { type?: string | undefined },
): Promise<Page<Stripe.PaymentMethod>> {
  const all = await state.list('payment_method', { customer });
  return page(
    url,
    all.filter((one) => params.type === undefined || one.type === params.type),
    params,
  );
}

export const paymentMethodRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/payment_methods',
    params: z.strictObject({
      type: Type,
      billing_details: billing,
      card: z.strictObject({ number: text(30), exp_month: int(), exp_year: int(), cvc: text(4).optional() }).optional(),
      us_bank_account: z
        .strictObject({
          account_number: text(30),
          routing_number: text(30),
          account_holder_type: z.enum(['individual', 'company']).optional(),
          account_type: z.enum(['checking', 'savings']).optional(),
        })
        .optional(),
      metadata: metadata().optional(),
    }),
    async handle({ state, params }) {
      const { card, us_bank_account: bank } = params;
      const number = params.type === 'card' ? card?.number : bank?.account_number;
      if (number === undefined)
        throw invalid(`Missing required param: ${params.type}.`, params.type, 'parameter_missing');
      const made = await createCard(state, {
        number,
        expMonth: card?.exp_month ?? 12,
        expYear: card?.exp_year ?? 2099,
        cvc: card?.cvc ?? (/^3[47]/.test(number) ? '1234' : '123'),
        name: params.billing_details?.name ?? '',
      });
      const method = withBilling({ ...made, metadata: mergeMetadata(null, params.metadata) }, params.billing_details);
      await state.put('payment_method', method);
      return method;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_methods/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'payment_method', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/payment_methods/{id}',
    params: z.strictObject({
      billing_details: billing,
      metadata: metadata().optional(),
      card: z.strictObject({ exp_month: int({ min: 1, max: 12 }).optional(), exp_year: int().optional() }).optional(),
    }),
    async handle({ state, id, params }) {
      const before = await ofPath(state, 'payment_method', id('id'));
      if (before.customer === null) {
        throw invalid('You must save this PaymentMethod to a customer before you can update it.');
      }
      const { card } = before;
      const dated: Stripe.PaymentMethod =
        card === undefined || params.card === undefined
          ? before
          : {
              ...before,
              card: {
                ...card,
                exp_month: params.card.exp_month ?? card.exp_month,
                exp_year: params.card.exp_year ?? card.exp_year,
              },
            };
      const method = withBilling(
        { ...dated, metadata: mergeMetadata(before.metadata, params.metadata) },
        params.billing_details,
      );
      await state.put('payment_method', method);
      const previous = changedFields(before, method);
      if (Object.keys(previous).length > 0) await state.emit('payment_method.updated', method, previous);
      return method;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/payment_methods/{id}/attach',
    params: z.strictObject({ customer: text() }),
    async handle({ state, id, params: { customer } }) {
      await ofParam(state, 'customer', customer, 'customer');
      return attachMethod(state, await findMethod(state, id('id'), 'payment_method'), customer);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/payment_methods/{id}/detach',
    params: z.strictObject({}),
    async handle({ state, id }) {
      const before = await ofPath(state, 'payment_method', id('id'));
      if (typeof before.customer !== 'string') {
        throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
      }
      const customer = await state.get('customer', before.customer);
      const method: Stripe.PaymentMethod = { ...before, customer: null };
      await state.put('payment_method', method);
      if (customer !== undefined && customer.invoice_settings.default_payment_method === method.id) {
        const settings = { ...customer.invoice_settings, default_payment_method: null };
        await state.put('customer', { ...customer, invoice_settings: settings });
      }
      await state.emit('payment_method.detached', method, { customer: before.customer });
      return method;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_methods',
    params: z.strictObject({ ...listParams, customer: text(), type: Type.optional() }),
    async handle({ state, params }) {
      await ofParam(state, 'customer', params.customer, 'customer');
      return listOf(state, '/v1/payment_methods', params.customer, params);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/customers/{id}/payment_methods',
    params: z.strictObject({ ...listParams, type: Type.optional() }),
    async handle({ state, id, params }) {
      const customer = await ofPath(state, 'customer', id('id'));
      return listOf(state, `/v1/customers/${customer.id}/payment_methods`, customer.id, params);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/customers/{id}/payment_methods/{method}',
    params: z.strictObject({}),
    async handle({ state, id }) {
      const customer = await ofPath(state, 'customer', id('id'));
      const method = await ofPath(state, 'payment_method', id('method'));
      if (method.customer !== customer.id) throw invalid('This PaymentMethod does not belong to this customer.');
      return method;
    },
  }),
];
