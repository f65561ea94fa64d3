import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SearchRequest } from '../../../contract/requests.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { keyOf, refetch } from '../../lib/query.ts';
import { RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import type { Draft } from './draft.ts';

/** Asks for what a search did not find. `onDone` is called once it is noted. */
export function useSubmitRequest(query: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, priority }: Draft) =>
      call('POST /api/search-requests', {
        body: { query, priority, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
      }),
    onSuccess: (request) => {
      capture('information_requested', { priority: request.priority });
      toast({ title: 'Information requested', description: 'We will write to you when it is in the library.' });
      client.setQueryData<SearchRequest[]>(keyOf('GET /api/search-requests'), (all) =>
        all ? [request, ...all] : undefined,
      );
      void refetch(client, 'GET /api/search-requests');
      onDone();
    },
    onError: (error) => {
      // It was asked for elsewhere, in another tab for instance: what is shown here is behind.
      if (error instanceof RequestError && error.status === 409) void refetch(client, 'GET /api/search-requests');
    },
  });
}
