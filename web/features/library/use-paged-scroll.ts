import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What is left free above a page that is scrolled to, in pixels. */
const MARGIN = 16;

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

interface PagedScroll {
  page: number;
  /** False while there are no pages yet. */
  ready: boolean;
  onPage: (page: number) => void;
}

/**
 * Ties a pane of pages to a page number: a new number scrolls there, and scrolling reports the page in view. A number that
 * was reported does not scroll. The pane is the element that gets the returned ref.
 */
export function usePagedScroll({ page, ready, onPage }: PagedScroll) {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef<number | null>(null);
  const report = useEffectEvent(onPage);

  /** Scrolls until the element stands so many pixels below the top of the pane. */
  const bring = useCallback((element: Element | null, below: number) => {
    const outer = pane.current;
    if (!outer || !element) return;
    outer.scrollBy(0, element.getBoundingClientRect().top - outer.getBoundingClientRect().top - below);
  }, []);

  useLayoutEffect(() => {
    if (!ready || shown.current === page) return;
    shown.current = page;
    bring(pane.current?.querySelector(`[data-page="${page}"]`) ?? null, MARGIN);
  }, [page, ready, bring]);

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
        report(now);
      });
    };
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      outer.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ready]);

  /** Brings an element of a page into the upper part of the pane. */
  const reveal = useCallback((element: Element) => bring(element, (pane.current?.clientHeight ?? 0) / 4), [bring]);

  return { pane, reveal };
}
