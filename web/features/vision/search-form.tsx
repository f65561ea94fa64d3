import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchIcon } from '../../ui/icons/actions.tsx';

interface SearchFormProps {
  /** The search in view, or undefined before the first. */
  query: string | undefined;
  searching: boolean;
  /** Alone on the page, before it is used. */
  large: boolean;
  onSearch: (query: string) => void;
}

/** The one field of Peripheral Vision. */
export function SearchForm({ query = '', searching, large, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(query);
  const field = useRef<HTMLInputElement>(null);
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

  const submit = () => {
    if (searching) return;
    if (text === '') {
      toast({ title: 'Invalid Query', description: 'Please enter a search query', tone: 'destructive' });
    } else onSearch(text);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  // A disabled button keeps the form from being submitted by Enter, and the person from learning why.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text !== '') return;
    event.preventDefault();
    submit();
  };

  return (
    <search className="w-full">
      <form onSubmit={onSubmit} className="relative flex w-full">
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
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={1000}
          placeholder="Employer, benefit, year…"
          value={draft}
          disabled={searching}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(
            'w-full min-w-0 rounded-card border border-edge bg-raised pl-12 text-ink shadow-card transition-colors',
            'hover:border-soft focus-visible:border-hue focus-visible:outline-1 focus-visible:outline-offset-0',
            'disabled:cursor-progress disabled:text-soft [&::-webkit-search-cancel-button]:hidden',
            large ? 'h-16 pr-32 text-lead' : 'h-14 pr-28 text-lead',
          )}
        />
        <Button
          type="submit"
          kind="primary"
          size={large ? 'large' : 'medium'}
          disabled={text === '' || searching}
          className="absolute top-2 right-2"
        >
          Search
        </Button>
      </form>
    </search>
  );
}
