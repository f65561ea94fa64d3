import type Stripe from 'stripe';
import { z } from 'zod';
import { cancelSubscription, settleBeforeEnd } from '../engine/cancel-subscription.ts';
import { liveSubscription } from '../engine/change-subscription.ts';
import { idOf } from '../engine/id-of.ts';
import { beginSubscription } from '../engine/subscriptions.ts';
import { firstItem } from '../engine/subscription-object.ts';
import type { State } from '../state.ts';
import { invalid, ofParam, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, type ListParams, page } from '../wire/lists.ts';
import { bool, mergeMetadata, range, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';
import { cancelAt, cancellationDetails, commonFields, newItems, prorationParams } from './subscription-params.ts';
import { paymentSettings, requireMethodOf, updateSubscription, UpdateSubscription } from './update-subscription.ts';

const CreateSubscription = z.strictObject({
  ...commonFields,
  cancel_at: cancelAt().optional(),
  currency: text(3).optional(),
  customer: text(),
  default_payment_method: text().optional(),
  description: text(500).optional(),
  items: newItems(),
  proration_behavior: prorationParams.proration_behavior,
});

async function create(state: State, given: z.output<typeof CreateSubscription>): Promise<Stripe.Subscription> {
  const customer = await ofParam(state, 'customer', given.customer, 'customer');
  if (given.default_payment_method !== undefined) {
    await requireMethodOf(state, given.default_payment_method, customer.id);
  }
  const { subscription } = await beginSubscription(state, {
    customer: customer.id,
    items: given.items.map(({ price, quantity, metadata }) => ({
      price,
      quantity: quantity ?? 1,
      metadata: mergeMetadata({}, metadata),
    })),
    paymentMethod: given.default_payment_method ?? null,
    metadata: mergeMetadata({}, given.metadata),
    description: given.description ?? null,
    offSession: given.off_session ?? false,
    whenUnpaid: given.payment_behavior ?? 'allow_incomplete',
  });
  if (subscription === null) throw invalid('The first payment did not go through.');
  if (given.currency !== undefined && given.currency !== subscription.currency) {
    throw invalid('The price has another currency.', 'currency');
  }
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd, payment_settings: settings } = given;
  const ends = at !== undefined || atPeriodEnd === true;
  const settled =
    settings === undefined
      ? subscription
      : { ...subscription, payment_settings: paymentSettings(subscription.payment_settings, settings) };
  if (settings !== undefined) await state.put('subscription', settled);
  return ends ? updateSubscription(state, settled, { cancel_at: at, cancel_at_period_end: atPeriodEnd }) : settled;
}

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Which subscriptions a list has under the status that is asked for; none asked for leaves out those that were canceled. */
function hasStatus(asked: (typeof statuses)[number] | undefined, status: Stripe.Subscription.Status): boolean {
  if (asked === 'all') return true;
  if (asked === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return asked === undefined ? status !== 'canceled' : status === asked;
}

function within(value: number, asked: ListParams['created']): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = asked ?? {};
  return value > gt && value >= gte && value < lt && value <= lte;
}

const ListSubscriptions = z.strictObject({
  ...listParams,
  ...createdParam,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  current_period_end: range().optional(),
  current_period_start: range().optional(),
  customer: text().optional(),
  price: text().optional(),
  status: z.enum(statuses).optional(),
  test_clock: text().optional(),
});

export const subscriptionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/subscriptions',
    params: CreateSubscription,
    handle: ({ state, params }) => create(state, params),
  }),
  route({
    method: 'GET',
    path: '/v1/subscriptions/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'subscription', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/subscriptions/{id}',
    params: UpdateSubscription,
    async handle({ state, id, params }) {
      return updateSubscription(state, await ofPath(state, 'subscription', id('id')), params);
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    params: z.strictObject({
      cancellation_details: cancellationDetails().optional(),
      invoice_now: bool().optional(),
      prorate: bool().optional(),
    }),
    async handle({ state, id, params }) {
      const subscription = await liveSubscription(state, id('id'));
      if (params.invoice_now === true) await settleBeforeEnd(state, subscription.id, params.prorate ?? false);
      const details = params.cancellation_details;
      return cancelSubscription(state, subscription.id, {
        at: 'now',
        by: 'api',
        comment: details?.comment,
        feedback: details?.feedback,
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/subscriptions',
    params: ListSubscriptions,
    async handle({ state, params }) {
      const { customer, test_clock: clock, status, price } = params;
      // Stripe leaves out here those on a test clock. Its customers have one from the beginning; ours may be given one
      // later, and must not vanish from lists for that.
      const all = await state.list('subscription', {
        ...(customer === undefined ? {} : { customer }),
        ...(clock === undefined ? {} : { test_clock: clock }),
      });
      const asked = all.filter((subscription) => {
        const item = firstItem(subscription);
        return (
          hasStatus(status, subscription.status) &&
          (params.collection_method === undefined || params.collection_method === subscription.collection_method) &&
          (price === undefined || subscription.items.data.some((one) => idOf(one.price) === price)) &&
          within(item.current_period_end, params.current_period_end) &&
          within(item.current_period_start, params.current_period_start)
        );
      });
      return page('/v1/subscriptions', asked, params);
    },
  }),
];
