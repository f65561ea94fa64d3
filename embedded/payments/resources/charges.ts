import type Stripe from 'stripe';
import { z } from 'zod';
import { ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { emptyable, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type FieldsOnDemand, type Route } from '../wire/route.ts';

export const chargeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/charges/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'charge', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/charges/{id}',
    params: z.strictObject({
      customer: text().optional(),
      description: text(1000).optional(),
      fraud_details: z.strictObject({ user_report: emptyable(z.enum(['fraudulent', 'safe'])) }).optional(),
      metadata: metadata().optional(),
      receipt_email: text(512).optional(),
    }),
    async handle({ state, id, params }) {
      const charge = await ofPath(state, 'charge', id('id'));
      if (params.customer !== undefined) await ofParam(state, 'customer', params.customer, 'customer');
      const report = params.fraud_details?.user_report;
      const updated: Stripe.Charge = {
        ...charge,
        customer: params.customer ?? charge.customer,
        description: params.description ?? charge.description,
        ...(report === undefined ? {} : { fraud_details: report === null ? {} : { user_report: report } }),
        metadata: mergeMetadata(charge.metadata, params.metadata),
        receipt_email: params.receipt_email ?? charge.receipt_email,
      };
      await state.put('charge', updated);
      await state.emit('charge.updated', updated, { metadata: charge.metadata, description: charge.description });
      return updated;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/charges',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      customer: text().optional(),
      payment_intent: text().optional(),
    }),
    async handle({ state, params: { customer, payment_intent: intent, ...params } }) {
      const found = await state.list('charge', {
        ...(customer === undefined ? {} : { customer }),
        ...(intent === undefined ? {} : { payment_intent: intent }),
      });
      return page('/v1/charges', found, params);
    },
  }),
];

/** Fields that a charge has when `expand` asks for them. */
export const chargeFields: FieldsOnDemand = {
  async refunds(state, charge) {
    return page(`/v1/charges/${charge.id}/refunds`, await state.list('refund', { charge: charge.id }), {});
  },
};
