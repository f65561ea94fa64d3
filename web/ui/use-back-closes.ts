import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for something laid over the page. */
const MARK = 'benesightOver';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

const mark = (): void => history.pushState({ ...(history.state as object | null), [MARK]: true }, '');

let open = 0;
let goingBack: ReturnType<typeof setTimeout> | undefined;
/** The entry of what was closed is being left; nobody has pressed the button. */
let isOwnBack = false;

addEventListener('popstate', ({ state }) => {
  // A link in a sheet leads on from its entry: whoever comes back to it later means the page below.
  if (open === 0 && isMarked(state)) history.back();
  // Another one was opened meanwhile: it takes the place of the entry that has gone.
  else if (isOwnBack && open > 0 && !isMarked(state)) mark();
  isOwnBack = false;
});

/**
 * While the caller is drawn, the browser's back button closes it and the page stays. While it must not be closed (`busy`), the
 * button does nothing; without `onClose` the button is the page's.
 */
export function useBackCloses(onClose: (() => void) | undefined, busy = false): void {
  const close = useRef(onClose);
  const isBusy = useRef(busy);
  useEffect(() => {
    close.current = onClose;
    isBusy.current = busy;
  });
  const closes = onClose !== undefined;
  useEffect(() => {
    if (!closes) return;
    open += 1;
    // Drawn again at once, as React does while one develops: the entry is still there.
    clearTimeout(goingBack);
    if (!isMarked(history.state)) mark();
    const onPop = () => {
      if (isMarked(history.state)) return;
      if (isBusy.current) mark();
      else close.current?.();
    };
    addEventListener('popstate', onPop);
    return () => {
      open -= 1;
      removeEventListener('popstate', onPop);
      // Closed by other means: its entry goes. Where a link was followed, another address is in view already.
      goingBack = setTimeout(() => {
        if (!isMarked(history.state)) return;
        isOwnBack = true;
        history.back();
      });
    };
  }, [closes]);
}
