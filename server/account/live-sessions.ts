/** How old an answer of the auth service may be for a call that only reads. */
export const LIVE_FOR_MS = 3_000;

/** The most sessions that a process remembers; beyond it the oldest answer is forgotten, and asked for again. */
const MOST = 5_000;

interface Options {
  /** Asks the auth service whether the token's session lives. */
  ask: (token: string) => Promise<boolean>;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
  most?: number;
}

/** Tells whether a session lives: `now` asks the auth service, else an answer of the last seconds will do. */
export type IsLive = (session: { id: string; token: string }, now: boolean) => Promise<boolean>;

/**
 * Asks the auth service about sessions, and remembers each answer for a few seconds: a screen's reads, which come
 * together, cost one question. An answer's age counts from when it was asked for, so a session that has ended is
 * refused within `LIVE_FOR_MS` whatever happens. What failed is not remembered.
 */
export function liveSessions({ ask, clock = () => performance.now(), most = MOST }: Options): IsLive {
  const answers = new Map<string, { askedAt: number; answer: Promise<boolean> }>();
  return ({ id, token }, now) => {
    const known = answers.get(id);
    const askedAt = clock();
    if (!now && known !== undefined && askedAt - known.askedAt < LIVE_FOR_MS) return known.answer;

    const asked = { askedAt, answer: ask(token) };
    asked.answer.catch(() => {
      if (answers.get(id) === asked) answers.delete(id);
    });
    // Taken out first: a map keeps its order, so the first one in it is always the oldest.
    answers.delete(id);
    answers.set(id, asked);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return asked.answer;
  };
}
