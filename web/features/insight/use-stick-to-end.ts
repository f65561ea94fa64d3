import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end still counts as being there, in pixels. */
const NEAR = 48;

/** What stays in view above the last question, in pixels. */
const ABOVE = 16;

/**
 * Where the pane stands while it follows what is said: at its end, but never beyond the last question. An answer that is
 * longer than the pane, or has long notes beside it, is read from its first line.
 */
function followed(pane: HTMLElement, content: HTMLElement): number {
  const question = [...content.querySelectorAll('[data-question]')].at(-1);
  const end = pane.scrollHeight - pane.clientHeight;
  if (question === undefined) return end;
  const top = question.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop;
  return Math.min(end, Math.round(top) - ABOVE);
}

/**
 * Keeps a scrolling pane where the last exchange is read while it grows, as long as the reader is there. Who has scrolled up is
 * left alone, and so is who has read on.
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
    if (sticks && pane.current && content.current) pane.current.scrollTop = followed(pane.current, content.current);
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
      if (follows.current) outer.scrollTop = Math.max(outer.scrollTop, followed(outer, inner));
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
