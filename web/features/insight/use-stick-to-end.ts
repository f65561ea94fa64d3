import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end still counts as being there, in pixels. */
const NEAR = 48;

/**
 * Keeps a scrolling pane at its end while it grows, as long as the reader is there. Who has scrolled up is left alone.
 *
 * @param sticks false while what the pane holds is to be read from its top
 */
export function useStickToEnd(sticks: boolean) {
  const pane = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAtEnd(true);
    if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, []);

  const letGo = useCallback(() => {
    follows.current = false;
  }, []);

  useLayoutEffect(() => {
    if (sticks && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [sticks]);

  useEffect(() => {
    const outer = pane.current;
    const inner = content.current;
    if (!sticks || !outer || !inner) return;
    let lastTop = outer.scrollTop;
    const onScroll = () => {
      const end = outer.scrollHeight - outer.clientHeight - outer.scrollTop < NEAR;
      // Growing content moves the end away without any scrolling: only an upward move lets go.
      if (end) follows.current = true;
      else if (outer.scrollTop < lastTop) follows.current = false;
      lastTop = outer.scrollTop;
      setAtEnd(end);
    };
    const observer = new ResizeObserver(() => {
      if (follows.current) outer.scrollTop = outer.scrollHeight;
    });
    outer.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(inner);
    observer.observe(outer);
    return () => {
      outer.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [sticks]);

  return { pane, content, atEnd, toEnd, letGo };
}
