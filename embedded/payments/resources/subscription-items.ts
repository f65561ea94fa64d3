import type Stripe from 'stripe';
import { z } from 'zod';
import { isLive } from '../engine/subscription-object.ts';
import type { State } from '../state.ts';
import { missing, ofParam } from '../wire/errors.ts';
import { listParams, page } from '../wire/lists.ts';
import { bool, int, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';
import { type itemChange, paymentBehavior, prorationParams } from './subscription-params.ts';
import { updateSubscription } from './update-subscription.ts';

const changeFields = {
  ...prorationParams,
  metadata: metadata().optional(),
  off_session: bool().optional(),
  payment_behavior: paymentBehavior.optional(),
  price: text().optional(),
  quantity: int({ min: 1, max: 1_000_000 }).optional(),
};

interface Found {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

/** An item lives in its subscription. Throws a 404. */
async function findItem(state: State, id: string): Promise<Found> {
  for (const subscription of await state.list('subscription')) {
    const item = subscription.items.data.find((one) => one.id === id);
    if (item !== undefined && isLive(subscription)) return { subscription, item };
  }
  throw missing('subscription item', id);
}

type ItemUpdate = z.output<ReturnType<typeof itemChange>>;
type Terms = Omit<Parameters<typeof updateSubscription>[2], 'items'>;

async function change(state: State, subscription: Stripe.Subscription, item: ItemUpdate, terms: Terms) {
  return updateSubscription(state, subscription, { ...terms, items: [item] });
}

export const subscriptionItemRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/subscription_items',
    params: z.strictObject({ ...changeFields, price: text(), subscription: text() }),
    async handle({ state, params: { subscription: id, price, quantity, metadata: named, ...terms } }) {
      const before = await ofParam(state, 'subscription', id, 'subscription');
      const after = await change(state, before, { price, quantity, metadata: named }, terms);
      return after.items.data.at(-1);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/subscription_items/{id}',
    params: z.strictObject({}),
    handle: async ({ state, id }) => (await findItem(state, id('id'))).item,
  }),
  route({
    method: 'POST',
    path: '/v1/subscription_items/{id}',
    params: z.strictObject(changeFields),
    async handle({ state, id, params: { price, quantity, metadata: named, ...terms } }) {
      const { subscription, item } = await findItem(state, id('id'));
      const after = await change(state, subscription, { id: item.id, price, quantity, metadata: named }, terms);
      return after.items.data.find((one) => one.id === item.id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/subscription_items/{id}',
    params: z.strictObject({ ...prorationParams, off_session: bool().optional() }),
    async handle({ state, id, params }) {
      const { subscription, item } = await findItem(state, id('id'));
      await change(state, subscription, { id: item.id, deleted: true }, params);
      return { id: item.id, object: 'subscription_item', deleted: true };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/subscription_items',
    params: z.strictObject({ ...listParams, subscription: text() }),
    async handle({ state, params: { subscription: id, ...params } }) {
      const { items } = await ofParam(state, 'subscription', id, 'subscription');
      return page('/v1/subscription_items', items.data, params);
    },
  }),
];
