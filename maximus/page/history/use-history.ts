import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '../../wire.ts';
import { call } from '../call.ts';

/** The conversations that are kept, newest first, and what can be done with them. */
export function useHistory() {
  const [words, setWords] = useState('');
  const [list, setList] = useState<readonly Conversation[] | null>(null);
  const [deleted, setDeleted] = useState<Conversation | null>(null);
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(async (q: string) => {
    try {
      setList(await call<Conversation[]>('GET', `/api/conversations?q=${encodeURIComponent(q)}`));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    // Not with each key: what is typed on is not looked for.
    const timer = setTimeout(() => void load(words), words === '' ? 0 : 200);
    return () => clearTimeout(timer);
  }, [load, words]);

  const act = async (work: () => Promise<unknown>) => {
    await work().catch(() => setFailed(true));
    await load(words);
  };
  return {
    words,
    setWords,
    list,
    deleted,
    isFailed,
    rename: ({ id }: Conversation, title: string) => act(() => call('PATCH', `/api/conversations/${id}`, { title })),
    remove: (conversation: Conversation) => {
      setDeleted(conversation);
      return act(() => call('DELETE', `/api/conversations/${conversation.id}`));
    },
    restore: ({ id }: Conversation) => {
      setDeleted(null);
      return act(() => call('POST', `/api/conversations/${id}/restore`, {}));
    },
  };
}
