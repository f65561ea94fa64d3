import type Stripe from 'stripe';
import { z } from 'zod';
import { changedFields } from '../wire/changed-fields.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, list, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';
import { priceFields, productFields } from './catalog-params.ts';
import { createPrice } from './create-price.ts';
import { changeProduct, createProduct } from './create-product.ts';

export const productRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/products',
    params: z.strictObject({
      ...productFields,
      id: text(255).optional(),
      name: text(),
      type: z.literal('service').optional(),
      default_price_data: z.strictObject(priceFields).optional(),
    }),
    async handle({ state, params: { default_price_data: priced, type: _, ...given } }) {
      const product = await createProduct(state, given);
      if (priced === undefined) return product;
      const price = await createPrice(state, product.id, priced);
      const sold: Stripe.Product = { ...product, default_price: price.id };
      await state.put('product', sold);
      return sold;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/products/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'product', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/products/{id}',
    params: z.strictObject({ ...productFields, name: text().optional(), default_price: text().optional() }),
    async handle({ state, id, params: { default_price: priceId, ...given } }) {
      const before = await ofPath(state, 'product', id('id'));
      if (priceId !== undefined) {
        const price = await ofParam(state, 'price', priceId, 'default_price');
        if (price.product !== before.id) throw invalid('This price belongs to another product.', 'default_price');
      }
      const changed = changeProduct({ ...before, ...(priceId === undefined ? {} : { default_price: priceId }) }, given);
      const previous = changedFields(before, changed);
      if (Object.keys(previous).length === 0) return before;
      const product: Stripe.Product = { ...changed, updated: await state.now(null) };
      await state.put('product', product);
      await state.emit('product.updated', product, changedFields(before, product));
      return product;
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/products/{id}',
    params: z.strictObject({}),
    async handle({ state, id }): Promise<Stripe.DeletedProduct> {
      const product = await ofPath(state, 'product', id('id'));
      if ((await state.list('price')).some((price) => price.product === product.id)) {
        throw invalid('This product cannot be deleted because it has one or more user-created prices.');
      }
      await state.remove('product', product.id);
      await state.emit('product.deleted', product);
      return { id: product.id, object: 'product', deleted: true };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/products',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      active: bool().optional(),
      ids: list(text()).optional(),
      url: text().optional(),
    }),
    async handle({ state, params }) {
      const asked = (await state.list('product')).filter(
        (one) =>
          (params.active === undefined || one.active === params.active) &&
          (params.ids === undefined || params.ids.includes(one.id)) &&
          (params.url === undefined || one.url === params.url),
      );
      return page('/v1/products', asked, params);
    },
  }),
];
