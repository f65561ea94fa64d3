import { TextLayer } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { findQuote } from './find-passage.ts';
import type { LoadedPage } from './load-pdf.ts';
import type { Passage } from './use-guide.ts';

/** More than two device pixels to one of ours cost memory and show nothing. */
const MAX_DENSITY = 2;

interface PdfPageProps {
  page: LoadedPage;
  number: number;
  /** CSS pixels for one unit of the page. */
  scale: number;
  /** The cited passage, when it is on this page. */
  passage: Passage | null;
  /** The scrolling pane that the page stands in. */
  pane: React.RefObject<HTMLElement | null>;
  /** Called with the first marked line, once it can be seen. */
  onMarked: (line: HTMLElement) => void;
}

/** One page. It is drawn while it is near the visible part of the pane, and forgotten when it is far from it. */
export function PdfPage({ page, number, scale, passage, pane, onMarked }: PdfPageProps) {
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: pane.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);

  return (
    <section
      ref={box}
      data-page={number}
      aria-label={`Page ${number}`}
      className="relative mx-auto bg-white shadow-card ring-1 ring-line"
      style={
        {
          width: Math.round(page.width * scale),
          height: Math.round(page.height * scale),
          '--total-scale-factor': scale,
        } as CSSProperties
      }
    >
      {near ? <Drawn page={page} scale={scale} passage={passage} onMarked={onMarked} /> : null}
    </section>
  );
}

type DrawnProps = Pick<PdfPageProps, 'page' | 'scale' | 'passage' | 'onMarked'>;

function Drawn({ page, scale, passage, onMarked }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const marked = useEffectEvent(onMarked);
  const words = passage?.text ?? null;
  const quote = passage?.quote ?? null;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    const viewport = page.proxy.getViewport({ scale: scale * density });
    element.width = Math.floor(viewport.width);
    element.height = Math.floor(viewport.height);
    const task = page.proxy.render({ canvas: element, viewport });
    // Scrolling past a page cancels its drawing; a page that cannot be drawn stays white and keeps its text.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page, scale]);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const container = document.createElement('div');
    container.className = 'pdf-text';
    element.replaceChildren(container);
    const layer = new TextLayer({
      textContentSource: page.proxy.streamTextContent(),
      container,
      viewport: page.proxy.getViewport({ scale }),
    });
    const mark = async () => {
      await layer.render();
      if (words === null) return;
      const lines = findQuote(layer.textContentItemsStr, words, quote).map((index) => layer.textDivs[index]);
      for (const line of lines) line?.classList.add('cited');
      if (lines[0]) marked(lines[0]);
    };
    // Scrolling past a page cancels its text too.
    mark().catch(() => undefined);
    return () => layer.cancel();
  }, [page, scale, words, quote]);

  return (
    <>
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      <div ref={text} />
    </>
  );
}
