import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchIcon } from '../../ui/icons/actions.tsx';
import { SuggestionList, suggestionId, SUGGESTIONS_ID } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchFormProps {
  /** The search in view, or undefined before the first. */
  query: string | undefined;
  searching: boolean;
  /** Alone on the page, before it is used. */
  large: boolean;
  onSearch: (query: string) => void;
}

/**
 * The one field of Peripheral Vision. Suggestions are under it while one types: the arrows reach them, Enter takes the one that is
 * reached and else searches for the words as typed, Escape takes the list away. A slash leads to the field.
 */
export function SearchForm({ query = '', searching, large, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const suggesting = useSuggestions(draft);
  const { offered, active } = suggesting;
  const text = draft.trim();

  // A search that came from elsewhere (a chip, the history, the address bar) is shown in the field.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setDraft(query);
  }

  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (large && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [large]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isCommand || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const submit = (words: string) => {
    if (searching) return;
    suggesting.close();
    if (words === '') {
      toast({ title: 'Invalid Query', description: 'Please enter a search query', tone: 'destructive' });
      return;
    }
    setDraft(words);
    onSearch(words);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit((active === null ? undefined : offered[active]?.query) ?? text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that are being put together (an accent, another script) have their own use for the keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text === '') {
      // A disabled button keeps the form from being submitted by Enter, and the person from learning why.
      event.preventDefault();
      submit('');
    } else if (offered.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      suggesting.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (offered.length > 0 && event.key === 'Escape') {
      event.preventDefault();
      suggesting.close();
    }
  };

  return (
    <search className="@container w-full">
      {/* With very large text the button stands below the field: beside it nothing of the words could be read. */}
      <form onSubmit={onSubmit} className="relative flex w-full flex-wrap gap-2">
        <label htmlFor="vision-query" className="sr-only">
          Search the guides
        </label>
        <SearchIcon
          className={cx('pointer-events-none absolute left-4 text-soft', large ? 'top-5' : 'top-4')}
          size={22}
        />
        <input
          ref={field}
          id="vision-query"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={1000}
          placeholder="Employer, benefit, year…"
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={SUGGESTIONS_ID}
          aria-activedescendant={active === null ? undefined : suggestionId(active)}
          value={draft}
          disabled={searching}
          onChange={(event) => {
            setDraft(event.target.value);
            suggesting.onType();
          }}
          onKeyDown={onKeyDown}
          onBlur={suggesting.close}
          className={cx(
            'w-full min-w-0 rounded-card border border-edge bg-raised pl-12 text-ink shadow-card transition-colors',
            'hover:border-soft focus-visible:border-hue focus-visible:outline-1 focus-visible:outline-offset-0',
            'disabled:cursor-progress disabled:text-soft',
            'text-lead @max-[16rem]:pr-4',
            large ? 'h-16 pr-32' : 'h-14 pr-28',
          )}
        />
        <Button
          type="submit"
          kind="primary"
          size={large ? 'large' : 'medium'}
          disabled={text === '' || searching}
          className="absolute top-2 right-2 @max-[16rem]:static @max-[16rem]:w-full"
        >
          Search
        </Button>
        <SuggestionList
          draft={draft}
          offered={offered}
          active={active}
          onTake={(suggestion) => submit(suggestion.query)}
        />
      </form>
      <output className="sr-only">{offered.length > 0 ? suggestionCount(offered.length) : ''}</output>
    </search>
  );
}

/** Whether a key that is pressed there writes a letter, or belongs to a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

const suggestionCount = (count: number): string =>
  count === 1 ? '1 suggestion, the arrow keys reach it' : `${count} suggestions, the arrow keys reach them`;
