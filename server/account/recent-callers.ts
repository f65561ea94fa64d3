import type { Caller } from '../http/caller.ts';
import type { TokenHolder } from '../outside/auth.ts';

/** How old an answer may be for a call that only reads. */
export const RECENT_MS = 1_000;

/** The most sessions that a process remembers; beyond it the oldest answer is forgotten, and asked for again. */
const MOST = 5_000;

interface Options {
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
  most?: number;
}

export interface RecentCallers {
  /** Who calls in a session: `now` asks, else an answer of the last second will do. */
  callerIn(session: Session, ask: () => Promise<Caller | null>, now: boolean): Promise<Caller | null>;
  /** Forgets what is remembered of a person; of everybody for null. */
  forget(userId: string | null): void;
}

type Session = Pick<TokenHolder, 'sessionId' | 'userId' | 'aal'>;

/**
 * Remembers for a second who calls in a session: a screen's reads, which come together, cost one question. An answer's age
 * counts from when it was asked for. What failed is not remembered, nor that somebody may not call: they may a moment later,
 * once their address is confirmed.
 */
export function recentCallers({ clock = () => performance.now(), most = MOST }: Options = {}): RecentCallers {
  const answers = new Map<string, { userId: string; askedAt: number; answer: Promise<Caller | null> }>();
  const callerIn: RecentCallers['callerIn'] = ({ sessionId, userId, aal }, ask, now) => {
    // A session has tokens from before and after its second factor: what one of them may do, the other may not.
    const key = `${sessionId} ${aal}`;
    const known = answers.get(key);
    const askedAt = clock();
    if (!now && known !== undefined && askedAt - known.askedAt < RECENT_MS) return known.answer;

    const asked = { userId, askedAt, answer: ask() };
    const forget = (): void => {
      if (answers.get(key) === asked) answers.delete(key);
    };
    asked.answer.then((caller) => caller === null && forget(), forget);
    // Taken out first: a map keeps its order, so the first one in it is always the oldest.
    answers.delete(key);
    answers.set(key, asked);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return asked.answer;
  };
  return {
    callerIn,
    forget(userId) {
      for (const [id, answer] of answers) if (userId === null || answer.userId === userId) answers.delete(id);
    },
  };
}
