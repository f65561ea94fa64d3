import { useLayoutEffect, useRef, useState } from 'react';

/** A function that stays the same from one drawing to the next and does what the latest one does: for parts that are kept. */
export function useStable<A extends unknown[]>(now: (...args: A) => void): (...args: A) => void {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [stable] = useState(
    () =>
      (...args: A) =>
        latest.current(...args),
  );
  return stable;
}
