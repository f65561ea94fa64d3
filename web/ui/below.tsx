import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether a screen has been drawn whole since the page was opened. */
let isOpened = false;

/**
 * What stands below the first window of a screen. When the page is opened it is drawn after what stands above, so that a slow
 * phone shows that sooner and hears a touch in between; later screens are drawn at once, so that going back finds the place.
 */
export function Below({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(isOpened);
  useEffect(() => {
    isOpened = true;
    startTransition(() => setDrawn(true));
  }, []);
  return drawn ? children : null;
}
