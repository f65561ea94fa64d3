import { useDeferredValue } from 'react';
import { useLateText } from '../../lib/use-late-text.ts';
import { Field, Input } from '../../ui/field.tsx';
import { usePanelPlace } from './panel-place.ts';

/** Rows that a list of administrators shows at once. */
export const PAGE = 50;

/** The words and the page of a list, which the address holds: other words begin at its first page. */
export interface ListPlace {
  typed: string;
  type: (words: string) => void;
  /** What was typed, once the list has time for it. */
  search: string;
  page: number;
  turn: (page: number) => void;
}

export function useListPlace(): ListPlace {
  const { place, change } = usePanelPlace();
  const words = useLateText(place.q ?? '', (q) => change({ q, page: undefined }));
  // The page belongs to the words of the address.
  const page = words.text === (place.q ?? '') ? (place.page ?? 1) - 1 : 0;
  return {
    typed: words.text,
    type: words.change,
    search: useDeferredValue(words.text.trim()),
    page,
    turn: (next) => void change({ page: next === 0 ? undefined : next + 1 }),
  };
}

/** The words that a list is searched for. */
export function SearchField({ label, placeholder, place }: { label: string; placeholder: string; place: ListPlace }) {
  return (
    <Field label={label} className="min-w-0 grow basis-64 sm:max-w-form">
      {(control) => (
        <Input
          {...control}
          type="search"
          placeholder={placeholder}
          value={place.typed}
          onChange={({ target }) => place.type(target.value)}
        />
      )}
    </Field>
  );
}
