import { Suspense, useState } from 'react';
import type { Guide } from '../../../contract/library.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { HtmlView } from './html-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { PdfViewProps } from './pdf-view-props.ts';
import type { ReaderView } from './reader-bar.tsx';
import { TextView } from './text-view.tsx';
import type { GuideText } from './use-guide.ts';

const PdfView = lazyPart(() => import('./pdf-view.tsx'));

interface GuideViewProps extends Omit<PdfViewProps, 'documentId' | 'onRetry'> {
  guide: Guide;
  shown: ReaderView;
  text: GuideText;
}

/** The part of the reader that is read: the original in the way of its format, or the text. */
export function GuideView({ guide, shown, text, ...view }: GuideViewProps) {
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
  const { page, passage, zoom, search, onPage } = view;
  if (text.pages !== undefined) {
    return <TextView text={text} pages={text.pages} {...{ page, passage, zoom, search, onPage }} />;
  }
  if (!text.failed) return <Loading className="h-full" />;
  return <ErrorState onRetry={text.fetchMore}>The text of this guide could not be loaded.</ErrorState>;
}
