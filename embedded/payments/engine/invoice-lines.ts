import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { idOf } from './id-of.ts';
import type { LineDraft } from './invoice-object.ts';
import type { Period } from './periods.ts';
import { amountOf } from './subscription-object.ts';

/** The names of products, by their ids. */
export type ProductNames = ReadonlyMap<string, string>;

/** The names of what these items sell. */
export async function productNames(state: State, items: readonly Stripe.SubscriptionItem[]): Promise<ProductNames> {
  const names = new Map<string, string>();
  for (const { price } of items) {
    const id = idOf(price.product);
    if (id === null || names.has(id)) continue;
    const product = await state.get('product', id);
    names.set(id, product?.name ?? id);
  }
  return names;
}

const nameOf = (item: Stripe.SubscriptionItem, names: ProductNames): string => {
  const id = idOf(item.price.product) ?? '';
  return names.get(id) ?? id;
};

function money(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function each({ unit_amount: amount, currency, recurring }: Stripe.Price): string {
  const every =
    recurring === null || recurring.interval_count === 1
      ? (recurring?.interval ?? 'piece')
      : `${recurring.interval_count} ${recurring.interval}s`;
  return `at ${money(amount ?? 0, currency)} / ${every}`;
}

const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  );

function line(
  item: Stripe.SubscriptionItem,
  parts: Pick<LineDraft, 'amount' | 'description' | 'period' | 'proration'>,
): LineDraft {
  return {
    subscription: item.subscription,
    item: item.id,
    price: item.price,
    quantity: item.quantity ?? 1,
    metadata: item.metadata,
    ...parts,
  };
}

/** A whole period of each item. */
export function wholeLines(
  items: readonly Stripe.SubscriptionItem[],
  period: Period,
  names: ProductNames,
): LineDraft[] {
  return items.map((item) =>
    line(item, {
      amount: amountOf(item),
      description: `${item.quantity ?? 1} × ${nameOf(item, names)} (${each(item.price)})`,
      period,
      proration: false,
    }),
  );
}

/** The share of a period that lies after `at`, by the second. */
function shareAfter(at: number, { start, end }: Period): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)));
}

/** Gives back what is paid for and not used yet. */
export function unusedLines(
  items: readonly Stripe.SubscriptionItem[],
  period: Period,
  at: number,
  names: ProductNames,
): LineDraft[] {
  return items.map((item) =>
    line(item, {
      amount: -Math.round(amountOf(item) * shareAfter(at, period)),
      description: `Unused time on ${nameOf(item, names)} after ${dayOf(at)}`,
      period: { start: at, end: period.end },
      proration: true,
    }),
  );
}

/** What is left of a period, under the new price or quantity. */
export function remainingLines(
  items: readonly Stripe.SubscriptionItem[],
  period: Period,
  at: number,
  names: ProductNames,
): LineDraft[] {
  return items.map((item) =>
    line(item, {
      amount: Math.round(amountOf(item) * shareAfter(at, period)),
      description: `Remaining time on ${nameOf(item, names)} after ${dayOf(at)}`,
      period: { start: at, end: period.end },
      proration: true,
    }),
  );
}
