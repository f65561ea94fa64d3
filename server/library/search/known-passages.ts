import type { Database } from '../../db/connect.ts';
import { type FoundPassage, readFound } from './store.ts';

/** About 20 MB of texts and cards. */
const MOST = 20_000;

/**
 * Passages that were found lately, as they stand in the database: the same ones are found again and again. They are those of
 * one version of the library; the next one forgets them all. So a guide that was removed is shown until the search thread has
 * heard of it: at once with a notice, within two seconds without; it opens no more from the moment of its removal.
 */
export class KnownPassages {
  private readonly db: Database;
  private readonly known = new Map<string, FoundPassage>();
  private version = -1;

  constructor(db: Database) {
    this.db = db;
  }

  /**
   * Passages by id, with the cards of their guides; only of guides that were ready when they were read.
   *
   * @param version of the library in which they were found
   */
  async read(ids: readonly string[], version: number): Promise<Map<string, FoundPassage>> {
    if (version > this.version) {
      this.known.clear();
      this.version = version;
    }
    const found = new Map<string, FoundPassage>();
    const missing: string[] = [];
    for (const id of ids) {
      const passage = version === this.version ? this.known.get(id) : undefined;
      if (passage === undefined) missing.push(id);
      else found.set(id, passage);
    }
    for (const [id, passage] of await readFound(this.db, missing)) {
      found.set(id, passage);
      this.remember(id, passage, version);
    }
    return found;
  }

  private remember(id: string, passage: FoundPassage, version: number): void {
    // The library went on while this was read: whether it is still true nobody knows.
    if (version !== this.version) return;
    this.known.set(id, passage);
    // A map keeps its order: the first one has been known longest.
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}
