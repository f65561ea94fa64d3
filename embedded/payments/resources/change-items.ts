import type Stripe from 'stripe';
import type { z } from 'zod';
import type { State } from '../state.ts';
import { nowOf } from '../engine/customer-clock.ts';
import { idOf } from '../engine/id-of.ts';
import { requirePrice } from '../engine/refusals.ts';
import { newItem, periodOf, rhythmOf, withPrice } from '../engine/subscription-object.ts';
import { sameRhythm } from '../engine/periods.ts';
import { invalid } from '../wire/errors.ts';
import { mergeMetadata } from '../wire/params.ts';
import type { itemChange } from './subscription-params.ts';

type ItemChange = z.output<ReturnType<typeof itemChange>>;

/** The items that a subscription has after these changes. Throws a 400 for one that it cannot have. */
export async function changedItems(
  state: State,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  param = 'items',
): Promise<Stripe.SubscriptionItem[]> {
  let items = [...subscription.items.data];
  for (const [index, change] of changes.entries()) {
    const at = `${param}[${index}]`;
    const found = items.find(({ id }) => id === change.id);
    if (change.id !== undefined && found === undefined) {
      throw invalid(`No such subscription item: '${change.id.slice(0, 100)}'`, `${at}[id]`, 'resource_missing');
    }
    const item = found ?? (await addedItem(state, subscription, change, at));
    if (found === undefined) items.push(item);
    if (change.deleted === true) {
      items = items.filter(({ id }) => id !== item.id);
      continue;
    }
    const priced =
      change.price === undefined ? item : withPrice(item, await requirePrice(state, change.price, `${at}[price]`));
    const changed = {
      ...priced,
      quantity: change.quantity ?? item.quantity ?? 1,
      metadata: mergeMetadata(item.metadata, change.metadata),
    };
    items = items.map((one) => (one.id === item.id ? changed : one));
  }
  const [first] = items;
  if (first === undefined) throw invalid('A subscription must keep at least one item; cancel it instead.', param);
  const alike = items.every(
    (item) => item.price.currency === subscription.currency && sameRhythm(rhythmOf(item), rhythmOf(first)),
  );
  if (!alike) throw invalid('All prices of a subscription must have the same currency and the same interval.', param);
  return items;
}

async function addedItem(
  state: State,
  subscription: Stripe.Subscription,
  change: ItemChange,
  at: string,
): Promise<Stripe.SubscriptionItem> {
  if (change.price === undefined)
    throw invalid(`Missing required param: ${at}[price].`, `${at}[price]`, 'parameter_missing');
  return newItem({
    id: state.newId('si'),
    subscription: subscription.id,
    price: await requirePrice(state, change.price, `${at}[price]`),
    quantity: change.quantity ?? 1,
    metadata: {},
    created: await nowOf(state, idOf(subscription.customer)),
    period: periodOf(subscription),
  });
}
