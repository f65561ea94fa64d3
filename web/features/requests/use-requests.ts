import { useCall } from '../../lib/query.ts';

/** How long the list is taken to be true, in milliseconds: administrators decide while it is in view. */
const FRESH = 60_000;

/** What the person has asked for, newest first. Read again where it is drawn anew after a while. */
export function useRequests() {
  return useCall('GET /api/search-requests', { staleTime: FRESH });
}

const wordsOf = (query: string): string => query.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether the person waits for these words already; the server is asked in any case and knows for sure. */
export function useIsRequested(query: string): boolean {
  const wanted = wordsOf(query);
  return (useRequests().data ?? []).some(
    (request) =>
      request.status === 'pending' && request.searchType === 'document_search' && wordsOf(request.query) === wanted,
  );
}
