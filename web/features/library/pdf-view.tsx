import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Loading } from '../../ui/loader.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { loadPdf, type LoadedPdf } from './load-pdf.ts';
import './pdf.css';
import { PdfPage } from './pdf-page.tsx';
import { fileAddress, type Passage } from './use-guide.ts';
import { usePagedScroll } from './use-paged-scroll.ts';

/** The widest that a page is shown at 100%, in CSS pixels. */
const MAX_WIDTH = 860;

export interface PdfViewProps {
  documentId: string;
  page: number;
  passage: Passage | null;
  zoom: number;
  onPage: (page: number) => void;
  /** Told once how many pages there are. */
  onCount: (count: number) => void;
  onFailure: () => void;
}

/** The original PDF: all pages below each other, those near the visible part drawn. */
export default function PdfView({ documentId, page, passage, zoom, onPage, onCount, onFailure }: PdfViewProps) {
  const [pdf, setPdf] = useState<LoadedPdf | null>(null);
  const [share, setShare] = useState(0);
  const [width, setWidth] = useState(0);
  const { pane, reveal } = usePagedScroll({ page, ready: pdf !== null && width > 0, onPage });
  const counted = useEffectEvent(onCount);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    let left = false;
    let loaded: LoadedPdf | null = null;
    const load = async () => {
      loaded = await loadPdf(await fileAddress(documentId), setShare);
      if (left) loaded.destroy();
      else {
        counted(loaded.pages.length);
        setPdf(loaded);
      }
    };
    load().catch(() => {
      if (!left) failed();
    });
    return () => {
      left = true;
      loaded?.destroy();
    };
  }, [documentId]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);

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

  const room = Math.min(width - (width < 640 ? 16 : 64), MAX_WIDTH) * zoom;
  return (
    <ScrollPane ref={pane} label="Pages of the guide" className="h-full bg-sunken">
      {pdf === null ? (
        <Loading
          label={share > 0 && share < 1 ? `Loading… ${Math.round(share * 100)}%` : 'Loading…'}
          className="h-full"
        />
      ) : width === 0 ? null : (
        <div className="grid min-w-max gap-4 px-2 py-4 sm:px-8">
          {pdf.pages.map((one, index) => (
            <PdfPage
              key={index}
              page={one}
              number={index + 1}
              scale={room / one.width}
              passage={passage?.page === index + 1 ? passage : null}
              pane={pane}
              onMarked={onMarked}
            />
          ))}
        </div>
      )}
    </ScrollPane>
  );
}
