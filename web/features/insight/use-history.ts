import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ThreadMessage } from '../../../contract/insight.ts';
import { queryOf } from '../../lib/query.ts';
import { tellFailure } from './use-chats.ts';

export type History = ReturnType<typeof useHistory>;

/** The stored messages of a chat, and how what is known here changes them. */
export function useHistory(chatId: string) {
  const client = useQueryClient();
  const history = queryOf('GET /api/chats/{chatId}/messages', { params: { chatId } });
  const { queryKey } = history;
  const { data: messages, error, isError: failed, isFetching, refetch } = useQuery(history);

  const sayFailure = useEffectEvent(() => tellFailure(error, 'Failed to load chat history'));
  useEffect(() => {
    if (failed) sayFailure();
  }, [failed]);

  return {
    messages,
    failed,
    isFetching,
    reload: () => void refetch(),
    /** Resolves once it was read again. */
    refresh: () => client.invalidateQueries({ queryKey }),
    /** Has it read again by whoever comes back. */
    outdate: () => void client.invalidateQueries({ queryKey, refetchType: 'none' }),
    change: (edit: (messages: ThreadMessage[] | undefined) => ThreadMessage[] | undefined) =>
      void client.setQueryData<ThreadMessage[]>(queryKey, edit),
  };
}
