import { sql } from 'drizzle-orm';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import { CountedCalls } from './counted-calls.ts';
import type { Log } from './log.ts';

/**
 * How many calls a person may make in one window, in seconds. Generous for people, who reach none of them, and for
 * forty calls at once; a script that has gone wild is stopped.
 */
export const requestLimits = {
  /** Searches of the library. */
  search: { calls: 600, seconds: 60 },
  /** Questions to the Engine. */
  chat: { calls: 120, seconds: 60 },
  /** Files and texts of guides: each may be large, or have to be made first. */
  reading: { calls: 600, seconds: 60 },
  /** Events of the payment service, which come from few addresses and in crowds. */
  webhook: { calls: 12_000, seconds: 60 },
  /** Every other call that changes something. */
  write: { calls: 1200, seconds: 60 },
} as const satisfies Record<string, { calls: number; seconds: number }>;

export type LimitName = keyof typeof requestLimits;

export type RequestLimits = Record<LimitName, { calls: number; seconds: number }>;

/**
 * Counts one call of `key` (a person's id or an address) against the limit called `name`.
 *
 * @throws Refusal `too_many_requests` when the limit is used up, with the seconds to wait in `retryAfter`
 */
export type LimitRequests = (name: LimitName, key: string) => Promise<void>;

/** A process counts calls by this part of the limit, so that most of them ask the database nothing. */
const PART = 1 / 60;

/** Windows that ended are swept after so many questions of a process to the database. */
const SWEEP_EVERY = 500;

/**
 * Limits requests for all processes on one database, in fixed windows. A limit is never exceeded; whoever is served by several
 * processes may meet it a sixtieth earlier for each of them, with what those have counted ahead.
 *
 * When counting fails the call is let through, and logged. The limits keep things fair, they guard no secret; whatever
 * a call does next needs the database too and is refused there if it is really away.
 */
export function limitRequests(
  db: Database,
  log: Pick<Log, 'warn'>,
  limits: RequestLimits = requestLimits,
): LimitRequests {
  let asked = 0;
  const sweep = async (): Promise<void> => {
    asked += 1;
    if (asked % SWEEP_EVERY === 0) await db.execute(sql`delete from request_count where window_ends < now()`);
  };
  const counted = new CountedCalls(db, sweep);
  return async (name, key) => {
    const { calls, seconds } = limits[name];
    let call: Awaited<ReturnType<CountedCalls['next']>>;
    try {
      call = await counted.next(`${name}:${key}`, { seconds, calls, ahead: Math.max(1, Math.floor(calls * PART)) });
    } catch (error) {
      log.warn({ err: error }, 'requests could not be counted');
      return;
    }
    if (call.number > calls) throw new Refusal('too_many_requests', undefined, { retryAfter: call.secondsLeft });
  };
}
