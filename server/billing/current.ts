import type { CurrentSubscription } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { findLiveSubscription, type SubscriptionRow } from './billing-store.ts';

/** What the person subscribes to now; null where nothing is. */
export async function readCurrent(db: Connection, userId: string): Promise<CurrentSubscription | null> {
  const row = await findLiveSubscription(db, userId);
  if (row === undefined) return null;
  return {
    planName: row.planName,
    planCredits: row.planCredits,
    currentPeriodEnd: (row.cancelsAt ?? row.currentPeriodEnd).toISOString(),
    cancelAtPeriodEnd: row.cancelsAt !== null,
    status: row.status === 'past_due' || row.status === 'trialing' ? row.status : 'active',
    stripePriceId: row.stripePriceId,
    next: row.cancelsAt === null ? nextOf(row) : null,
    unitAmount: row.unitAmount,
    currency: row.currency,
    interval: row.interval,
  };
}

function nextOf({ nextPriceId, nextPlanName, nextPlanAt }: SubscriptionRow): CurrentSubscription['next'] {
  if (nextPriceId === null || nextPlanName === null || nextPlanAt === null) return null;
  return { planName: nextPlanName, stripePriceId: nextPriceId, startsAt: nextPlanAt.toISOString() };
}
