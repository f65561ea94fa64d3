import type { Caller } from '../http/caller.ts';

/** How old an answer may be for a call that only reads. */
export const RECENT_MS = 3_000;

/** The most sessions that a process remembers; beyond it the oldest answer is forgotten, and asked for again. */
const MOST = 5_000;

interface Options {
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
  most?: number;
}

/** Who calls in a session: `now` asks, else an answer of the last seconds will do. */
export type RecentCaller = (
  sessionId: string,
  ask: () => Promise<Caller | null>,
  now: boolean,
) => Promise<Caller | null>;

/**
 * Remembers for a few seconds who calls in a session: a screen's reads, which come together, cost one question. An answer's age
 * counts from when it was asked for, so a session that has ended is refused within `RECENT_MS` whatever happens. What failed is
 * not remembered, nor that somebody may not call: they may a moment later, once their address is confirmed.
 */
export function recentCallers({ clock = () => performance.now(), most = MOST }: Options = {}): RecentCaller {
  const answers = new Map<string, { askedAt: number; answer: Promise<Caller | null> }>();
  return (sessionId, ask, now) => {
    const known = answers.get(sessionId);
    const askedAt = clock();
    if (!now && known !== undefined && askedAt - known.askedAt < RECENT_MS) return known.answer;

    const asked = { askedAt, answer: ask() };
    const forget = (): void => {
      if (answers.get(sessionId) === asked) answers.delete(sessionId);
    };
    asked.answer.then((caller) => caller === null && forget(), forget);
    // Taken out first: a map keeps its order, so the first one in it is always the oldest.
    answers.delete(sessionId);
    answers.set(sessionId, asked);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return asked.answer;
  };
}
