import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchHistoryEntry, SearchResponse } from '../../../contract/vision.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** How long a search may take, in milliseconds. */
const PATIENCE = 120_000;
/** How many guides one answer of the server holds at most. */
export const BLOCK = 100;

/** An answer to a search, and whether it is an earlier one that is shown again. */
export interface Found extends SearchResponse {
  fromHistory: boolean;
}

const keyOf = (query: string, block: number) => ['POST /api/docsearch', query, block] as const;

async function search(query: string, block: number, signal: AbortSignal): Promise<Found> {
  const body = block === 1 ? { query } : { query, page: block };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return { ...(await call('POST /api/docsearch', { body, signal: patience })), fromHistory: false };
  } catch (error) {
    if (error instanceof RequestError && error.status === 402) {
      toast({ title: 'Service Error', description: messageOf(error, error.message), tone: 'destructive' });
    }
    throw error;
  }
}

/**
 * The guides that match `query`: block 1 holds the first hundred, block 2 the next. Kept while the page is open, so that
 * going back shows what was there before. Leaving, or another search, breaks a running one off.
 */
export function useSearch(query: string | undefined, block: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(query ?? '', block),
    queryFn: async ({ signal }) => {
      const found = await search(query ?? '', block, signal);
      void refetch(client, 'GET /api/docsearch/history');
      return found;
    },
    enabled: query !== undefined,
  });
}

/** Forgets what was found for `query`, so that it is searched anew. */
export function forgetSearch(client: QueryClient, query: string): void {
  client.removeQueries({ queryKey: ['POST /api/docsearch', query] });
}

/** Shows an earlier search again, without a call. Only the guides that the history kept can be shown. */
export function recallSearch(client: QueryClient, { query, cachedResults, resultCount }: SearchHistoryEntry): void {
  forgetSearch(client, query);
  client.setQueryData<Found>(keyOf(query, 1), {
    documents: cachedResults,
    totalResults: cachedResults.length,
    query,
    fullResultsIncluded: true,
    fromCache: true,
    note:
      resultCount > cachedResults.length
        ? `The first ${cachedResults.length} of ${resultCount}. Search again for all of them.`
        : null,
    fromHistory: true,
  });
}
