import { useDeferredValue, useState } from 'react';
import { Field, Input } from '../../ui/field.tsx';

/** Rows that a list of administrators shows at once. */
export const PAGE = 50;

/** The words and the page of a list: other words begin at its first page. */
export interface ListPlace {
  typed: string;
  type: (words: string) => void;
  /** What was typed, once the list has time for it. */
  search: string;
  page: number;
  turn: (page: number) => void;
}

export function useListPlace(): ListPlace {
  const [typed, setTyped] = useState('');
  const [page, turn] = useState(0);
  const type = (words: string): void => {
    setTyped(words);
    turn(0);
  };
  return { typed, type, search: useDeferredValue(typed.trim()), page, turn };
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
