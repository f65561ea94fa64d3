import { Refusal } from '../../contract/errors.ts';
import { describeError } from '../db/describe-error.ts';
import type { Log } from '../http/log.ts';

const searchLimit = (name: string, calls: number, seconds: number, period: string, wait: string) => ({
  name,
  calls,
  seconds,
  said: `You have searched ${calls.toLocaleString('en-US')} times in a ${period}. Please ${wait}.`,
});

/** How many new searches a person makes in one window, in seconds. */
const searchLimits = [
  searchLimit('searches-minute', 60, 60, 'minute', 'wait a moment'),
  searchLimit('searches-day', 2_000, 86_400, 'day', 'go on tomorrow'),
];

/** So much of a window is counted in the database at once. */
const PART = 1 / 20;
/** People of whom it is held that a limit is used up. */
const MOST = 10_000;

/** Counts a call of `key` for all processes; see `CountedCalls`. */
export type CountCall = (
  key: string,
  window: { calls: number; seconds: number; ahead: number },
) => Promise<{ number: number; secondsLeft: number }>;

interface UsedUp {
  said: string;
  /** On the process's clock. */
  until: number;
}

/**
 * Limits the new searches of people: not pages, facets and repeats of a search. A search is counted once it is answered, and
 * refused where those before it have used the limit up: so nothing is written before an answer.
 */
export class SearchLimits {
  private readonly countCall: CountCall;
  private readonly log: Pick<Log, 'warn'>;
  private readonly usedUp = new Map<string, UsedUp>();
  private readonly counting = new Map<string, Promise<void>>();

  constructor(countCall: CountCall, log: Pick<Log, 'warn'>) {
    this.countCall = countCall;
    this.log = log;
  }

  /**
   * @param isNew whether the search counts; asked where a limit is used up
   * @throws Refusal `too_many_requests`, with the seconds to wait in `retryAfter`
   */
  async check(userId: string, isNew: () => Promise<boolean>): Promise<void> {
    await this.counting.get(userId);
    const used = this.usedUp.get(userId);
    if (used === undefined) return;
    const left = used.until - performance.now();
    if (left <= 0) this.usedUp.delete(userId);
    else if (await isNew()) {
      throw new Refusal('too_many_requests', used.said, { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
    }
  }

  /** Counts a search that was answered. The next one of the same person waits for it. */
  count(userId: string): void {
    const counting = (this.counting.get(userId) ?? Promise.resolve()).then(() => this.countOne(userId));
    this.counting.set(userId, counting);
    void counting.then(() => this.counting.get(userId) === counting && this.counting.delete(userId));
  }

  private async countOne(userId: string): Promise<void> {
    try {
      for (const { name, calls, seconds, said } of searchLimits) {
        const ahead = Math.max(1, Math.floor(calls * PART));
        const call = await this.countCall(`${name}:${userId}`, { calls, seconds, ahead });
        if (call.number < calls) continue;
        this.usedUp.set(userId, { said, until: performance.now() + call.secondsLeft * 1000 });
        const [oldest] = this.usedUp.keys();
        if (this.usedUp.size > MOST && oldest !== undefined) this.usedUp.delete(oldest);
      }
    } catch (error) {
      this.log.warn({ reason: describeError(error) }, 'A search could not be counted');
    }
  }
}
