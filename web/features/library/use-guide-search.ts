import { useCallback, useMemo, useRef, useState } from 'react';

/** More hits than this are not counted: nobody steps through them. */
export const MOST_HITS = 5000;

/** What a view has found so far. */
export interface Found {
  count: number;
  /** False while pages are still being read. */
  complete: boolean;
  /** The hit to begin with: the first one on the page in view or after it; null while that is not known. */
  nearest: number | null;
}

/** A hit, counted from 0. Another object for each step: it is brought into view again, though it may be the same. */
export interface CurrentHit {
  index: number;
}

/** A search inside a guide, shared by the field and the view that is searched. */
export interface GuideSearch {
  /** What is looked for; empty while nothing is. */
  query: string;
  count: number;
  complete: boolean;
  /** The hit one is at; null while there is none. */
  current: CurrentHit | null;
  /** Told by the view. What it says of another query than the present one is ignored. */
  report: (query: string, found: Found) => void;
}

type State = Pick<GuideSearch, 'count' | 'complete' | 'current'>;
const NONE: State = { count: 0, complete: false, current: null };

/** Keeps what is looked for in the guide and at which hit one is. */
export function useGuideSearch() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [state, setState] = useState<State>(NONE);
  const present = useRef('');

  const look = useCallback((next: string) => {
    present.current = next;
    setQuery(next);
    setState(NONE);
  }, []);
  const report = useCallback((of: string, { count, complete, nearest }: Found) => {
    if (of !== present.current) return;
    setState(({ current }) => {
      const kept = current !== null && current.index < count ? current : null;
      return { count, complete, current: kept ?? (nearest === null ? null : { index: nearest }) };
    });
  }, []);
  const step = useCallback((by: 1 | -1) => {
    setState((now) =>
      now.current === null || now.count === 0
        ? now
        : { ...now, current: { index: (now.current.index + by + now.count) % now.count } },
    );
  }, []);

  // A closed field looks for nothing, and what was typed is there when it opens again.
  const shown = open ? query : '';
  const search = useMemo<GuideSearch>(
    () => ({ query: shown, ...(open ? state : NONE), report }),
    [shown, open, state, report],
  );
  return { open, setOpen, query, look, step, search };
}
