import type { Database } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import type { Log } from '../http/log.ts';
import { forgetSeen, insertSeen, readStanding, type SeenPassage, type Standing } from './seen-store.ts';

/** What is shown is noted together with what others are shown, so long after. */
const WAIT_MS = 50;
/** What is stored is still known from memory for so long, to answers whose person's standing was read before. */
const KNOWN_MS = 2000;
/** What counts no longer is deleted at one noting in so many, of one person. */
const FORGET_EVERY = 50;

/** By person: passages by their ids, with their guides. */
type Noted = Map<string, Map<string, SeenPassage>>;

/**
 * What people may see of guides, and the passages that they are shown of locked ones. An answer does not wait until these are
 * stored: within a process what others are shown at the same time is known from memory.
 */
export class SeenPassages {
  private readonly db: Database;
  private readonly log: Pick<Log, 'warn'>;
  private waiting: Noted = new Map();
  private readonly known = new Set<Noted>();
  private timer: NodeJS.Timeout | null = null;
  private last: Promise<void> = Promise.resolve();
  private stored = 0;

  constructor(db: Database, log: Pick<Log, 'warn'>) {
    this.db = db;
    this.log = log;
  }

  /** What a person may see of some guides. */
  async standing(userId: string, guideIds: readonly string[]): Promise<Standing> {
    const pending = this.pending(userId);
    return withPending(await readStanding(this.db, userId, guideIds), pending);
  }

  /** What a person was shown a moment ago and may not be stored: to be asked before what is stored is read, and after. */
  pending(userId: string): SeenPassage[] {
    return [this.waiting, ...this.known].flatMap((noted) => [...(noted.get(userId)?.values() ?? [])]);
  }

  /** Notes passages that a person is shown. */
  note(userId: string, seen: readonly SeenPassage[]): void {
    if (seen.length === 0) return;
    const own = this.waiting.get(userId) ?? new Map<string, SeenPassage>();
    this.waiting.set(userId, own);
    for (const one of seen) own.set(one.passageId, one);
    this.timer ??= setTimeout(() => void this.write(), WAIT_MS);
  }

  /** Resolves once all that was noted is stored, or could not be. */
  async write(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.last = this.last.then(() => this.store());
    await this.last;
  }

  private async store(): Promise<void> {
    const storing = this.waiting;
    this.waiting = new Map();
    const rows = [...storing].flatMap(([userId, own]) => [...own.values()].map((one) => ({ userId, ...one })));
    const [first] = rows;
    if (first === undefined) return;
    this.known.add(storing);
    try {
      await insertSeen(this.db, rows);
      this.stored += 1;
      if (this.stored % FORGET_EVERY === 0) await forgetSeen(this.db, first.userId);
    } catch (error) {
      this.log.warn({ reason: describeError(error) }, 'What was shown of locked guides could not be noted');
    }
    setTimeout(() => this.known.delete(storing), KNOWN_MS).unref();
  }
}

/** A standing with what may not have been stored when it was read. */
export function withPending(standing: Standing, pending: readonly SeenPassage[]): Standing {
  if (pending.length === 0) return standing;
  const seen = new Map(standing.seen);
  for (const { guideId, passageId } of pending) {
    const own = seen.get(guideId) ?? [];
    if (!own.includes(passageId)) seen.set(guideId, [passageId, ...own]);
  }
  return { ...standing, seen };
}
