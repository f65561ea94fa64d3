import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { SearchSuggestion } from '../../../contract/vision.ts';
import { queryOf } from '../../lib/query.ts';

/** Fewer letters say too little. */
const LEAST_LETTERS = 2;
/** Longer texts are pasted, not typed: nothing is suggested for them. */
const MOST_LETTERS = 200;

/** What may be meant by the words in a field, and which of it the keys have reached. */
export interface Suggesting {
  /** Empty while nothing is offered: the list is then not there. */
  offered: readonly SearchSuggestion[];
  /** The place of the suggestion that Enter would take; null where Enter takes the words as typed. */
  active: number | null;
  /** The text in the field has been changed by typing. */
  onType: () => void;
  /** Goes to another suggestion; from either end of the list on to the words as typed. */
  move: (step: 1 | -1) => void;
  /** Takes the list away until something else is typed. */
  close: () => void;
}

/**
 * Suggestions for the words in the search field. Nothing is offered before something is typed, and a failure offers nothing:
 * searching needs no suggestion.
 *
 * @param draft the words in the field
 */
export function useSuggestions(draft: string): Suggesting {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  // Letters that come faster than the browser draws are asked for together.
  const text = useDeferredValue(draft.trimStart());
  const isWorthAsking = text.trim().length >= LEAST_LETTERS && text.length <= MOST_LETTERS;
  const answer = useQuery({
    ...queryOf('GET /api/docsearch/suggestions', { query: { q: text } }),
    enabled: open && isWorthAsking,
    placeholderData: keepPreviousData,
  }).data;
  const typed = draft.trim().toLowerCase();
  const offered = open && isWorthAsking ? (answer ?? []).filter(({ query }) => query.toLowerCase() !== typed) : [];
  const reached = active !== null && active < offered.length ? active : null;
  return {
    offered,
    active: reached,
    onType: () => {
      setOpen(true);
      setActive(null);
    },
    move: (step) => {
      const places = offered.length + 1;
      const from = reached ?? offered.length;
      const next = (from + step + places) % places;
      setActive(next === offered.length ? null : next);
    },
    close: () => {
      setOpen(false);
      setActive(null);
    },
  };
}
