import type { SearchHistoryEntry } from '../../contract/vision.ts';
import type { Database } from '../db/connect.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import { listSearches, readyOf, unlockedOf } from './store.ts';

const SHOWN = 20;

/** The latest searches of a person, each query with its filters once, newest first; the newest with their answers. */
export async function readSearchHistory(
  db: Database,
  userId: string,
  address: ReaderAddress,
): Promise<SearchHistoryEntry[]> {
  const searches = await listSearches(db, userId, SHOWN);
  const ids = [...new Set(searches.flatMap((search) => search.cachedResults.map((result) => result.id)))];
  const [unlocked, ready] = await Promise.all([unlockedOf(db, userId, ids), readyOf(db, ids)]);
  return searches.map(({ id, query, filters, understand, resultCount, cachedResults, note, details, createdAt }) => {
    const left = cachedResults.filter((result) => ready.has(result.id));
    return {
      id,
      query,
      filters,
      understand,
      createdAt: createdAt.toISOString(),
      resultCount: resultCount - (cachedResults.length - left.length),
      cachedResults: left.map((result) => shownResult(result, unlocked, address)),
      note,
      ...details,
    };
  });
}
