import type { SearchHistoryEntry } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import { listSearches, unlockedOf } from './store.ts';

const SHOWN = 20;

/** The latest searches of a person, each query with its filters once, newest first; the newest with their results. */
export async function readSearchHistory(
  db: Connection,
  userId: string,
  address: ReaderAddress,
): Promise<SearchHistoryEntry[]> {
  const searches = await listSearches(db, userId, SHOWN);
  const ids = new Set(searches.flatMap((search) => search.cachedResults.map((result) => result.id)));
  const unlocked = await unlockedOf(db, userId, [...ids]);
  return searches.map(({ id, query, filters, understand, resultCount, cachedResults, createdAt }) => ({
    id,
    query,
    filters,
    understand,
    resultCount,
    createdAt: createdAt.toISOString(),
    cachedResults: cachedResults.map((result) => shownResult(result, unlocked, address)),
  }));
}
