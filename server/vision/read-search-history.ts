import type { SearchHistoryEntry } from '../../contract/vision.ts';
import type { Database } from '../db/connect.ts';
import { readKept } from './kept-results.ts';
import { KEPT_SEARCHES } from './remember-searches.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import { listSearches } from './history-store.ts';
import { unlockedOf } from './store.ts';

const SHOWN = 20;

/** The latest searches of a person, each query with its filters once, newest first; the newest with their answers. */
export async function readSearchHistory(
  db: Database,
  userId: string,
  address: ReaderAddress,
): Promise<SearchHistoryEntry[]> {
  const searches = (await listSearches(db, userId, SHOWN)).map((search, at) =>
    // Older ones have dropped their results, or are about to.
    at < KEPT_SEARCHES.results ? search : { ...search, passageIds: [], details: null },
  );
  const found = await readKept(db, searches);
  const unlocked = await unlockedOf(db, userId, [...new Set(found.flat().map((guide) => guide.guideId))]);
  return searches.map(({ id, query, filters, understand, resultCount, passageIds, note, details, createdAt }, at) => {
    const left = found[at] ?? [];
    return {
      id,
      query,
      filters,
      understand,
      createdAt: createdAt.toISOString(),
      resultCount: resultCount - (passageIds.length - left.length),
      cachedResults: left.map((guide) => shownResult(guide, unlocked, address)),
      note,
      ...details,
    };
  });
}
