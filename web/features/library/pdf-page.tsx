import { memo, useRef, type CSSProperties, type RefObject } from 'react';
import type { LoadedPage } from './load-pdf.ts';
import { PdfCanvas } from './pdf-canvas.tsx';
import { PdfLinks } from './pdf-links.tsx';
import { PdfTextLayer, type PdfMarks } from './pdf-text-layer.tsx';
import { useNear } from './use-near.ts';

interface PdfPageProps extends PdfMarks {
  page: LoadedPage;
  number: number;
  /** CSS pixels to a point. */
  scale: number;
  /** The scrolling pane that the page stands in. */
  pane: RefObject<HTMLElement | null>;
  onOut: (url: string) => void;
  onWithin: (destination: unknown) => void;
}

/** One page. It is drawn while it is near the visible part of the pane, and forgotten when it is far from it. */
export const PdfPage = memo(function PdfPage({ page, number, scale, pane, onOut, onWithin, ...marks }: PdfPageProps) {
  const box = useRef<HTMLElement>(null);
  const near = useNear(box, pane, '60% 0px');
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
      {near ? (
        <>
          <PdfCanvas page={page} scale={scale} className="pdf-picture" />
          <PdfTextLayer page={page} {...marks} />
          <PdfLinks page={page} onOut={onOut} onWithin={onWithin} />
        </>
      ) : null}
    </section>
  );
});
