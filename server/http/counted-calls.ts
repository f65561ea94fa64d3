import { type Database, runPrepared } from '../db/connect.ts';

/** Which call of its window a call is. */
export interface CountedCall {
  /** 1 for the first one. */
  number: number;
  /** Until the window ends, rounded up; at least 1. */
  secondsLeft: number;
}

interface Window {
  seconds: number;
  /** As many as may be made: beyond them nothing more is counted until the window ends. */
  calls: number;
  /** How many are counted in the database at once. */
  ahead: number;
}

/** Calls that are counted already: those up to `last`, in a window that ends at `endsAt` of the process's clock. */
interface Lease {
  next: number;
  last: number;
  endsAt: number;
}

/** Keys whose leases a process holds; beyond, the oldest is dropped, and with it what it had counted ahead. */
const MOST = 10_000;

/**
 * Counts calls for all processes on one database. A process counts some ahead, in one statement, and gives them out from its
 * memory: what it does not give out before the window ends is lost.
 */
export class CountedCalls {
  private readonly db: Database;
  private readonly asked: () => Promise<void>;
  private readonly leases = new Map<string, Promise<Lease>>();

  /** @param asked called after each question to the database */
  constructor(db: Database, asked: () => Promise<void>) {
    this.db = db;
    this.asked = asked;
  }

  /** Counts a call of `key`. @throws Error where the database does not answer; the call is not counted then */
  async next(key: string, window: Window): Promise<CountedCall> {
    for (;;) {
      const held = this.leases.get(key);
      const lease = await (held ?? this.take(key, window));
      const now = performance.now();
      // Calls that waited for the same lease take from it in turn; who comes too late asks again, as one.
      if (now < lease.endsAt && (lease.next <= lease.last || lease.last >= window.calls)) {
        const number = lease.next;
        lease.next += 1;
        return { number, secondsLeft: Math.max(1, Math.ceil((lease.endsAt - now) / 1000)) };
      }
      if (this.leases.get(key) === held) this.leases.delete(key);
    }
  }

  private take(key: string, { seconds, ahead }: Window): Promise<Lease> {
    const lease = this.count(key, seconds, ahead);
    lease.catch(() => {
      if (this.leases.get(key) === lease) this.leases.delete(key);
    });
    this.leases.set(key, lease);
    const [oldest] = this.leases.keys();
    if (this.leases.size > MOST && oldest !== undefined) this.leases.delete(oldest);
    return lease;
  }

  private async count(key: string, seconds: number, ahead: number): Promise<Lease> {
    const rows = await runPrepared<{ used: number; msLeft: number }>(this.db, countStatement, [key, seconds, ahead]);
    const [row] = rows;
    if (row === undefined) throw new Error('The count of requests was not returned');
    const endsAt = performance.now() + row.msLeft;
    await this.asked();
    return { next: row.used - ahead + 1, last: row.used, endsAt };
  }
}

const countStatement = {
  name: 'count_requests',
  text: `
    insert into request_count as counted (key, used, window_ends)
    values ($1, $3, now() + make_interval(secs => $2))
    on conflict (key) do update set
      used = case when counted.window_ends <= now() then $3 else counted.used + $3 end,
      window_ends = case when counted.window_ends <= now() then excluded.window_ends else counted.window_ends end
    returning used, (1000 * greatest(0, extract(epoch from window_ends - now())))::float8 as "msLeft"`,
};
