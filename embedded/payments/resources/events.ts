import { z } from 'zod';
import { invalid, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { list, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

export const eventRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/events/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'event', id('id')),
  }),
  route({
    method: 'GET',
    path: '/v1/events',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      type: text().optional(),
      types: list(text(), { max: 20 }).optional(),
    }),
    async handle({ state, params: { type, types, ...params } }) {
      if (type !== undefined && types !== undefined) {
        throw invalid('You may only specify one of these parameters: type, types.', 'types');
      }
      // `charge.*` asks for all that begins so.
      const matches = (name: string): boolean =>
        type === undefined || (type.endsWith('.*') ? name.startsWith(type.slice(0, -1)) : name === type);
      const asked = (await state.list('event')).filter(
        (one) => matches(one.type) && (types === undefined || types.includes(one.type)),
      );
      return page('/v1/events', asked, params);
    },
  }),
];
