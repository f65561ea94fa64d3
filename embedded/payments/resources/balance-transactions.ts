import { z } from 'zod';
import { ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

export const balanceTransactionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/balance_transactions/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'balance_transaction', id('id')),
  }),
  route({
    method: 'GET',
    path: '/v1/balance_transactions',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      currency: text(3).optional(),
      source: text().optional(),
      type: text().optional(),
    }),
    async handle({ state, params: { currency, source, type, ...params } }) {
      const found = (await state.list('balance_transaction')).filter(
        (one) =>
          (currency === undefined || one.currency === currency.toLowerCase()) &&
          (source === undefined || one.source === source) &&
          (type === undefined || one.type === type),
      );
      return page('/v1/balance_transactions', found, params);
    },
  }),
];
