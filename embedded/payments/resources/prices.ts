import type Stripe from 'stripe';
import { z } from 'zod';
import type { State } from '../state.ts';
import { changedFields } from '../wire/changed-fields.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, emptyable, list, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';
import { currency, priceFields, productFields } from './catalog-params.ts';
import { createPrice } from './create-price.ts';
import { createProduct } from './create-product.ts';

const lookup = { lookup_key: text(200).optional(), transfer_lookup_key: bool().optional() };

/** A key leads to one price: it is refused, or taken from the price that has it. */
async function claimKey(
  state: State,
  key: string | undefined,
  transfer: boolean | undefined,
  by?: string,
): Promise<void> {
  if (key === undefined) return;
  const holder = (await state.list('price')).find((price) => price.lookup_key === key && price.id !== by);
  if (holder === undefined) return;
  if (transfer !== true) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  }
  const bare: Stripe.Price = { ...holder, lookup_key: null };
  await state.put('price', bare);
  await state.emit('price.updated', bare, { lookup_key: key });
}

export const priceRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/prices',
    params: z.strictObject({
      ...priceFields,
      ...lookup,
      active: bool().optional(),
      billing_scheme: z.literal('per_unit').optional(),
      nickname: text().optional(),
      product: text().optional(),
      product_data: z
        .strictObject({
          id: text(255).optional(),
          name: text(),
          active: productFields.active,
          metadata: productFields.metadata,
          statement_descriptor: productFields.statement_descriptor,
          unit_label: text(12).optional(),
        })
        .optional(),
    }),
    async handle({ state, params }) {
      const { product, product_data: data, transfer_lookup_key: transfer, active, nickname, ...given } = params;
      if ((product === undefined) === (data === undefined)) {
        throw invalid('You must specify either `product` or `product_data` when creating a price.', 'product');
      }
      await claimKey(state, given.lookup_key, transfer);
      if (product !== undefined) await ofParam(state, 'product', product, 'product');
      const sold = data === undefined ? product : (await createProduct(state, data)).id;
      return createPrice(state, sold ?? '', {
        ...given,
        lookup_key: given.lookup_key ?? null,
        nickname: nickname ?? null,
        active: active ?? true,
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/prices/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'price', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/prices/{id}',
    params: z.strictObject({
      ...lookup,
      active: bool().optional(),
      metadata: metadata().optional(),
      nickname: emptyable(text()).optional(),
      tax_behavior: priceFields.tax_behavior,
    }),
    async handle({ state, id, params }) {
      const before = await ofPath(state, 'price', id('id'));
      await claimKey(state, params.lookup_key, params.transfer_lookup_key, before.id);
      const price: Stripe.Price = {
        ...before,
        active: params.active ?? before.active,
        lookup_key: params.lookup_key ?? before.lookup_key,
        metadata: mergeMetadata(before.metadata, params.metadata),
        nickname: params.nickname === undefined ? before.nickname : params.nickname,
        tax_behavior: params.tax_behavior ?? before.tax_behavior,
      };
      const previous = changedFields(before, price);
      if (Object.keys(previous).length === 0) return before;
      await state.put('price', price);
      await state.emit('price.updated', price, previous);
      return price;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/prices',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      active: bool().optional(),
      currency: currency().optional(),
      lookup_keys: list(text(), { max: 10 }).optional(),
      product: text().optional(),
      recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']).optional() }).optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    async handle({ state, params }) {
      const { active, currency: money, lookup_keys: keys, product, recurring, type } = params;
      const asked = (await state.list('price')).filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (money === undefined || one.currency === money) &&
          (keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
          (product === undefined || one.product === product) &&
          (recurring?.interval === undefined || one.recurring?.interval === recurring.interval) &&
          (type === undefined || one.type === type),
      );
      return page('/v1/prices', asked, params);
    },
  }),
];
