import { z } from 'zod';
import { answerDispute, closeDispute, EVIDENCE_TEXTS, type EvidenceText } from '../engine/disputes.ts';
import { ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

/** The longest evidence that is taken as text. */
const LONGEST = 20_000;

const evidence = () =>
  z.partialRecord(z.enum(EVIDENCE_TEXTS), z.string().max(LONGEST)).transform((given) => {
    const named = Object.entries(given).filter((entry): entry is [EvidenceText, string] => entry[1] !== undefined);
    const texts: Partial<Record<EvidenceText, string>> = Object.fromEntries(named);
    return texts;
  });

export const disputeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/disputes/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'dispute', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/disputes/{id}',
    params: z.strictObject({
      evidence: evidence().optional(),
      metadata: metadata().optional(),
      submit: bool().optional(),
    }),
    async handle({ state, id, params }) {
      const dispute = await ofPath(state, 'dispute', id('id'));
      return answerDispute(state, dispute.id, {
        evidence: params.evidence,
        metadata: mergeMetadata(dispute.metadata, params.metadata),
        submit: params.submit,
      });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/disputes/{id}/close',
    params: z.strictObject({}),
    handle: ({ state, id }) => closeDispute(state, id('id'), 'lost'),
  }),
  route({
    method: 'GET',
    path: '/v1/disputes',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      charge: text().optional(),
      payment_intent: text().optional(),
    }),
    async handle({ state, params: { charge, payment_intent: intent, ...params } }) {
      const found = await state.list('dispute', {
        ...(charge === undefined ? {} : { charge }),
        ...(intent === undefined ? {} : { payment_intent: intent }),
      });
      return page('/v1/disputes', found, params);
    },
  }),
];
