import { Refusal } from '../../contract/errors.ts';
import type { SearchResponse, StoredResult } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import { type ReaderAddress, shownResult, storedResult } from './result.ts';
import { deleteOldSearches, dropOldResults, findCached, unlockedOf, upsertSearch } from './store.ts';

const MAX_RESULTS = 100;
const CACHE_MS = 60 * 60_000;
/** Searches of a person whose results are kept; older ones are run again when they are chosen. */
const KEPT_RESULTS = 8;
/** Searches of a person that are remembered at all. */
const KEPT_SEARCHES = 200;

interface Parts {
  db: Connection;
  searchIndex: SearchIndex;
  address: ReaderAddress;
}

/**
 * Searches the library for a person and remembers it. The same words within the hour are answered from the history, as
 * long as the library is the same.
 *
 * @throws Refusal `empty_query` for a blank query
 */
export async function searchGuides(
  { db, searchIndex, address }: Parts,
  userId: string,
  wanted: { query: string; page?: number | undefined },
): Promise<SearchResponse> {
  // PostgreSQL keeps no NUL, and the other control characters mean nothing in a search.
  const query = wanted.query
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (query === '') throw new Refusal('empty_query');
  const page = wanted.page ?? 1;
  const show = async (results: readonly StoredResult[]): Promise<SearchResponse['documents']> => {
    const unlocked = await unlockedOf(db, userId, results.map((result) => result.id)); // prettier-ignore
    return results.map((result) => shownResult(result, unlocked, address));
  };

  const after = new Date(Date.now() - CACHE_MS);
  // Taken once: it may move on while we are at it, and what was found before must not pass for newer.
  const libraryVersion = searchIndex.version();
  const cached = page > 1 ? undefined : await findCached(db, { userId, query, libraryVersion, after });
  if (cached !== undefined) {
    const { resultCount, cachedResults, note, computedAt } = cached;
    await remember(db, { userId, query, resultCount, cachedResults, note, computedAt, libraryVersion });
    return {
      documents: await show(cachedResults),
      totalResults: resultCount,
      query,
      fullResultsIncluded: cachedResults.length === resultCount,
      fromCache: true,
      note,
    };
  }

  const found = await searchIndex.search(query, { limit: MAX_RESULTS, page });
  const results = found.hits.map(storedResult);
  if (page === 1) {
    const { total: resultCount, note, version: libraryVersion } = found;
    await remember(db, {
      userId,
      query,
      resultCount,
      cachedResults: results,
      note,
      libraryVersion,
      computedAt: new Date(),
    });
  }
  return {
    documents: await show(results),
    totalResults: found.total,
    query,
    fullResultsIncluded: page === 1 && results.length === found.total,
    fromCache: false,
    note: found.note,
  };
}

async function remember(db: Connection, row: Parameters<typeof upsertSearch>[1]): Promise<void> {
  await upsertSearch(db, row);
  await deleteOldSearches(db, row.userId, KEPT_SEARCHES);
  await dropOldResults(db, row.userId, KEPT_RESULTS);
}
