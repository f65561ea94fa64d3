import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** What is left free above a page that is scrolled to, in pixels. */
const MARGIN = 16;

/** How long a page must stay in view before the address names it, in milliseconds: the others only pass by. */
const TOLD_AFTER = 80;

/** The page that fills the upper third of the pane. */
function pageInView(pane: HTMLElement): number | null {
  const line = pane.getBoundingClientRect().top + pane.clientHeight / 3;
  let found: number | null = null;
  for (const page of pane.querySelectorAll<HTMLElement>('[data-page]')) {
    if (found !== null && page.getBoundingClientRect().top > line) break;
    found = Number(page.dataset['page']);
  }
  return found;
}

/** Scrolls until the element stands so many pixels below the top of the pane. */
function bring(pane: HTMLElement | null, element: Element | null, below: number): void {
  if (!pane || !element) return;
  pane.scrollBy(0, element.getBoundingClientRect().top - pane.getBoundingClientRect().top - below);
}

interface PagedScroll {
  pane: RefObject<HTMLElement | null>;
  page: number;
  /** False while there are no pages yet. */
  ready: boolean;
  onPage: (page: number) => void;
}

/**
 * Ties a pane of pages to a page number: a new number scrolls there, and scrolling reports the page in view. A number that
 * was reported does not scroll.
 */
export function usePagedScroll({ pane, page, ready, onPage }: PagedScroll) {
  const shown = useRef<number | null>(null);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useEffectEvent(onPage);

  useLayoutEffect(() => {
    if (!ready || shown.current === page) return;
    // Asked for a page, what was only passed by is not told any more.
    clearTimeout(telling.current);
    shown.current = page;
    bring(pane.current, pane.current?.querySelector(`[data-page="${page}"]`) ?? null, MARGIN);
  }, [pane, page, ready]);

  useEffect(() => {
    const outer = pane.current;
    if (!outer || !ready) return;
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const now = pageInView(outer);
        if (now === null || now === shown.current) return;
        // The end of the pane may be reached before the last page stands at its top.
        const target = outer.querySelector(`[data-page="${shown.current}"]`)?.getBoundingClientRect();
        const atEnd = outer.scrollTop + outer.clientHeight >= outer.scrollHeight - 2;
        if (atEnd && target && target.top < outer.getBoundingClientRect().bottom && (shown.current ?? 0) > now) return;
        shown.current = now;
        clearTimeout(telling.current);
        telling.current = setTimeout(() => report(now), TOLD_AFTER);
      });
    };
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      outer.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      clearTimeout(telling.current);
    };
  }, [pane, ready]);

  /** Brings an element of a page into the upper part of the pane. */
  const reveal = (element: Element) => {
    const outer = pane.current;
    bring(outer, element, (outer?.clientHeight ?? 0) / 4);
    if (!outer) return;
    // Enlarged, a page is wider than the pane.
    const [box, room] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (box.left < room.left || box.left > room.right - MARGIN) outer.scrollBy(box.left - room.left - MARGIN, 0);
  };

  return { reveal };
}
