import type Stripe from 'stripe';

/** A span of time in seconds since 1970: from `start` until just before `end`. */
export interface Period {
  start: number;
  end: number;
}

/** How often a price recurs; Stripe's own shape, of which only these fields count here. */
export type Rhythm = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

const daySeconds = 86_400;

const daysOf: Record<string, number> = { day: 1, week: 7 };
const monthsOf: Record<string, number> = { month: 1, year: 12 };

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The anchor's day and time `months` later; the last day of a month that has no such day. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const year = from.getUTCFullYear() + Math.floor((from.getUTCMonth() + months) / 12);
  const month = (((from.getUTCMonth() + months) % 12) + 12) % 12;
  const day = Math.min(from.getUTCDate(), lastDay(year, month));
  const time = anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()) / 1000;
  return Date.UTC(year, month, day) / 1000 + time;
}

/** The moment `times` intervals after the anchor. Each is counted from the anchor, so that a 31st comes back. */
export function afterIntervals(anchor: number, rhythm: Rhythm, times: number): number {
  const count = rhythm.interval_count * times;
  const days = daysOf[rhythm.interval];
  return days === undefined
    ? monthsAfter(anchor, count * (monthsOf[rhythm.interval] ?? 1))
    : anchor + days * count * daySeconds;
}

/** The end of a period that starts at `start`, for a cycle that is counted from `anchor`. */
export function periodEnd(anchor: number, rhythm: Rhythm, start: number): number {
  const longest =
    (daysOf[rhythm.interval] ?? 31 * (monthsOf[rhythm.interval] ?? 1)) * rhythm.interval_count * daySeconds;
  let times = Math.max(1, Math.floor((start - anchor) / longest));
  while (afterIntervals(anchor, rhythm, times) <= start) times += 1;
  return afterIntervals(anchor, rhythm, times);
}

/** The first period of a cycle that begins now. */
export function firstPeriod(start: number, rhythm: Rhythm): Period {
  return { start, end: periodEnd(start, rhythm, start) };
}

/** Whether two prices recur equally often; else a change from one to the other starts a new cycle. */
export function sameRhythm(one: Rhythm, other: Rhythm): boolean {
  return one.interval === other.interval && one.interval_count === other.interval_count;
}
