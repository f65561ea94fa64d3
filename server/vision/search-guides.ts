import { Refusal } from '../../contract/errors.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { SearchOrder, SearchResponse } from '../../contract/vision.ts';
import { oneLine } from '../text/typed-text.ts';
import type { Database } from '../db/connect.ts';
import { ignoreFullDisk } from '../db/disk-watch.ts';
import { inOneOrder, isEmpty } from './filters.ts';
import { keptResults, readKept } from './kept-results.ts';
import type { RememberSearch } from './remember-searches.ts';
import type { ReaderAddress } from './result.ts';
import type { GuideSearch } from './search-by-workflow.ts';
import type { SearchLimits } from './limit-searches.ts';
import { findCached, isNewSearch, repeatSearch, type SearchKey } from './history-store.ts';
import { type SeenPassages, withPending } from './seen-passages.ts';
import { searchExactly } from './search-exactly.ts';
import { showResults } from './show-results.ts';

/** As many as the contract lets a page hold. */
const MOST_RESULTS = 100;
const CACHE_MS = 60 * 60_000;

interface Parts {
  db: Database;
  guideSearch: GuideSearch;
  remember: RememberSearch;
  seen: SeenPassages;
  limits: SearchLimits;
  address: ReaderAddress;
}

/** What a person asks for; see the contract. */
interface Wanted {
  query: string;
  page?: number | undefined;
  limit: number;
  filters?: SearchFilters | undefined;
  understand: boolean;
  sort: SearchOrder;
  groupYears: boolean;
  /** Aborted once nobody waits for the answer. */
  signal: AbortSignal;
}

/**
 * Searches the library for a person and remembers it. The same words with the same filters within the hour, while the library
 * is the same, have the same answer: our own index finds it again in less time than the history can tell it; a workflow
 * outside is not asked again.
 *
 * @throws Refusal `empty_query` for a blank query without a filter; `too_many_requests`; what {@link GuideSearch} refuses, and then nothing is
 * remembered
 */
export async function searchGuides(parts: Parts, userId: string, wanted: Wanted): Promise<SearchResponse> {
  const query = oneLine(wanted.query);
  const filters = inOneOrder(wanted.filters ?? {});
  if (query === '' && isEmpty(filters)) throw new Refusal('empty_query');
  return parts.limits.within(
    userId,
    () => isNewSearch(parts.db, userId, query),
    (count) => answer({ ...parts, count }, { userId, query, filters, understand: wanted.understand }, wanted),
  );
}

/** `count` counts the search as a new one of its person. */
type Counted = Omit<Parts, 'limits'> & { count: () => void };

async function answer(parts: Counted, asked: SearchKey, wanted: Wanted): Promise<SearchResponse> {
  const { limit, signal, sort, groupYears, page = 1 } = wanted;
  const since = new Date(Date.now() - CACHE_MS);
  if (parts.guideSearch.isOutside !== true) return find(parts, asked, { page, limit, since, signal, sort, groupYears });

  // A workflow is always asked for a hundred, so that the pages within them cost it nothing.
  const from = (page - 1) * limit;
  const block = { page: Math.floor(from / MOST_RESULTS) + 1, limit: MOST_RESULTS, since, signal, sort, groupYears };
  const recalled = block.page === 1 ? await recall(parts, asked, since) : undefined;
  const found = recalled ?? (await find(parts, asked, block));
  const start = from % MOST_RESULTS;
  return {
    ...found,
    documents: found.documents.slice(start, start + limit),
    fullResultsIncluded: found.fullResultsIncluded && page === 1 && found.documents.length <= limit,
  };
}

/** One page of an answer. The first one is remembered. */
async function find(
  parts: Counted,
  asked: SearchKey,
  {
    since,
    ...how
  }: { page: number; limit: number; since: Date; signal: AbortSignal; sort: SearchOrder; groupYears: boolean },
): Promise<SearchResponse> {
  const { db, seen, count, guideSearch, remember } = parts;
  const { userId, query, filters, understand } = asked;
  const pending = seen.pending(userId);
  const found = await searchExactly(db, guideSearch, query, { ...how, filters, understand, userId });
  const { hits, total: resultCount, said, note, details, version: libraryVersion } = found;
  const { page } = how;
  const guideIds = hits.flatMap((hit) => [hit.guideId, ...(hit.otherYears ?? []).map((one) => one.guideId)]);
  // The history tells what matched, each guide for itself; what stood below the line is near it and no more.
  const matching = {
    marks: found.marks,
    hits: hits
      .filter(({ follows }) => follows !== true)
      .flatMap((hit) => [hit, ...(hit.otherYears ?? []).map(({ passageId }) => ({ passageId, snippet: '' }))])
      .slice(0, MOST_RESULTS),
  };
  const kept = { resultCount, ...keptResults(matching), note, details, libraryVersion };
  const remembered = page === 1 ? await remember(asked, kept, { since, guideIds }) : null;
  const { isRepeated, isNew, standing } = remembered ?? {
    isRepeated: false,
    isNew: await isNewSearch(db, userId, query),
    standing: await seen.standing(userId, guideIds),
  };
  if (isNew) count();
  return {
    documents: await showResults(parts, userId, { guides: hits, marks: found.marks }, withPending(standing, pending)),
    totalResults: resultCount,
    query,
    ...(said !== undefined && {
      followingResults: said.following,
      ...(said.groups !== null && { totalGroups: said.groups }),
      corrections: [...said.corrections],
      askedFor: [...said.askedFor],
    }),
    sort: said?.sort ?? 'relevance',
    fullResultsIncluded: page === 1 && hits.length === (said?.groups ?? resultCount + (said?.following ?? 0)),
    fromCache: isRepeated,
    note,
    ...details,
  };
}

/** The answer that stands in the history, where it still holds; the search is the newest of its person then. */
async function recall(parts: Counted, asked: SearchKey, after: Date): Promise<SearchResponse | undefined> {
  const { db, seen, guideSearch } = parts;
  const cached = await findCached(db, asked, { libraryVersion: guideSearch.version(), after });
  if (cached === undefined) return undefined;
  const { id, resultCount, note, details, passageIds } = cached;
  const [[guides = []]] = await Promise.all([
    readKept(db, [cached]),
    repeatSearch(db, id, asked.query).catch(ignoreFullDisk),
  ]);
  const standing = await seen.standing(
    asked.userId,
    guides.map((guide) => guide.guideId),
  );
  const marks = cached.snippets === null ? cached.marks : null;
  return {
    documents: await showResults(parts, asked.userId, { guides, marks }, standing),
    totalResults: resultCount,
    query: asked.query,
    fullResultsIncluded: passageIds.length === resultCount,
    sort: 'relevance',
    fromCache: true,
    note,
    ...details,
  };
}
