import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';

/** How far before the end of what is there the next part is fetched, in pixels. */
const AHEAD = 2000;

interface MoreTextProps {
  /** What scrolls. */
  pane: RefObject<HTMLElement | null>;
  onMore: () => void;
}

/** The end of the part of a text that is there: the next is fetched when it comes near, or is asked for. */
export function MoreText({ pane, onMore }: MoreTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const fetchMore = useEffectEvent(onMore);
  useEffect(() => {
    const end = place.current;
    if (end === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) fetchMore();
      },
      { root: pane.current, rootMargin: `${AHEAD}px` },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [pane]);
  return (
    <div ref={place} className="flex justify-center pb-10">
      <Button onClick={onMore}>Show more of the text</Button>
    </div>
  );
}
