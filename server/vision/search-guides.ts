import { Refusal } from '../../contract/errors.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchResponse, StoredResult } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import { inOneOrder, isEmpty } from './filters.ts';
import { type ReaderAddress, shownResult, storedResult } from './result.ts';
import type { GuideSearch } from './search-by-workflow.ts';
import { deleteOldSearches, dropOldResults, findCached, unlockedOf, upsertSearch } from './store.ts';

const MAX_RESULTS = 100;
const CACHE_MS = 60 * 60_000;
/** Searches of a person whose results are kept; older ones are run again when they are chosen. */
const KEPT_RESULTS = 8;
/** Searches of a person that are remembered at all. */
const KEPT_SEARCHES = 200;

interface Parts {
  db: Connection;
  guideSearch: GuideSearch;
  address: ReaderAddress;
}

/** What a person asks for; see the contract. */
interface Wanted {
  query: string;
  page?: number | undefined;
  filters?: SearchFilters | undefined;
  understand: boolean;
  /** Aborted once nobody waits for the answer. */
  signal: AbortSignal;
}

/**
 * Searches the library for a person and remembers it. The same words with the same filters within the hour are answered from
 * the history, as long as the library is the same.
 *
 * @throws Refusal `empty_query` for a blank query without a filter; what {@link GuideSearch} refuses, and then nothing is
 * remembered
 */
export async function searchGuides(
  { db, guideSearch, address }: Parts,
  userId: string,
  wanted: Wanted,
): Promise<SearchResponse> {
  // PostgreSQL keeps no NUL, and the other control characters mean nothing in a search.
  const query = wanted.query
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const filters = inOneOrder(wanted.filters ?? {});
  if (query === '' && isEmpty(filters)) throw new Refusal('empty_query');
  const { understand, signal } = wanted;
  const page = wanted.page ?? 1;
  const show = async (results: readonly StoredResult[]): Promise<SearchResponse['documents']> => {
    const unlocked = await unlockedOf(db, userId, results.map((result) => result.id)); // prettier-ignore
    return results.map((result) => shownResult(result, unlocked, address));
  };

  const after = new Date(Date.now() - CACHE_MS);
  // Taken once: it may move on while we are at it, and what was found before must not pass for newer.
  const libraryVersion = guideSearch.version();
  const cached =
    page > 1 ? undefined : await findCached(db, { userId, query, filters, understand, libraryVersion, after });
  if (cached !== undefined) {
    const { resultCount, cachedResults, note, details, computedAt } = cached;
    const asked = { userId, query, filters, understand };
    await remember(db, { ...asked, resultCount, cachedResults, note, details, computedAt, libraryVersion });
    return {
      documents: await show(cachedResults),
      totalResults: resultCount,
      query,
      fullResultsIncluded: cachedResults.length === resultCount,
      fromCache: true,
      note,
      ...details,
    };
  }

  const found = await guideSearch.search(query, { limit: MAX_RESULTS, page, filters, understand, userId, signal });
  const results = found.hits.map(storedResult);
  if (page === 1) {
    const { total: resultCount, note, details, version: libraryVersion } = found;
    await remember(db, {
      userId,
      query,
      filters,
      understand,
      resultCount,
      cachedResults: results,
      note,
      details,
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
    ...found.details,
  };
}

async function remember(db: Connection, row: Parameters<typeof upsertSearch>[1]): Promise<void> {
  await upsertSearch(db, row);
  await deleteOldSearches(db, row.userId, KEPT_SEARCHES);
  await dropOldResults(db, row.userId, KEPT_RESULTS);
}
