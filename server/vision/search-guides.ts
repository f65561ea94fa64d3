import { Refusal } from '../../contract/errors.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchResponse } from '../../contract/vision.ts';
import { oneLine } from '../clean-text.ts';
import type { Database } from '../db/connect.ts';
import { inOneOrder, isEmpty } from './filters.ts';
import type { ShownGuide } from '../library/search/search-index.ts';
import { keptResults, readKept } from './kept-results.ts';
import type { RememberSearch } from './remember-searches.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import type { GuideSearch } from './search-by-workflow.ts';
import { findCached, repeatSearch, unlockedOf } from './store.ts';

const MAX_RESULTS = 100;
const CACHE_MS = 60 * 60_000;

interface Parts {
  db: Database;
  guideSearch: GuideSearch;
  remember: RememberSearch;
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
  { db, guideSearch, remember, address }: Parts,
  userId: string,
  wanted: Wanted,
): Promise<SearchResponse> {
  const query = oneLine(wanted.query);
  const filters = inOneOrder(wanted.filters ?? {});
  if (query === '' && isEmpty(filters)) throw new Refusal('empty_query');
  const { understand, signal } = wanted;
  const page = wanted.page ?? 1;
  const show = async (guides: readonly ShownGuide[]): Promise<SearchResponse['documents']> => {
    const unlocked = await unlockedOf(db, userId, guides.map((guide) => guide.guideId)); // prettier-ignore
    return guides.map((guide) => shownResult(guide, unlocked, address));
  };

  const asked = { userId, query, filters, understand };
  const after = new Date(Date.now() - CACHE_MS);
  // Taken once: it may move on while we are at it, and what was found before must not pass for newer.
  const libraryVersion = guideSearch.version();
  const cached = page > 1 ? undefined : await findCached(db, asked, { libraryVersion, after });
  if (cached !== undefined) {
    const { id, resultCount, note, details } = cached;
    const [documents] = await Promise.all([
      readKept(db, [cached]).then(([guides = []]) => show(guides)),
      repeatSearch(db, id, query),
    ]);
    return {
      documents,
      totalResults: resultCount,
      query,
      fullResultsIncluded: cached.passageIds.length === resultCount,
      fromCache: true,
      note,
      ...details,
    };
  }

  const found = await guideSearch.search(query, { limit: MAX_RESULTS, page, filters, understand, userId, signal });
  const rememberFound = async (): Promise<void> => {
    const { total: resultCount, note, details, version } = found;
    const kept = { resultCount, ...keptResults(found), note, details, libraryVersion: version };
    await remember(asked, kept);
  };
  const [documents] = await Promise.all([show(found.hits), page === 1 ? rememberFound() : null]);
  return {
    documents,
    totalResults: found.total,
    query,
    fullResultsIncluded: page === 1 && found.hits.length === found.total,
    fromCache: false,
    note: found.note,
    ...found.details,
  };
}
