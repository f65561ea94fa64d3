import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Fact } from '../../../contract/facts.ts';
import type { Guide } from '../../../contract/library.ts';
import { toast } from '../../lib/toast.ts';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { HtmlView } from './html-view.tsx';
import { ReaderBar, type ReaderView } from './reader-bar.tsx';
import { TextView } from './text-view.tsx';
import { useCited } from './use-cited.ts';
import { useFactsPanel } from './use-facts-panel.ts';
import { fileAddress, useGuidePages } from './use-guide.ts';
import { useReaderKeys } from './use-reader-keys.ts';

const PdfView = lazy(() => import('./pdf-view.tsx'));
const FactsPanel = lazy(() => import('./facts-panel.tsx'));

interface OpenGuideProps {
  guide: Guide;
  /** The page of the address; undefined when it names none. */
  page: number | undefined;
  passageId: string | undefined;
  /** The fact whose quote is marked; see `factKey`. */
  fact: string | undefined;
  onPage: (page: number) => void;
  onFact: (fact: Fact) => void;
  /** What else can be done with the guide: icon buttons for the bar. */
  actions?: ReactNode;
}

/** An unlocked guide: its original where a browser can show it, and its text. */
export function OpenGuide({ guide, page: asked, passageId, fact, onPage, onFact, actions }: OpenGuideProps) {
  const pages = useGuidePages(guide.id, true);
  const [view, setView] = useState<ReaderView>('original');
  const [zoom, setZoom] = useState(1);
  const [count, setCount] = useState(guide.pageCount);
  const { passage, jump } = useCited(guide.id, pages.data, passageId, fact);
  const panel = useFactsPanel();
  const page = Math.min(asked ?? passage?.page ?? 1, count);

  const go = (next: number) => {
    if (next >= 1 && next <= count) onPage(next);
  };
  useReaderKeys((step) => go(page + step), panel.toggle);

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
        factsOpen={panel.open}
        onFacts={panel.toggle}
        actions={actions}
      />
      <div className="flex min-h-0 grow">
        <div className="min-w-0 grow">
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
            <TextView pages={pages.data} page={page} passage={passage} onPage={onPage} />
          ) : null}
          {pages.isPending && !(pdf && shown === 'original') ? <Loading className="h-full" /> : null}
          {pages.isError && shown === 'text' ? (
            <ErrorState onRetry={() => void pages.refetch()}>The text of this guide could not be loaded.</ErrorState>
          ) : null}
        </div>
        <Suspense>
          {panel.open ? (
            <FactsPanel
              documentId={guide.id}
              current={fact}
              wide={panel.wide}
              onClose={panel.toggle}
              onJump={(to) => {
                if (!panel.wide) panel.toggle();
                jump();
                onFact(to);
              }}
            />
          ) : null}
        </Suspense>
      </div>
    </div>
  );
}
