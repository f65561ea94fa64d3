import { QueryCache, useQueryClient, type Query, type QueryFilters } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnauthorized, RequestError } from './request-error.ts';

/**
 * A cache in which a query that has data never becomes an error: a failed refetch keeps what is shown, for every query and
 * every screen. What could not be refreshed is told by `useOutdated`. An answer that a thing is gone is no failure: it counts.
 */
export function keepingCache(): QueryCache {
  return new QueryCache({
    onError: (error, query) => {
      // A lost session has its own words, and the screens of it are about to go.
      if (query.state.data === undefined || isUnauthorized(error) || isGone(error)) return;
      query.setState({ status: 'success', error: null });
    },
  });
}

/** The server has answered that there is no such thing any more. */
const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** What is in view and shows what was read before, since the last attempt to refresh it failed. */
const OUTDATED: QueryFilters = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'success' && state.errorUpdatedAt > state.dataUpdatedAt,
};

/** Whether something in view could not be refreshed, whether that is being tried again, and how to try. */
export function useOutdated(): { outdated: boolean; retrying: boolean; retry: () => void } {
  const client = useQueryClient();
  const follow = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client]);
  const found = () => client.getQueryCache().findAll(OUTDATED);
  return {
    outdated: useSyncExternalStore(follow, () => found().length > 0),
    retrying: useSyncExternalStore(follow, () => found().some(({ state }) => state.fetchStatus === 'fetching')),
    retry: () => void client.refetchQueries(OUTDATED),
  };
}
