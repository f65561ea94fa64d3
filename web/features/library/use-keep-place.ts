import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A point of a page, in shares of its size, and where it stands in the pane, in pixels. */
interface Place {
  page: string;
  across: number;
  down: number;
  x: number;
  y: number;
}

/** What stands at a point of the pane. */
function placeAt(pane: HTMLElement, x: number, y: number): Place | null {
  const outer = pane.getBoundingClientRect();
  for (const element of pane.querySelectorAll<HTMLElement>('[data-page]')) {
    const box = element.getBoundingClientRect();
    if (box.bottom - outer.top < y || box.height === 0) continue;
    return {
      page: element.dataset['page'] ?? '',
      across: (x - (box.left - outer.left)) / box.width,
      down: (y - (box.top - outer.top)) / box.height,
      x,
      y,
    };
  }
  return null;
}

/** Scrolls until a place stands where it stood. */
function bringBack(pane: HTMLElement, { page, across, down, x, y }: Place): void {
  const box = pane.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  if (!box) return;
  const outer = pane.getBoundingClientRect();
  pane.scrollBy(box.left - outer.left + across * box.width - x, box.top - outer.top + down * box.height - y);
}

/**
 * Keeps what is being read where it stands while pages change their size: what is in the middle when the zoom changes, what
 * is at the top when the window does.
 *
 * @param zoom another one for another zoom
 * @param room another one for another size of the pane
 * @returns `hold`, called before a zoom that is to keep another point of the pane
 */
export function useKeepPlace(pane: RefObject<HTMLElement | null>, zoom: string, room: string) {
  const places = useRef<{ top: Place | null; middle: Place | null }>({ top: null, middle: null });
  const held = useRef<Place | null>(null);
  const before = useRef({ zoom, room });

  const remember = useEffectEvent(() => {
    const outer = pane.current;
    if (!outer) return;
    places.current = {
      top: placeAt(outer, outer.clientWidth / 2, 0),
      middle: placeAt(outer, outer.clientWidth / 2, outer.clientHeight / 2),
    };
  });

  useLayoutEffect(() => {
    const outer = pane.current;
    const { top, middle } = places.current;
    const changed = before.current.zoom !== zoom ? middle : before.current.room === room ? null : top;
    const place = held.current ?? changed;
    if (outer && place) bringBack(outer, place);
    held.current = null;
    before.current = { zoom, room };
    remember();
  }, [pane, zoom, room]);

  useEffect(() => {
    const outer = pane.current;
    if (!outer) return;
    // What scrolled while this was being drawn has been told already.
    remember();
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        remember();
      });
    };
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      outer.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [pane]);

  /** Keeps the point of the pane that stands at these pixels of the window. */
  return (clientX: number, clientY: number) => {
    const outer = pane.current;
    const box = outer?.getBoundingClientRect();
    if (outer && box) held.current = placeAt(outer, clientX - box.left, clientY - box.top);
  };
}
