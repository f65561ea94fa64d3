import { Refusal } from '../../contract/errors.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchResponse } from '../../contract/vision.ts';
import { oneLine } from '../clean-text.ts';
import type { Database } from '../db/connect.ts';
import { inOneOrder, isEmpty } from './filters.ts';
import { keptResults, readKept } from './kept-results.ts';
import type { RememberSearch } from './remember-searches.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import type { GuideSearch } from './search-by-workflow.ts';
import { findCached, repeatSearch, type SearchKey } from './history-store.ts';
import { unlockedOf } from './store.ts';

/** As many as the contract lets a page hold. */
const MOST_RESULTS = 100;
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
  limit: number;
  filters?: SearchFilters | undefined;
  understand: boolean;
  /** Aborted once nobody waits for the answer. */
  signal: AbortSignal;
}

/**
 * Searches the library for a person and remembers it. The same words with the same filters within the hour, while the library
 * is the same, have the same answer: our own index finds it again in less time than the history can tell it; a workflow
 * outside is not asked again.
 *
 * @throws Refusal `empty_query` for a blank query without a filter; what {@link GuideSearch} refuses, and then nothing is
 * remembered
 */
export async function searchGuides(parts: Parts, userId: string, wanted: Wanted): Promise<SearchResponse> {
  const query = oneLine(wanted.query);
  const filters = inOneOrder(wanted.filters ?? {});
  if (query === '' && isEmpty(filters)) throw new Refusal('empty_query');
  const { understand, limit, signal, page = 1 } = wanted;
  const asked = { userId, query, filters, understand };
  const since = new Date(Date.now() - CACHE_MS);
  if (parts.guideSearch.isOutside !== true) return find(parts, asked, { page, limit, since, signal });

  // A workflow is always asked for a hundred, so that the pages within them cost it nothing.
  const from = (page - 1) * limit;
  const block = { page: Math.floor(from / MOST_RESULTS) + 1, limit: MOST_RESULTS, since, signal };
  const recalled = block.page === 1 ? await recall(parts, asked, since) : undefined;
  const answer = recalled ?? (await find(parts, asked, block));
  const start = from % MOST_RESULTS;
  return {
    ...answer,
    documents: answer.documents.slice(start, start + limit),
    fullResultsIncluded: answer.fullResultsIncluded && page === 1 && answer.documents.length <= limit,
  };
}

/** One page of an answer. The first one is remembered. */
async function find(
  { db, guideSearch, remember, address }: Parts,
  asked: SearchKey,
  { page, limit, since, signal }: { page: number; limit: number; since: Date; signal: AbortSignal },
): Promise<SearchResponse> {
  const { userId, query, filters, understand } = asked;
  const found = await guideSearch.search(query, { limit, page, filters, understand, userId, signal });
  const { hits, total: resultCount, note, details, version: libraryVersion } = found;
  const guideIds = hits.map((hit) => hit.guideId);
  const kept = { resultCount, ...keptResults(found), note, details, libraryVersion };
  const { isRepeated, unlocked } =
    page === 1
      ? await remember(asked, kept, { since, guideIds })
      : { isRepeated: false, unlocked: await unlockedOf(db, userId, guideIds) };
  return {
    documents: hits.map((guide) => shownResult(guide, unlocked, address)),
    totalResults: resultCount,
    query,
    fullResultsIncluded: page === 1 && hits.length === resultCount,
    fromCache: isRepeated,
    note,
    ...details,
  };
}

/** The answer that stands in the history, where it still holds; the search is the newest of its person then. */
async function recall(
  { db, guideSearch, address }: Parts,
  asked: SearchKey,
  after: Date,
): Promise<SearchResponse | undefined> {
  const cached = await findCached(db, asked, { libraryVersion: guideSearch.version(), after });
  if (cached === undefined) return undefined;
  const { id, resultCount, note, details, passageIds } = cached;
  const [[guides = []]] = await Promise.all([readKept(db, [cached]), repeatSearch(db, id, asked.query)]);
  const unlocked = await unlockedOf(db, asked.userId, guides.map((guide) => guide.guideId)); // prettier-ignore
  return {
    documents: guides.map((guide) => shownResult(guide, unlocked, address)),
    totalResults: resultCount,
    query: asked.query,
    fullResultsIncluded: passageIds.length === resultCount,
    fromCache: true,
    note,
    ...details,
  };
}
