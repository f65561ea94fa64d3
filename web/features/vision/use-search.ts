import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchHistoryEntry, SearchResponse, SearchResult } from '../../../contract/vision.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Asked, askedBefore, keyOf, NOTHING } from './asked.ts';
import { countsOf, PAGE_SIZE } from './pages.ts';

/** How long a search may take, in milliseconds. */
const PATIENCE = 120_000;
/** How many guides are asked for at once: two pages, since few people turn further, and the next ones come before they do. */
const BLOCK = 20 as const;

/** How long a page stays in view while the next one is found, in milliseconds; then the search is seen to run. */
const TURN_WITHIN = 1000;

/** An answer to a search, and whether it is an earlier one that is shown again. */
export interface Found extends SearchResponse {
  fromHistory: boolean;
}

const searchKey = (asked: Asked, block: number) => ['POST /api/docsearch', keyOf(asked), block] as const;

async function search({ query, filters, understand, sort }: Asked, block: number, signal: AbortSignal): Promise<Found> {
  const body = {
    query,
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(understand ? {} : { understand }),
    ...(sort === 'relevance' ? {} : { sort }),
    groupYears: true,
    limit: BLOCK,
    ...(block === 1 ? {} : { page: block }),
  };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('The search took too long', 'TimeoutError')), PATIENCE);
  try {
    const found = await call('POST /api/docsearch', { body, signal: AbortSignal.any([signal, late.signal]) });
    return { ...found, fromHistory: false };
  } catch (error) {
    if (error instanceof RequestError && error.status === 402) {
      toast({ title: 'Service Error', description: messageOf(error, error.message), tone: 'destructive' });
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The block that holds a page of results, and which of its guides that page shows. */
function placeOf(page: number): { block: number; from: number } {
  const from = (page - 1) * PAGE_SIZE;
  return { block: Math.floor(from / BLOCK) + 1, from: from % BLOCK };
}

/** The guides of an answer that stand on a page of results. */
export function guidesOn(page: number, { documents }: Found): SearchResult[] {
  const { from } = placeOf(page);
  return documents.slice(from, from + PAGE_SIZE);
}

const searchOptions = (client: QueryClient, asked: Asked, page: number) => {
  const { block } = placeOf(page);
  return queryOptions<Found>({
    queryKey: searchKey(asked, block),
    queryFn: async ({ signal }) => {
      const found = await search(asked, block, signal);
      if (block === 1) void refetch(client, 'GET /api/docsearch/history');
      return found;
    },
  });
};

/**
 * The guides that match and stand around a page of results. Kept while the page is open, so that going back shows what was
 * there before. Leaving, or another search, breaks a running one off. `keepLast` shows what another search found until there
 * is an answer: for one that narrows or widens it.
 */
export function useSearch(asked: Asked | null, page: number, keepLast: boolean) {
  const client = useQueryClient();
  const sought = asked ?? NOTHING;
  const key = keyOf(sought);
  const search = useQuery({
    ...searchOptions(client, sought, page),
    enabled: asked !== null,
    // Not what stands on other pages of this one: it would stand under a wrong number.
    placeholderData: (last: Found | undefined, before) => (keepLast && before?.queryKey[1] !== key ? last : undefined),
  });
  const { block } = placeOf(page + 1);
  const results = search.data && !search.isPlaceholderData ? countsOf(search.data).results : 0;
  const hasMore = page * PAGE_SIZE < results;
  const isAhead = hasMore && block !== placeOf(page).block;
  // Who reads the last page of a block is likely to turn on. What fails here is asked for, and said, when it is turned to.
  useQuery({
    ...searchOptions(client, sought, page + 1),
    enabled: isAhead,
    retryOnMount: false,
    notifyOnChangeProps: [],
  });
  return search;
}

/** Resolves once a page of results can be shown at once, or takes so long that the wait should be seen. */
export function readyToTurn(client: QueryClient, asked: Asked, page: number): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, TURN_WITHIN));
  return Promise.race([client.prefetchQuery(searchOptions(client, asked, page)), late]);
}

/** Forgets what was found, so that it is searched anew. */
export function forgetSearch(client: QueryClient, asked: Asked): void {
  client.removeQueries({ queryKey: ['POST /api/docsearch', keyOf(asked)] });
}

/** Whether the history holds as much of a search as is asked for at once: an answer to shorter pages is asked for anew. */
export function holdsFirstBlock({ cachedResults, resultCount }: SearchHistoryEntry): boolean {
  return cachedResults.length > 0 && cachedResults.length >= Math.min(BLOCK, resultCount);
}

/** Shows an earlier search again, as it was answered, without a call. */
export function recallSearch(client: QueryClient, entry: SearchHistoryEntry): void {
  const { query, cachedResults, resultCount, note, facets, interpretation, words } = entry;
  const asked = askedBefore(entry);
  forgetSearch(client, asked);
  client.setQueryData<Found>(searchKey(asked, 1), {
    documents: cachedResults,
    totalResults: resultCount,
    query,
    fullResultsIncluded: cachedResults.length === resultCount,
    fromCache: true,
    note,
    ...(facets && { facets }),
    ...(interpretation && { interpretation }),
    ...(words !== undefined && { words }),
    fromHistory: true,
  });
}
