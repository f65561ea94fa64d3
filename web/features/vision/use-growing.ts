import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once: more than the tallest screen shows. */
const FIRST = 60;
/** Rows that are added each time the browser has nothing else to do: a few hundredths of a second of work. */
const STEP = 120;

/** How many of `total` rows are drawn: some at once, all a little later, and nothing waits for it meanwhile. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount((now) => now + STEP)));
  }, [count, total]);
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
