import { useEffect, useState, type RefObject } from 'react';

/** The size of the inside of an element, in CSS pixels; follows it. Nothing while the element is not there. */
export function useSize(element: RefObject<Element | null>, present: boolean): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watched = present ? element.current : null;
    if (!watched) return;
    const observer = new ResizeObserver(() => setSize({ width: watched.clientWidth, height: watched.clientHeight }));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, present]);
  return size;
}
