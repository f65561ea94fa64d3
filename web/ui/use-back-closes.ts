import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for something laid over the page. */
const MARK = 'benesightOver';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

let open = 0;
let goingBack: ReturnType<typeof setTimeout> | undefined;

// A link in a sheet leads on from its entry: whoever comes back to it later means the page below.
addEventListener('popstate', ({ state }) => {
  if (open === 0 && isMarked(state)) history.back();
});

/** While the caller is drawn, the browser's back button closes it and the page stays. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    open += 1;
    // Drawn again at once, as React does while one develops: the entry is still there.
    clearTimeout(goingBack);
    if (!isMarked(history.state)) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    const onPop = () => {
      if (!isMarked(history.state)) close.current();
    };
    addEventListener('popstate', onPop);
    return () => {
      open -= 1;
      removeEventListener('popstate', onPop);
      // Closed by other means: its entry goes. Where a link was followed, another address is in view already.
      goingBack = setTimeout(() => {
        if (isMarked(history.state)) history.back();
      });
    };
  }, []);
}
