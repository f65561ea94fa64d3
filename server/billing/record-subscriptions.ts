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
  /** Noted as duplicates, and not undone in any way: one of them may be the only subscription now. */
  restorableIds: ReadonlySet<string>;
}

/** Which of a person's subscriptions counts, by our rows and a reading. */
export interface Judgement {
  /** The one that counts; null when none lives. */
  live: string | null;
  /** All second ones, old and new. */
  duplicates: ReadonlySet<string>;
  /** One of them was not known as such. */
  hasNewDuplicate: boolean;
}

/**
 * Nobody has two subscriptions: the one that we knew to be live stays, else the one that began first; any other live one
 * is a duplicate, and stays one unless it may be restored. The caller holds the payer's lock.
 */
export async function judgeSubscriptions(tx: Transaction, readings: Readings): Promise<Judgement> {
  const rows = await rowsOf(tx, readings.userId);
  const { news, gone } = newsIn(readings, rows);
  const noted = new Set([...rows.values()].filter(({ status }) => status === DUPLICATE).map(idOf));
  const touched = new Set([...news.map(({ id }) => id), ...gone]);
  const keepsItsPlace = [...rows.values()].find((row) => row.live && !touched.has(row.stripeSubscriptionId));
  const wasLive = (id: string): number => Number(rows.get(id)?.live ?? false);
  const contenders = news
    .filter(({ id, status }) => isLive(status) && (!noted.has(id) || readings.restorableIds.has(id)))
    .toSorted(
      (one, other) =>
        wasLive(other.id) - wasLive(one.id) ||
        Number(noted.has(one.id)) - Number(noted.has(other.id)) ||
        age(one, other),
    );
  const live = keepsItsPlace?.stripeSubscriptionId ?? contenders[0]?.id ?? null;
  const others = contenders.map(({ id }) => id).filter((id) => id !== live);
  const duplicates = new Set([...noted, ...others].filter((id) => id !== live));
  return { live, duplicates, hasNewDuplicate: others.some((id) => !noted.has(id)) };
}

/** Writes a person's subscriptions as they were read and judged. The caller holds the payer's lock. */
export async function recordSubscriptions(
  tx: Transaction,
  readings: Readings,
  { live, duplicates }: Judgement,
  terms: Terms,
): Promise<void> {
  const { userId, readAt } = readings;
  const rows = await rowsOf(tx, userId);
  const { news, gone } = newsIn(readings, rows);
  for (const id of gone) {
    const row = rows.get(id);
    if (row !== undefined) await keepSubscription(tx, { ...row, status: 'canceled', live: false, readAt });
  }
  // The live one last: at no moment are there two.
  for (const reading of news.toSorted((one, other) => Number(one.id === live) - Number(other.id === live))) {
    const { name, credits } = terms.get(reading.priceId) ?? { name: 'Subscription', credits: null };
    const { nextPlan } = reading;
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
      nextPriceId: nextPlan?.priceId ?? null,
      nextPlanName: nextPlan === null ? null : (terms.get(nextPlan.priceId)?.name ?? 'Another plan'),
      nextPlanAt: nextPlan?.at ?? null,
      readAt,
    });
  }
}

async function rowsOf(tx: Transaction, userId: string): Promise<ReadonlyMap<string, SubscriptionRow>> {
  return new Map((await listSubscriptions(tx, userId)).map((row) => [row.stripeSubscriptionId, row]));
}

/** What of a reading is not overtaken by a later one. */
function newsIn(
  { readAt, subscriptions, goneIds }: Readings,
  rows: ReadonlyMap<string, SubscriptionRow>,
): { news: SubscriptionReading[]; gone: string[] } {
  const isNews = (id: string): boolean => (rows.get(id)?.readAt.getTime() ?? 0) <= readAt.getTime();
  return { news: subscriptions.filter(({ id }) => isNews(id)), gone: goneIds.filter(isNews) };
}

const idOf = (row: SubscriptionRow): string => row.stripeSubscriptionId;

/** The first to begin comes first; of two of one second, always the same. */
function age(one: SubscriptionReading, other: SubscriptionReading): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
