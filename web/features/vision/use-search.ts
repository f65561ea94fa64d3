import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchHistoryEntry, SearchResponse } from '../../../contract/vision.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Asked, askedBefore, keyOf } from './asked.ts';

/** How long a search may take, in milliseconds. */
const PATIENCE = 120_000;
/** How many guides one answer of the server holds at most. */
export const BLOCK = 100;

const NOTHING: Asked = { query: '', filters: {}, understand: true };

/** An answer to a search, and whether it is an earlier one that is shown again. */
export interface Found extends SearchResponse {
  fromHistory: boolean;
}

const searchKey = (asked: Asked, block: number) => ['POST /api/docsearch', keyOf(asked), block] as const;

async function search({ query, filters, understand }: Asked, block: number, signal: AbortSignal): Promise<Found> {
  const body = {
    query,
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(understand ? {} : { understand }),
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

/**
 * The guides that match: block 1 holds the first hundred, block 2 the next. Kept while the page is open, so that going back
 * shows what was there before. Leaving, or another search, breaks a running one off. `keepLast` shows what was found
 * before until there is an answer: for a search that narrows or widens the last.
 */
export function useSearch(asked: Asked | null, block: number, keepLast: boolean) {
  const client = useQueryClient();
  const sought = asked ?? NOTHING;
  return useQuery<Found>({
    queryKey: searchKey(sought, block),
    queryFn: async ({ signal }) => {
      const found = await search(sought, block, signal);
      void refetch(client, 'GET /api/docsearch/history');
      return found;
    },
    enabled: asked !== null,
    placeholderData: (last) => (keepLast ? last : undefined),
  });
}

/** Forgets what was found, so that it is searched anew. */
export function forgetSearch(client: QueryClient, asked: Asked): void {
  client.removeQueries({ queryKey: ['POST /api/docsearch', keyOf(asked)] });
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
