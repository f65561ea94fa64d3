import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** How pages of results are turned. */
interface Turning {
  /** Resolves once a page can be shown, or its wait should be seen. */
  ready: (page: number) => Promise<void>;
  show: (page: number) => Promise<unknown>;
}

/**
 * Turns to a page once it is ready, with the one before in view until then. The latest turn counts, and only where the address
 * is the same then: another search, another page or another screen meanwhile ends it.
 */
export function useTurning({ ready, show }: Turning) {
  const { history } = useRouter();
  const [turning, setTurning] = useState<{ from: string } | null>(null);
  const latest = useRef<{ from: string } | null>(null);
  const begin = (one: { from: string } | null) => {
    latest.current = one;
    setTurning(one);
  };
  /** Resolves to whether the page is shown. */
  const turn = async (page: number): Promise<boolean> => {
    const mine = { from: history.location.href };
    begin(mine);
    await ready(page);
    if (latest.current !== mine) return false;
    begin(null);
    // Asked of the address bar: this screen is there a while longer where the next one has to be loaded.
    if (history.location.href !== mine.from) return false;
    await show(page);
    return true;
  };
  return { turning: turning?.from === history.location.href, turn, stop: () => begin(null) };
}
