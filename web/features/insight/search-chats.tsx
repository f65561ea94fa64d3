import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../lib/query.ts';
import { Input } from '../../ui/field.tsx';
import { useNow } from '../../lib/use-now.ts';
import { chatTime } from './times.ts';

/** How long after the last letter it is searched, in milliseconds. */
const PAUSE = 250;
const LEAST = 2;

interface SearchChatsProps {
  /** Told whether something is searched for: the list of chats then makes room. */
  typed: string;
  onType: (text: string) => void;
  onSelect: (chatId: string, messageId: string | null) => void;
}

/** Looks for words in what was said in all perspectives. */
export function SearchChats({ typed, onType, onSelect }: SearchChatsProps) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= LEAST && typed.trim().length >= LEAST;
  const found = useQuery({
    ...queryOf('GET /api/chats/search', { query: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What was said since must be found, too.
    staleTime: 0,
  });
  const now = useNow();
  return (
    <div className="grid gap-2 px-3 pb-2">
      <Input
        type="search"
        aria-label="Search your perspectives"
        placeholder="Search"
        maxLength={200}
        value={typed}
        data-own-escape
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => (key === 'Escape' ? onType('') : undefined)}
      />
      <output className="sr-only">{isAsked && found.isSuccess ? `${found.data.length} found` : ''}</output>
      {isAsked && found.isError ? (
        <p className="px-1 text-small text-soft">They could not be searched just now.</p>
      ) : null}
      {isAsked && found.isSuccess && found.data.length === 0 ? (
        <p className="px-1 text-small text-soft">Nothing was said of that.</p>
      ) : null}
      {isAsked && found.isSuccess ? (
        <ul aria-label="Found in your perspectives" className="grid gap-0.5">
          {found.data.map(({ chatId, messageId, title, snippet, at }) => (
            <li key={chatId}>
              <button
                type="button"
                onClick={() => onSelect(chatId, messageId)}
                className="grid w-full gap-0.5 rounded-control px-2 py-2 text-left hover:bg-hover"
              >
                <span className="truncate">{title ?? 'New Conversation'}</span>
                <span className="line-clamp-2 text-small wrap-anywhere text-soft">{snippet}</span>
                <time dateTime={at} className="figures text-small text-soft">
                  {chatTime(Date.parse(at), now)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
