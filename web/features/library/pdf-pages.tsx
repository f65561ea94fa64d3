import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { LoadedPdf } from './load-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PdfViewProps } from './pdf-view-props.ts';
import type { Hit } from './search-text.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { spotOf, type PageHit } from './use-pdf-search.ts';
import { usePinch } from './use-pinch.ts';
import { useStable } from './use-stable.ts';
import { scaleOf, shareOf, withinZoom } from './zoom.ts';

interface PdfPagesProps extends Pick<
  PdfViewProps,
  'page' | 'passage' | 'zoom' | 'onPage' | 'onZoom' | 'onShare' | 'onOut'
> {
  pdf: LoadedPdf;
  /** The size of the pane, in CSS pixels. */
  room: { width: number; height: number };
  pane: RefObject<HTMLElement | null>;
  reveal: (element: Element) => void;
  found: { byPage: ReadonlyMap<number, readonly Hit[]>; currentHit: PageHit | null };
}

const NO_HITS: readonly Hit[] = [];

/** The pages of a PDF below each other, at a scale each, with what is marked on them. */
export function PdfPages({ pdf, room, pane, reveal, found, page, passage, zoom, ...on }: PdfPagesProps) {
  const { onPage, onOut } = on;
  const narrow = room.width < 640;
  const free = { width: room.width - (narrow ? 16 : 64), height: room.height - 32 };
  const first = pdf.pages[page - 1] ?? pdf.pages[0];
  const share = first === undefined ? 1 : shareOf(scaleOf(zoom, first, free));
  const hold = useKeepPlace(pane, String(zoom), `${room.width} ${room.height}`);

  const shared = useEffectEvent(on.onShare);
  useEffect(() => shared(share), [share]);

  usePinch(pane, (factor, x, y) => {
    const next = withinZoom(share * factor);
    if (next === share) return;
    hold(x, y);
    on.onZoom(next);
  });

  /** The passage is brought into view once; afterwards the reader decides. */
  const revealed = useRef<string | null>(null);
  const onMarked = (line: HTMLElement) => {
    if (passage === null || revealed.current === passage.id) return;
    revealed.current = passage.id;
    reveal(line);
  };
  const markedAgain = useEffectEvent(onMarked);
  const asked = passage?.id;
  useEffect(() => {
    // Asked for again, it is marked already.
    const line = asked === undefined ? null : pane.current?.querySelector('.cited');
    if (line instanceof HTMLElement) markedAgain(line);
  }, [pane, asked]);

  const { currentHit } = found;
  const scaleAt = useEffectEvent((number: number) => {
    const one = pdf.pages[number - 1];
    return one === undefined ? 1 : scaleOf(zoom, one, free);
  });
  useEffect(() => {
    if (currentHit === null) return;
    let left = false;
    const show = async () => {
      const spot = await spotOf(pdf, currentHit);
      const outer = pane.current;
      const box = outer?.querySelector(`[data-page="${currentHit.page}"]`)?.getBoundingClientRect();
      if (left || !outer || !box) return;
      const scale = scaleAt(currentHit.page);
      bringIntoView(outer, box.left + spot.x * scale, box.top + spot.y * scale);
    };
    void show();
    return () => {
      left = true;
    };
  }, [pdf, pane, currentHit]);

  const follow = async (destination: unknown) => {
    const target = await pdf.pageOfLink(destination);
    if (target !== null) onPage(target);
  };

  // Of 300 pages only those that change are drawn again.
  const marked = useStable(onMarked);
  const out = useStable(onOut);
  const within = useStable((destination: unknown) => void follow(destination));

  return (
    <div className="grid min-w-max gap-4 px-[8px] py-4 sm:px-[32px]">
      {pdf.pages.map((one, index) => (
        <PdfPage
          key={index}
          page={one}
          number={index + 1}
          scale={scaleOf(zoom, one, free)}
          passage={passage?.page === index + 1 ? passage : null}
          hits={found.byPage.get(index + 1) ?? NO_HITS}
          currentHit={currentHit?.page === index + 1 ? currentHit.hit : null}
          pane={pane}
          onMarked={marked}
          onOut={out}
          onWithin={within}
        />
      ))}
    </div>
  );
}

/** Scrolls a point of the window into the pane, unless it stands well within it. */
function bringIntoView(pane: HTMLElement, x: number, y: number): void {
  const outer = pane.getBoundingClientRect();
  const [across, down] = [x - outer.left, y - outer.top];
  const seen = down > 48 && down < pane.clientHeight - 48;
  const beside = across < 0 || across > pane.clientWidth - 80;
  pane.scrollBy(beside ? across - pane.clientWidth / 4 : 0, seen ? 0 : down - pane.clientHeight / 3);
}
