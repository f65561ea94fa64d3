import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Guide, GuidePage } from '../../../contract/library.ts';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { HtmlView } from './html-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { PdfViewProps } from './pdf-view-props.ts';
import type { ReaderView } from './reader-bar.tsx';
import { TextView } from './text-view.tsx';

const PdfView = lazy(() => import('./pdf-view.tsx'));

interface GuideViewProps extends Omit<PdfViewProps, 'documentId' | 'onRetry'> {
  guide: Guide;
  shown: ReaderView;
  pages: UseQueryResult<GuidePage[]>;
}

/** The part of the reader that is read: the original in the way of its format, or the text. */
export function GuideView({ guide, shown, pages, ...view }: GuideViewProps) {
  const [attempt, setAttempt] = useState(0);
  if (shown === 'original' && guide.type === 'pdf') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PdfView key={attempt} documentId={guide.id} {...view} onRetry={() => setAttempt(attempt + 1)} />
      </Suspense>
    );
  }
  if (shown === 'original') {
    const { passage, zoom, search, dark, onOut, onText } = view;
    return <HtmlView documentId={guide.id} title={guide.title} {...{ passage, zoom, search, dark, onOut, onText }} />;
  }
  if (pages.isPending) return <Loading className="h-full" />;
  if (pages.isError) {
    return <ErrorState onRetry={() => void pages.refetch()}>The text of this guide could not be loaded.</ErrorState>;
  }
  const { page, passage, zoom, search, onPage } = view;
  return <TextView pages={pages.data} {...{ page, passage, zoom, search, onPage }} />;
}
