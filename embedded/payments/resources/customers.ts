import type Stripe from 'stripe';
import { z } from 'zod';
import { deleteCustomer } from '../engine/delete-customer.ts';
import { attachMethod, findMethod } from '../engine/methods.ts';
import type { State } from '../state.ts';
import { changedFields } from '../wire/changed-fields.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { address, emptyable, int, list, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type FieldsOnDemand, type Route } from '../wire/route.ts';
import { createCustomer, newCustomer } from './create-customer.ts';

/** Subscriptions that are over. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

const fields = {
  address: emptyable(address()).optional(),
  balance: int().optional(),
  description: emptyable(text()).optional(),
  email: emptyable(text(512)).optional(),
  invoice_prefix: text(12).optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: emptyable(text()).optional(), footer: emptyable(text()).optional() })
    .optional(),
  metadata: metadata().optional(),
  name: emptyable(text(256)).optional(),
  next_invoice_sequence: int({ min: 1 }).optional(),
  phone: emptyable(text(20)).optional(),
  preferred_locales: emptyable(list(text())).optional(),
  shipping: emptyable(z.strictObject({ address: address(), name: text(), phone: text().optional() })).optional(),
  tax_exempt: emptyable(z.enum(['none', 'exempt', 'reverse'])).optional(),
};
const Fields = z.strictObject(fields);

async function apply(
  state: State,
  customer: Stripe.Customer,
  given: z.output<typeof Fields>,
): Promise<Stripe.Customer> {
  const { invoice_settings: settings, metadata: named, shipping, tax_exempt: exempt, ...plain } = given;
  const kept = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const method = settings?.default_payment_method;
  if (typeof method === 'string') {
    const param = 'invoice_settings[default_payment_method]';
    const owner = (await ofParam(state, 'payment_method', method, param)).customer;
    if (owner !== customer.id) {
      throw invalid(`The customer does not have a payment method with the ID ${method}.`, param, 'resource_missing');
    }
  }
  return {
    ...customer,
    ...kept,
    ...(plain.address === undefined ? {} : { address: plain.address === null ? null : wholeAddress(plain.address) }),
    ...(plain.preferred_locales === undefined ? {} : { preferred_locales: plain.preferred_locales ?? [] }),
    ...(exempt === undefined ? {} : { tax_exempt: exempt ?? 'none' }),
    ...(shipping === undefined
      ? {}
      : {
          shipping:
            shipping === null
              ? null
              : { name: shipping.name, phone: shipping.phone ?? null, address: wholeAddress(shipping.address) },
        }),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(method === undefined ? {} : { default_payment_method: method }),
      ...(settings?.footer === undefined ? {} : { footer: settings.footer }),
    },
    metadata: mergeMetadata(customer.metadata, named),
  };
}

function wholeAddress(given: Partial<Record<keyof Stripe.Address, string | undefined>>): Stripe.Address {
  const { city, country, line1, line2, postal_code: code, state } = given;
  return {
    city: city || null,
    country: country || null,
    line1: line1 || null,
    line2: line2 || null,
    postal_code: code || null,
    state: state || null,
  };
}

export const customerRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/customers',
    params: z.strictObject({ ...fields, payment_method: text().optional(), test_clock: text().optional() }),
    async handle({ state, params: { payment_method: method, test_clock: clock, ...given } }) {
      if (clock !== undefined) await ofParam(state, 'test_helpers.test_clock', clock, 'test_clock');
      const bare = await newCustomer(state, clock ?? null);
      if (method !== undefined) {
        // Kept already now: what is attached asks by which clock the customer lives.
        await state.put('customer', bare);
        await attachMethod(state, await findMethod(state, method), bare.id);
      }
      return createCustomer(state, await apply(state, bare, given));
    },
  }),
  route({
    method: 'GET',
    path: '/v1/customers/{id}',
    params: z.strictObject({}),
    async handle({ state, id }) {
      if ((await state.readNote(id('id'), 'deleted')) === true) return deleted(id('id'));
      return ofPath(state, 'customer', id('id'));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/customers/{id}',
    params: Fields,
    async handle({ state, id, params }) {
      const before = await ofPath(state, 'customer', id('id'));
      const customer = await apply(state, before, params);
      await state.put('customer', customer);
      const previous = changedFields(before, customer);
      if (Object.keys(previous).length > 0) await state.emit('customer.updated', customer, previous);
      return customer;
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/customers/{id}',
    params: z.strictObject({}),
    async handle({ state, id }) {
      const customer = await ofPath(state, 'customer', id('id'));
      await deleteCustomer(state, customer);
      return deleted(customer.id);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/customers',
    params: z.strictObject({ ...listParams, ...createdParam, email: text().optional(), test_clock: text().optional() }),
    async handle({ state, params }) {
      // Those on a test clock are listed only for their clock.
      const all = await state.list(
        'customer',
        params.test_clock === undefined ? {} : { test_clock: params.test_clock },
      );
      const asked = all.filter(
        (one) =>
          (params.test_clock !== undefined || one.test_clock === null) &&
          (params.email === undefined || one.email === params.email),
      );
      return page('/v1/customers', asked, params);
    },
  }),
];

const deleted = (id: string): Stripe.DeletedCustomer => ({ id, object: 'customer', deleted: true });

/** Fields that a customer has when `expand` asks for them. */
export const customerFields: FieldsOnDemand = {
  async subscriptions(state, customer) {
    const all = await state.list('subscription', { customer: customer.id });
    const url = `/v1/customers/${customer.id}/subscriptions`;
    return page(
      url,
      all.filter(({ status }) => !ENDED.includes(status)),
      {},
    );
  },
};
