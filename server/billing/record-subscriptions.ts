import type { Transaction } from '../db/connect.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import { keepSubscription, listSubscriptions, type SubscriptionRow } from './billing-effects-store.ts';
import type { Terms } from './price-terms.ts';

/** The status of a row whose subscription was a second one: it is canceled and its payment refunded. */
export const DUPLICATE = 'duplicate';

const liveStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** Gives the rights of a subscriber. A payment that is late does not end them; only the provider's giving up does. */
export const isLive = (status: string): boolean => liveStatuses.has(status);

/** Subscriptions as they were read, all by readings that began at one moment. */
export interface Readings {
  userId: string;
  readAt: Date;
  subscriptions: readonly SubscriptionReading[];
  /** Live ones by our rows that the provider no longer knows. */
  goneIds: readonly string[];
}

/**
 * Writes a person's subscriptions as they were read. Nobody has two: the one that we knew to be live stays, else the
 * one that began first; any other live one becomes a duplicate, for good. The caller holds the payer's lock.
 *
 * @returns the ids of all duplicates, old and new
 */
export async function recordSubscriptions(tx: Transaction, readings: Readings, terms: Terms): Promise<Set<string>> {
  const { userId, readAt } = readings;
  const rows = new Map((await listSubscriptions(tx, userId)).map((row) => [row.stripeSubscriptionId, row]));
  const isNews = (id: string): boolean => (rows.get(id)?.readAt.getTime() ?? 0) <= readAt.getTime();
  const news = readings.subscriptions.filter(({ id }) => isNews(id));
  const gone = readings.goneIds.filter(isNews);
  const duplicates = new Set([...rows.values()].filter(({ status }) => status === DUPLICATE).map(idOf));

  const touched = new Set([...news.map(({ id }) => id), ...gone]);
  const keepsItsPlace = [...rows.values()].find((row) => row.live && !touched.has(row.stripeSubscriptionId));
  const contenders = news
    .filter(({ id, status }) => isLive(status) && !duplicates.has(id))
    .toSorted(
      (one, other) =>
        Number(rows.get(other.id)?.live ?? false) - Number(rows.get(one.id)?.live ?? false) || age(one, other),
    );
  const live = keepsItsPlace === undefined ? contenders[0]?.id : keepsItsPlace.stripeSubscriptionId;
  for (const { id } of contenders) if (id !== live) duplicates.add(id);

  for (const id of gone) {
    const row = rows.get(id);
    if (row !== undefined) await keepSubscription(tx, { ...row, status: 'canceled', live: false, readAt });
  }
  // The live one last: at no moment are there two.
  for (const reading of news.toSorted((one, other) => Number(one.id === live) - Number(other.id === live))) {
    const { name, credits } = terms.get(reading.priceId) ?? { name: 'Subscription', credits: null };
    await keepSubscription(tx, {
      stripeSubscriptionId: reading.id,
      userId,
      status: duplicates.has(reading.id) ? DUPLICATE : reading.status,
      live: reading.id === live,
      stripePriceId: reading.priceId,
      planName: name,
      planCredits: credits ?? 0,
      unitAmount: reading.unitAmount,
      currency: reading.currency,
      interval: reading.interval,
      currentPeriodStart: reading.periodStart,
      currentPeriodEnd: reading.periodEnd,
      cancelsAt: reading.cancelsAt,
      endedAt: reading.endedAt,
      readAt,
    });
  }
  return duplicates;
}

const idOf = (row: SubscriptionRow): string => row.stripeSubscriptionId;

/** The first to begin comes first; of two of one second, always the same. */
function age(one: SubscriptionReading, other: SubscriptionReading): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
