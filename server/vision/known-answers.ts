import type { Database } from '../db/connect.ts';
import type { ShownGuide } from '../library/search/search-index.ts';
import { type KeptResults, readKept } from './kept-results.ts';

/** A search of the history whose results are to be shown. */
export interface KeptSearch extends KeptResults {
  id: string;
  /** When they were found: the same search again finds others. */
  computedAt: Date;
}

/** Results that are kept in memory: about 15 MB. */
const MOST = 15_000;

/**
 * The results of searches as they were cut for the history, which shows up to eight hundred of them after every search. They are
 * those of one version of the library; the next one forgets them all. Whether their guides are still there is not known here.
 */
export class KnownAnswers {
  private readonly db: Database;
  private readonly most: number;
  private readonly known = new Map<string, { computedAt: number; guides: readonly ShownGuide[] }>();
  private version = -1;
  private size = 0;

  /** @param most results that are kept */
  constructor(db: Database, most: number = MOST) {
    this.db = db;
    this.most = most;
  }

  /**
   * What {@link readKept} reads of each search.
   *
   * @param version of the library, taken before
   */
  async read(searches: readonly KeptSearch[], version: number): Promise<(readonly ShownGuide[])[]> {
    if (version > this.version) {
      this.known.clear();
      this.size = 0;
      this.version = version;
    }
    const found = new Map<string, readonly ShownGuide[]>();
    const missing: KeptSearch[] = [];
    // What dropped its results has none, whatever is known of it.
    for (const search of searches.filter(({ passageIds }) => passageIds.length > 0)) {
      const before = version === this.version ? this.known.get(search.id) : undefined;
      if (before?.computedAt === search.computedAt.getTime()) found.set(search.id, before.guides);
      else missing.push(search);
    }
    const read = missing.length === 0 ? [] : await readKept(this.db, missing);
    missing.forEach((search, at) => {
      found.set(search.id, read[at] ?? []);
      this.remember(search, read[at] ?? [], version);
    });
    return searches.map(({ id }) => found.get(id) ?? []);
  }

  private remember({ id, computedAt }: KeptSearch, guides: readonly ShownGuide[], version: number): void {
    // The library went on while this was read.
    if (version !== this.version) return;
    this.forget(id);
    this.known.set(id, { computedAt: computedAt.getTime(), guides });
    this.size += guides.length;
    // A map keeps its order: the first one has been known longest.
    for (const oldest of this.known.keys()) {
      if (this.size <= this.most) return;
      this.forget(oldest);
    }
  }

  private forget(id: string): void {
    this.size -= this.known.get(id)?.guides.length ?? 0;
    this.known.delete(id);
  }
}
