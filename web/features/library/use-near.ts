import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in the visible part of the pane that it scrolls in, or near it.
 *
 * @param margin how far around the pane is still near, as in CSS
 */
export function useNear(element: RefObject<Element | null>, pane: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: pane.current,
      rootMargin: margin,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, pane, margin]);
  return near;
}
