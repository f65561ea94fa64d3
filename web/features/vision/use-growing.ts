import { startTransition, useEffect, useState } from 'react';

/** Rows that are there at once: more than the tallest screen shows. */
export const FIRST_ROWS = 60;

/**
 * How many of `total` rows are there: some at once, `step` more each time that the browser has nothing else to do, so
 * that nothing waits for thousands of them. Begins anew when `about` is another.
 */
export function useGrowing(total: number, step: number, about: unknown = null): number {
  const [grown, setGrown] = useState({ about, count: FIRST_ROWS });
  const count = grown.about === about ? grown.count : FIRST_ROWS;
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setGrown({ about, count: count + step })));
  }, [about, count, step, total]);
  return Math.min(count, total);
}

/** Calls back once the browser is idle; what it returns takes that back. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 30);
  return () => clearTimeout(handle);
}
