import { useEffect, useRef, useState } from 'react';

/** How pages of results are turned. */
interface Turning {
  /** Resolves once a page can be shown, or its wait should be seen. */
  ready: (page: number) => Promise<void>;
  show: (page: number) => Promise<unknown>;
}

/**
 * Turns to a page once it is ready, with the one before in view until then. The latest turn counts; another search, another page
 * or another screen meanwhile ends it.
 *
 * @param place what is shown now: the search and its page
 */
export function useTurning(place: string, { ready, show }: Turning) {
  const [turning, setTurning] = useState<{ from: string } | null>(null);
  /** The turn that counts, and where it began. */
  const latest = useRef<{ from: string } | null>(null);
  const now = useRef<string | null>(place);
  useEffect(() => {
    now.current = place;
    return () => {
      now.current = null;
    };
  }, [place]);
  const begin = (one: { from: string } | null) => {
    latest.current = one;
    setTurning(one);
  };
  /** Resolves to whether the page is shown. */
  const turn = async (page: number): Promise<boolean> => {
    const mine = { from: place };
    begin(mine);
    await ready(page);
    const isWanted = latest.current === mine && now.current === place;
    if (latest.current === mine) begin(null);
    if (isWanted) await show(page);
    return isWanted;
  };
  return { turning: turning?.from === place, turn, stop: () => begin(null) };
}
