import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf } from '../engine/id-of.ts';
import { refundCharge } from '../engine/refunds.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { int, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

export const refundRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/refunds',
    params: z.strictObject({
      amount: int().optional(),
      charge: text().optional(),
      metadata: metadata().optional(),
      payment_intent: text().optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    async handle({ state, params }) {
      if (params.charge !== undefined && params.payment_intent !== undefined) {
        throw invalid('Name either a charge or a payment_intent, not both.');
      }
      let charge = params.charge;
      if (params.payment_intent !== undefined) {
        const intent = await ofParam(state, 'payment_intent', params.payment_intent, 'payment_intent');
        charge = idOf(intent.latest_charge) ?? undefined;
        if (charge === undefined) throw invalid('This PaymentIntent was not paid.', 'payment_intent');
      }
      if (charge === undefined) {
        throw invalid('Name a charge or a payment_intent to refund.', 'charge', 'parameter_missing');
      }
      return refundCharge(state, {
        charge,
        amount: params.amount,
        reason: params.reason,
        metadata: mergeMetadata({}, params.metadata),
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/refunds/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'refund', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/refunds/{id}',
    params: z.strictObject({ metadata: metadata().optional() }),
    async handle({ state, id, params }) {
      const refund = await ofPath(state, 'refund', id('id'));
      const updated: Stripe.Refund = { ...refund, metadata: mergeMetadata(refund.metadata, params.metadata) };
      await state.put('refund', updated);
      await state.emit('refund.updated', updated, { metadata: refund.metadata });
      return updated;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/refunds',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      charge: text().optional(),
      payment_intent: text().optional(),
    }),
    async handle({ state, params: { charge, payment_intent: intent, ...params } }) {
      const found = await state.list('refund', {
        ...(charge === undefined ? {} : { charge }),
        ...(intent === undefined ? {} : { payment_intent: intent }),
      });
      return page('/v1/refunds', found, params);
    },
  }),
];
