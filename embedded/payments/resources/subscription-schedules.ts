import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf } from '../engine/id-of.ts';
import { dropSchedule } from '../engine/subscription-schedule.ts';
import { changeSubscription } from '../engine/subscription-status.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { route, type Route } from '../wire/route.ts';

async function release(state: State, id: string): Promise<Stripe.SubscriptionSchedule> {
  const schedule = await ofPath(state, 'subscription_schedule', id);
  const subscription = await state.get('subscription', idOf(schedule.subscription) ?? '');
  if (schedule.status !== 'active' || subscription === undefined) {
    throw invalid('You cannot release a subscription schedule that is not active.');
  }
  await changeSubscription(state, subscription, await dropSchedule(state, subscription));
  return ofPath(state, 'subscription_schedule', id);
}

/** Schedules are made by the portal; over the wire they are read, and released. */
export const subscriptionScheduleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/subscription_schedules/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'subscription_schedule', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/subscription_schedules/{id}/release',
    params: z.strictObject({}),
    handle: ({ state, id }) => release(state, id('id')),
  }),
];
