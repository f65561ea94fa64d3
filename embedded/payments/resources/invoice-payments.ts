import { z } from 'zod';
import { ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

export const invoicePaymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/invoice_payments/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'invoice_payment', id('id')),
  }),
  route({
    method: 'GET',
    path: '/v1/invoice_payments',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      invoice: text().optional(),
      payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: text() }).optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    async handle({ state, params }) {
      const found = await state.list('invoice_payment', {
        ...(params.invoice === undefined ? {} : { invoice: params.invoice }),
        ...(params.payment === undefined ? {} : { payment_intent: params.payment.payment_intent }),
        ...(params.status === undefined ? {} : { status: params.status }),
      });
      return page('/v1/invoice_payments', found, params);
    },
  }),
];
