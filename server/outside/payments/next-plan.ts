import type Stripe from 'stripe';
import { idOf } from './events.ts';
import { dateOf } from './moments.ts';

/** Another price that a subscription changes to: the portal schedules a downgrade for the end of the period. */
export interface NextPlan {
  priceId: string;
  at: Date;
}

/** The first change of price that an expanded schedule has still to come; null when there is none. */
export function readNextPlan(schedule: string | Stripe.SubscriptionSchedule | null, priceId: string): NextPlan | null {
  if (schedule === null || typeof schedule === 'string') return null;
  if (schedule.status !== 'active' && schedule.status !== 'not_started') return null;
  const after = schedule.current_phase?.end_date ?? 0;
  for (const phase of schedule.phases) {
    const next = idOf(phase.items[0]?.price);
    if (phase.start_date < after || next === null || next === priceId) continue;
    return { priceId: next, at: dateOf(phase.start_date) };
  }
  return null;
}
