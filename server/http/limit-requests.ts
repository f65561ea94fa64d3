import { sql } from 'drizzle-orm';
import { Refusal } from '../../contract/errors.ts';
import { type Database, runPrepared } from '../db/connect.ts';
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

/** Windows that ended are swept after so many calls of a process. */
const SWEEP_EVERY = 2000;

/**
 * Limits requests for all processes on one database: fixed windows, counted by one statement.
 *
 * When counting fails the call is let through, and logged. The limits keep things fair, they guard no secret; whatever
 * a call does next needs the database too and is refused there if it is really away.
 */
export function limitRequests(
  db: Database,
  log: Pick<Log, 'warn'>,
  limits: RequestLimits = requestLimits,
): LimitRequests {
  let counted = 0;
  return async (name, key) => {
    const { calls, seconds } = limits[name];
    let window: Window;
    try {
      window = await count(db, `${name}:${key}`, seconds);
      counted += 1;
      if (counted % SWEEP_EVERY === 0) await db.execute(sql`delete from request_count where window_ends < now()`);
    } catch (error) {
      log.warn({ err: error }, 'requests could not be counted');
      return;
    }
    if (window.used > calls) throw new Refusal('too_many_requests', undefined, { retryAfter: window.left });
  };
}

type Window = {
  /** Calls in this window, this one included. */
  used: number;
  /** Seconds until the window ends, rounded up. */
  left: number;
};

const countStatement = {
  name: 'count_request',
  text: `
    insert into request_count as counted (key, used, window_ends)
    values ($1, 1, now() + make_interval(secs => $2))
    on conflict (key) do update set
      used = case when counted.window_ends <= now() then 1 else counted.used + 1 end,
      window_ends = case when counted.window_ends <= now() then excluded.window_ends else counted.window_ends end
    returning used, greatest(1, ceil(extract(epoch from window_ends - now())))::int as left`,
};

async function count(db: Database, key: string, seconds: number): Promise<Window> {
  const [row] = await runPrepared<Window>(db, countStatement, [key, seconds]);
  if (row === undefined) throw new Error('The count of a request was not returned');
  return row;
}
