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
/** People of whom a process knows how much of a limit they have used. */
const MOST = 10_000;

/** Counts a call of `key` for all processes; see `CountedCalls`. */
export type CountCall = (
  key: string,
  window: { calls: number; seconds: number; ahead: number },
) => Promise<{ number: number; secondsLeft: number }>;

/** What a process knows of a person. */
interface Searcher {
  /** Their searches that are not answered and counted yet, the oldest first. */
  underWay: Set<Promise<void>>;
  /** By limit: how many of its window were counted; `until` is on the process's clock. */
  used: Map<string, { searches: number; until: number }>;
}

/**
 * Limits the new searches of people: not pages, facets and repeats of a search. A search is counted once it is answered, so
 * nothing is written before an answer. Those under way count in memory: where they might use a limit up, one more waits for
 * them, so that within a process no crowd of searches exceeds it.
 */
export class SearchLimits {
  private readonly countCall: CountCall;
  private readonly log: Pick<Log, 'warn'>;
  private readonly searchers = new Map<string, Searcher>();

  constructor(countCall: CountCall, log: Pick<Log, 'warn'>) {
    this.countCall = countCall;
    this.log = log;
  }

  /**
   * Makes a search, which calls `count` where it was a new one.
   *
   * @param isNew whether the search counts; asked where a limit is used up
   * @throws Refusal `too_many_requests`, with the seconds to wait in `retryAfter`
   */
  async within<Answer>(
    userId: string,
    isNew: () => Promise<boolean>,
    search: (count: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    const searcher = this.searcher(userId);
    const { underWay } = searcher;
    for (let limit = nextUsedUp(searcher); limit !== undefined; limit = nextUsedUp(searcher)) {
      const [oldest] = underWay;
      if (!limit.isCounted && oldest !== undefined) {
        await oldest;
        continue;
      }
      if (!(await isNew())) break;
      throw new Refusal('too_many_requests', limit.said, { retryAfter: Math.max(1, Math.ceil(limit.msLeft / 1000)) });
    }
    let counting = Promise.resolve();
    const answering = search(() => {
      counting = this.count(userId, searcher);
    });
    const settled = answering.then(
      () => counting,
      () => counting,
    );
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
    return answering;
  }

  private searcher(userId: string): Searcher {
    const searcher = this.searchers.get(userId) ?? { underWay: new Set(), used: new Map() };
    this.searchers.set(userId, searcher);
    const [oldest] = this.searchers.keys();
    if (this.searchers.size > MOST && oldest !== undefined) this.searchers.delete(oldest);
    return searcher;
  }

  private async count(userId: string, { used }: Searcher): Promise<void> {
    try {
      for (const { name, calls, seconds } of searchLimits) {
        const ahead = Math.max(1, Math.floor(calls * PART));
        const { number, secondsLeft } = await this.countCall(`${name}:${userId}`, { calls, seconds, ahead });
        used.set(name, { searches: number, until: performance.now() + secondsLeft * 1000 });
      }
    } catch (error) {
      this.log.warn({ reason: describeError(error) }, 'A search could not be counted');
    }
  }
}

/** The limit that one more search would exceed, if all of those under way count; `isCounted` where it does whether or not. */
function nextUsedUp({ underWay, used }: Searcher): { said: string; msLeft: number; isCounted: boolean } | undefined {
  const now = performance.now();
  for (const { name, calls, said } of searchLimits) {
    const { searches, until } = used.get(name) ?? { searches: 0, until: now };
    const counted = until > now ? searches : 0;
    if (counted + underWay.size >= calls) return { said, msLeft: until - now, isCounted: counted >= calls };
  }
  return undefined;
}
