import type { RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { LoadedPage } from './load-pdf.ts';

/** More than two device pixels to one of ours cost memory and show nothing. */
const MAX_DENSITY = 2;
/** The most pixels that a phone's browser gives a canvas. */
const MAX_PIXELS = 2 ** 24;
/** How long a page must stay near before it is drawn, and a new size be kept, in milliseconds: both may only pass by. */
const BEFORE_FIRST = 30;
const BEFORE_AGAIN = 120;

/** A canvas keeps its memory until it is small. */
function free(canvas: Element): void {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * The picture of a page. At another scale the present picture is stretched until the new one is there.
 *
 * @param scale CSS pixels to a point
 */
export function PdfCanvas({ page, scale, className }: { page: LoadedPage; scale: number; className?: string }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const first = element.childElementCount === 0;
    let task: RenderTask | undefined;
    const draw = async () => {
      const canvas = document.createElement('canvas');
      canvas.className = 'absolute inset-0 size-full';
      const area = page.width * page.height * scale * scale;
      const density = Math.min(devicePixelRatio, MAX_DENSITY, Math.sqrt(MAX_PIXELS / area));
      const viewport = page.proxy.getViewport({ scale: scale * density });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      if (first) element.replaceChildren(canvas);
      try {
        task = page.proxy.render({ canvas, viewport });
        await task.promise;
        if (!first) {
          for (const old of element.children) free(old);
          element.replaceChildren(canvas);
        }
      } catch {
        // Scrolling past a page cancels its drawing; a page that cannot be drawn stays white and keeps its text.
        if (!canvas.isConnected) free(canvas);
      }
    };
    const timer = setTimeout(() => void draw(), first ? BEFORE_FIRST : BEFORE_AGAIN);
    return () => {
      clearTimeout(timer);
      task?.cancel();
    };
  }, [page, scale]);

  useEffect(() => {
    const element = box.current;
    return () => {
      for (const canvas of element?.children ?? []) free(canvas);
      page.proxy.cleanup();
    };
  }, [page]);

  return <div ref={box} aria-hidden="true" className={cx('absolute inset-0', className)} />;
}
