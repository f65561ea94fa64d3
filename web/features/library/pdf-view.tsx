import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FailureState } from './guide-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import './pdf.css';
import { PdfPages } from './pdf-pages.tsx';
import { PdfThumbnails } from './pdf-thumbnails.tsx';
import type { PdfViewProps } from './pdf-view-props.ts';
import { usePagedScroll } from './use-paged-scroll.ts';
import { usePdf } from './use-pdf.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import { useSize } from './use-size.ts';

/** The original PDF: all pages below each other, those near the visible part drawn. */
export default function PdfView(props: PdfViewProps) {
  const { documentId, page, thumbnails, search, dark, onPage } = props;
  const { pdf, share, failure } = usePdf(documentId);
  const pane = useRef<HTMLElement>(null);
  const room = useSize(pane, failure === null);
  const { reveal } = usePagedScroll({ pane, page, ready: pdf !== null && room.width > 0, onPage });
  const found = usePdfSearch(pdf, search, page);
  const counted = useEffectEvent(props.onCount);

  useEffect(() => {
    if (pdf !== null) counted(pdf.pages.length);
  }, [pdf]);

  if (failure !== null) return <FailureState failure={failure} onRetry={props.onRetry} onText={props.onText} />;
  return (
    <div className={cx('flex h-full', dark && 'pdf-dark')}>
      {pdf !== null && thumbnails === 'rail' ? (
        <PdfThumbnails pages={pdf.pages} page={page} onPage={onPage} className="w-36 shrink-0 border-r border-line" />
      ) : null}
      <ScrollPane
        ref={pane}
        label="Pages of the guide"
        className="h-full min-w-0 grow touch-pan-x touch-pan-y bg-sunken [overflow-anchor:none]"
      >
        {pdf === null ? (
          <PageSkeleton share={share} />
        ) : room.width === 0 ? null : (
          <PdfPages {...props} pdf={pdf} room={room} pane={pane} reveal={reveal} found={found} />
        )}
      </ScrollPane>
      {pdf !== null && thumbnails === 'sheet' ? (
        <Sheet title="Pages" closeLabel="Close the pages" width="wide" tool="vision" onClose={props.onCloseThumbnails}>
          <div data-thumbnails className="flex min-h-16 items-center px-5 font-strong" aria-hidden="true">
            Pages
          </div>
          <PdfThumbnails
            pages={pdf.pages}
            page={page}
            onPage={(next) => {
              props.onCloseThumbnails();
              onPage(next);
            }}
            className="min-h-0 grow"
          />
        </Sheet>
      ) : null}
    </div>
  );
}
