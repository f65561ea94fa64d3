import type Stripe from 'stripe';
import { z } from 'zod';
import { advanceClock, createClock, deleteClock, furthestAdvance, moveToClock } from '../engine/clocks.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { listParams, page } from '../wire/lists.ts';
import { int, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

export const testClockRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    params: z.strictObject({ customer: text().optional(), frozen_time: int({ min: 0 }), name: text(300).optional() }),
    async handle({ state, params }) {
      const { customer: id, frozen_time: frozenTime, name = null } = params;
      const customer = id === undefined ? undefined : await ofParam(state, 'customer', id, 'customer');
      if (typeof customer?.test_clock === 'string')
        throw invalid('This customer has a test clock already.', 'customer');
      const clock = await createClock(state, frozenTime, name);
      if (customer !== undefined) await moveToClock(state, customer, clock.id);
      return clock;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'test_helpers.test_clock', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/{id}/advance',
    params: z.strictObject({ frozen_time: int({ min: 0 }) }),
    async handle({ state, id, params }) {
      const clock = await ofPath(state, 'test_helpers.test_clock', id('id'));
      if (params.frozen_time > (await furthestAdvance(state, clock))) {
        throw invalid(
          'A test clock can be advanced by two periods of its shortest subscription at a time, and by two years without any.',
          'frozen_time',
        );
      }
      return advanceClock(state, clock.id, params.frozen_time);
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/{id}',
    params: z.strictObject({}),
    async handle({ state, id }): Promise<Stripe.TestHelpers.DeletedTestClock> {
      await deleteClock(state, id('id'));
      return { id: id('id'), object: 'test_helpers.test_clock', deleted: true };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/test_helpers/test_clocks',
    params: z.strictObject(listParams),
    async handle({ state, params }) {
      return page('/v1/test_helpers/test_clocks', await state.list('test_helpers.test_clock'), params);
    },
  }),
];
