import { z } from 'zod';
import { ofPath } from '../wire/errors.ts';
import { route, type Route } from '../wire/route.ts';

/** Schedules are made by the portal; over the wire they are read. */
export const subscriptionScheduleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/subscription_schedules/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'subscription_schedule', id('id')),
  }),
];
