import { lazy, Suspense, useState } from 'react';
import type { Guide } from '../../../contract/library.ts';
import { toast } from '../../lib/toast.ts';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { HtmlView } from './html-view.tsx';
import { ReaderBar, type ReaderView } from './reader-bar.tsx';
import { TextView } from './text-view.tsx';
import { fileAddress, passageOf, useGuidePages } from './use-guide.ts';
import { useReaderKeys } from './use-reader-keys.ts';

const PdfView = lazy(() => import('./pdf-view.tsx'));

interface OpenGuideProps {
  guide: Guide;
  /** The page of the address; undefined when it names none. */
  page: number | undefined;
  passageId: string | undefined;
  onPage: (page: number) => void;
}

/** An unlocked guide: its original where a browser can show it, and its text. */
export function OpenGuide({ guide, page: asked, passageId, onPage }: OpenGuideProps) {
  const pages = useGuidePages(guide.id, true);
  const [view, setView] = useState<ReaderView>('original');
  const [zoom, setZoom] = useState(1);
  const [count, setCount] = useState(guide.pageCount);
  const passage = passageOf(pages.data, passageId);
  const page = Math.min(asked ?? passage?.page ?? 1, count);

  const go = (next: number) => {
    if (next >= 1 && next <= count) onPage(next);
  };
  useReaderKeys((step) => go(page + step));

  const pdf = guide.type === 'pdf';
  const framed = guide.type === 'html' || guide.type === 'web';
  const shown = pdf || framed ? view : 'text';

  const download = async () => {
    try {
      const url = new URL(await fileAddress(guide.id), location.origin);
      url.searchParams.set('download', '1');
      location.assign(url.href);
    } catch {
      toast({
        title: 'Error',
        description: 'The file could not be downloaded. Please try again.',
        tone: 'destructive',
      });
    }
  };
  const showTextInstead = () => {
    setView('text');
    toast({ title: 'Error', description: 'The original could not be shown. This is its text.', tone: 'destructive' });
  };

  return (
    <div className="flex h-full flex-col">
      <ReaderBar
        guide={guide}
        page={page}
        count={count}
        view={pdf || framed ? view : null}
        zoom={pdf && shown === 'original' ? zoom : null}
        onPage={go}
        onView={setView}
        onZoom={setZoom}
        onDownload={() => void download()}
      />
      <div className="min-h-0 grow">
        {shown === 'original' && pdf ? (
          <Suspense fallback={<Loading className="h-full" />}>
            <PdfView
              documentId={guide.id}
              page={page}
              passage={passage}
              zoom={zoom}
              onPage={onPage}
              onCount={setCount}
              onFailure={showTextInstead}
            />
          </Suspense>
        ) : null}
        {shown === 'original' && framed && !pages.isPending ? (
          <HtmlView documentId={guide.id} title={guide.title} passage={passage} onText={() => setView('text')} />
        ) : null}
        {shown === 'text' && pages.data ? (
          <TextView pages={pages.data} page={page} passageId={passageId} onPage={onPage} />
        ) : null}
        {pages.isPending && !(pdf && shown === 'original') ? <Loading className="h-full" /> : null}
        {pages.isError && shown === 'text' ? (
          <ErrorState onRetry={() => void pages.refetch()}>The text of this guide could not be loaded.</ErrorState>
        ) : null}
      </div>
    </div>
  );
}
