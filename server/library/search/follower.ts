import { untilAnswered } from '../../process/answering.ts';
import type { Database } from '../../db/connect.ts';
import { Bm25Engine } from './bm25.ts';
import { calmly, type Pieces } from './in-pieces.ts';
import type { GuideRow } from './search-index.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { changesAfter, changeStamp, changeState, readGuideRows, readyGuideIds } from './store.ts';

/** Guides read at a time: about 5,000 passages. */
const CHUNK = 400;
/** What is taken in waits so long at most, before each piece, for whoever is answered. */
const WAIT_MS = 50;
/** How long a number that is missing among the changes may still be committed. */
const GAP_LIFE_MS = 10 * 60_000;

/** Keeps an engine equal to the library in the database. */
export class LibraryFollower {
  readonly engine = new Bm25Engine();
  private readonly db: Database;
  private readonly snapshotPath: string | null;
  private last = 0;
  private count = 0;
  private readonly gaps = new Map<number, number>();
  private saved = -1;
  /** Before that, whoever asks something waits for the engine. */
  private isLoaded = false;

  constructor(db: Database, snapshotPath: string | null) {
    this.db = db;
    this.snapshotPath = snapshotPath;
  }

  /** How many changes of the library the engine has taken in. */
  get version(): number {
    return this.count;
  }

  /** Brings the engine up to the library: from the snapshot where it is of this library, else from all rows. */
  async load(): Promise<'snapshot' | 'rows'> {
    const from = await this.loadFrom();
    this.isLoaded = true;
    return from;
  }

  private async loadFrom(): Promise<'snapshot' | 'rows'> {
    if (await this.restore()) {
      await this.catchUp();
      return 'snapshot';
    }
    const state = await changeState(this.db);
    this.last = state.last;
    this.count = state.count;
    this.note(state.gaps);
    // Rows that change while they are read are in the changes after `last`, and are read again then.
    await this.take(await readyGuideIds(this.db));
    await this.catchUp();
    return 'rows';
  }

  /** Takes in what changed since. Answers whether anything did. */
  async catchUp(): Promise<boolean> {
    const now = Date.now();
    for (const [gap, since] of this.gaps) if (now - since > GAP_LIFE_MS) this.gaps.delete(gap);
    const changes = await changesAfter(this.db, this.last, [...this.gaps.keys()]);
    if (changes.length === 0) return false;
    await this.take([...new Set(changes.map((change) => change.guideId))]);
    for (const { id } of changes) {
      this.gaps.delete(id);
      if (id <= this.last) continue;
      // Another transaction may hold these numbers and commit later.
      if (id - this.last <= 10_000) for (let gap = this.last + 1; gap < id; gap += 1) this.gaps.set(gap, now);
      this.last = id;
    }
    this.count += changes.length;
    return true;
  }

  /** Writes the snapshot, where there is something new to write. */
  async save(): Promise<void> {
    if (this.snapshotPath === null || this.saved === this.count || this.count === 0) return;
    // To fold a large library takes minutes: where it has no snapshot, a start meanwhile would have to read all of it again.
    if (this.saved < 0) await this.write(this.snapshotPath);
    const before = this.engine.parts;
    await this.calmly(this.engine.mergeInPieces({ compact: true }));
    if (this.saved !== this.count || this.engine.parts !== before) await this.write(this.snapshotPath);
  }

  private async write(path: string): Promise<void> {
    const stamp = await changeStamp(this.db, this.last);
    if (stamp === null) return;
    this.saved = this.count;
    await writeSnapshot(path, {
      last: this.last,
      count: this.count,
      gaps: [...this.gaps.keys()],
      stamp: stamp.stamp,
      segments: [...this.engine.parts],
    });
  }

  private async restore(): Promise<boolean> {
    const snapshot = this.snapshotPath === null ? null : await readSnapshot(this.snapshotPath);
    if (snapshot === null) return false;
    const stamp = await changeStamp(this.db, snapshot.last);
    // Gaps that were filled since are read by the first catching up, so the count may only have grown by them.
    const missing = stamp === null ? -1 : stamp.count - snapshot.count;
    if (stamp?.stamp !== snapshot.stamp || missing < 0 || missing > snapshot.gaps.length) return false;
    this.engine.replaceAll(snapshot.segments);
    this.last = snapshot.last;
    this.count = snapshot.count;
    this.saved = snapshot.count;
    this.note(snapshot.gaps);
    return true;
  }

  /** Once the engine is loaded, whoever is answered goes first. */
  private calmly(pieces: Pieces<void>): Promise<void> {
    return calmly(pieces, async () => {
      if (this.isLoaded) await untilAnswered(WAIT_MS);
    });
  }

  private note(gaps: readonly number[]): void {
    for (const gap of gaps) this.gaps.set(gap, Date.now());
  }

  private async take(guideIds: readonly string[]): Promise<void> {
    const read = (from: number): Promise<GuideRow[]> => {
      const rows = readGuideRows(this.db, guideIds.slice(from, from + CHUNK));
      // Should the engine fail first, nobody waits for these any more.
      rows.catch(() => undefined);
      return rows;
    };
    // The database reads the next guides while these are taken in.
    let next = read(0);
    for (let from = 0; from < guideIds.length; from += CHUNK) {
      const rows = await next;
      next = read(from + CHUNK);
      await this.calmly(this.engine.addInPieces(rows));
      const there = new Set(rows.map(({ id }) => id));
      this.engine.remove(guideIds.slice(from, from + CHUNK).filter((id) => !there.has(id)));
    }
    await this.calmly(this.engine.mergeInPieces());
  }
}
