import type { AuthVerifier, LiveSession, TokenHolder } from '../outside/auth.ts';

/** Tells of sessions that have ended, where the auth service does so: the embedded one. Times are of `performance.now()`. */
export interface SessionChanges {
  /** Tells of each person of whom a session may have ended from now on; null: of anybody. */
  listen(listener: (userId: string | null) => void): void;
  /** Every change before this moment has been told. */
  toldUntil(): number;
}

interface Parts {
  auth: Pick<AuthVerifier, 'readSession'>;
  /** Null where the service does not tell: then it is asked again and again about the sessions in use. */
  changes: SessionChanges | null;
  clock?: () => number;
}

interface Session extends LiveSession {
  userId: string;
  /** The latest token of the session: what the service is asked with. */
  token: string;
  /** When the token ends, in milliseconds since 1970. */
  endsAt: number;
  /** When the service was asked for the answer that the session lives. */
  askedAt: number;
  usedAt: number;
}

/** In milliseconds. With what is remembered of a caller, a session that has ended reads for 3 s more where changes are told, else 30. */
const times = {
  /** For so long it counts that changes were told, */
  toldFor: 2_000,
  /** and an answer of the service that tells none. */
  answerFor: 28_000,
  /** A session that was used lately is asked about before that, */
  renewAfter: 15_000,
  lookEvery: 5_000,
  /** A session that was known to live waits no longer for an answer, */
  patience: 2_000,
  /** and when none came, all of them do without for so long. */
  awayFor: 5_000,
};

/** The most sessions that a process remembers; beyond it the oldest answer is forgotten, and asked for again. */
const MOST = 20_000;
/** Sessions that are asked about at once, ahead of need. */
const LANES = 4;

/**
 * Knows which sessions live. The auth service is asked when a session is first seen, and for every call that wants to know `now`.
 * After that the process learns in the background that one has ended: it is told, or asks about those in use. While the
 * service is away, a session that was known to live goes on, until its token ends.
 */
export class LiveSessions {
  private readonly parts: Parts;
  private readonly clock: () => number;
  private readonly sessions = new Map<string, Session>();
  /** Questions under way: an answer that was overtaken by a change is not remembered. */
  private readonly questions = new Set<{ userId: string; isOvertaken: boolean }>();
  private awayUntil = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.clock = parts.clock ?? (() => performance.now());
    parts.changes?.listen((userId) => this.forget(userId));
    if (parts.changes !== null) return;
    let looking = false;
    this.timer = setInterval(() => {
      if (looking) return;
      looking = true;
      void this.renewUsed().finally(() => (looking = false));
    }, times.lookEvery).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /**
   * What is known of the session of a token; null once it has ended.
   *
   * @throws Refusal `unavailable` when the service is away and `now` is asked for, or the session was never seen here */
  async find(token: string, holder: TokenHolder, now: boolean): Promise<LiveSession | null> {
    const known = this.sessions.get(holder.sessionId);
    if (now || known === undefined) return this.ask(token, holder);
    known.usedAt = this.clock();
    known.token = token;
    known.endsAt = holder.expiresAt.getTime();
    if (this.isTrusted(known)) return known;
    try {
      return await this.ask(token, holder, times.patience);
    } catch {
      this.awayUntil = this.clock() + times.awayFor;
      return known;
    }
  }

  /** Asks again about the sessions in use, so that no call has to wait for that. */
  async renewUsed(): Promise<void> {
    const now = this.clock();
    const due = [...this.sessions].filter(
      ([, { usedAt, askedAt, endsAt }]) =>
        now - usedAt < times.answerFor && now - askedAt > times.renewAfter && endsAt > Date.now(),
    );
    const lane = async (): Promise<void> => {
      for (let next = due.pop(); next !== undefined && this.clock() > this.awayUntil; next = due.pop()) {
        const [sessionId, { token, userId, endsAt }] = next;
        await this.ask(token, { sessionId, userId, expiresAt: new Date(endsAt) }, times.patience).catch(() => {
          this.awayUntil = this.clock() + times.awayFor;
        });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  private isTrusted({ askedAt }: Session): boolean {
    const now = this.clock();
    if (now < this.awayUntil) return true;
    const { changes } = this.parts;
    return changes === null
      ? now - askedAt < times.answerFor
      : now - Math.max(askedAt, changes.toldUntil()) < times.toldFor;
  }

  private async ask(
    token: string,
    { sessionId, userId, expiresAt }: Pick<TokenHolder, 'sessionId' | 'userId' | 'expiresAt'>,
    patience?: number,
  ): Promise<LiveSession | null> {
    const question = { userId, isOvertaken: false };
    this.questions.add(question);
    const askedAt = this.clock();
    try {
      const found = await this.parts.auth.readSession(token, patience);
      const usedAt = this.sessions.get(sessionId)?.usedAt ?? askedAt;
      // Taken out first: a map keeps its order, so the first one in it is always the oldest.
      this.sessions.delete(sessionId);
      if (found !== null && !question.isOvertaken) {
        this.sessions.set(sessionId, { ...found, userId, token, endsAt: expiresAt.getTime(), askedAt, usedAt });
      }
      const [oldest] = this.sessions.keys();
      if (this.sessions.size > MOST && oldest !== undefined) this.sessions.delete(oldest);
      return found;
    } finally {
      this.questions.delete(question);
    }
  }

  private forget(userId: string | null): void {
    for (const question of this.questions) {
      if (userId === null || question.userId === userId) question.isOvertaken = true;
    }
    for (const [id, session] of this.sessions) {
      if (userId === null || session.userId === userId) this.sessions.delete(id);
    }
  }
}
