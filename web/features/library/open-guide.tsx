import { Suspense, useState, type ReactNode } from 'react';
import type { Fact } from '../../../contract/facts.ts';
import type { Guide } from '../../../contract/library.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { FindBar } from './find-bar.tsx';
import { GuideView } from './guide-view.tsx';
import { ReaderBar, type ReaderView } from './reader-bar.tsx';
import { useCited } from './use-cited.ts';
import { useDarkPages } from './use-dark-pages.ts';
import { useDownload } from './use-download.ts';
import { useFactsPanel } from './use-facts-panel.ts';
import { useGuideText } from './use-guide.ts';
import { useGuideSearch } from './use-guide-search.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useThumbnails } from './use-thumbnails.ts';
import { nextStep, plainShare, type Zoom } from './zoom.ts';

const FactsPanel = lazyPart(() => import('./facts-panel.tsx'));
const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'));
const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));
const PrintDialog = lazyPart(() => import('./print-dialog.tsx'));

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

type OpenDialog = { name: 'keys' } | { name: 'print' } | { name: 'link'; url: string };

/** An unlocked guide: its original where a browser can show it, its text, and what helps to read them. */
export function OpenGuide({ guide, page: asked, passageId, fact, onPage, onFact, actions }: OpenGuideProps) {
  const text = useGuideText(guide.id);
  const [view, setView] = useState<ReaderView>('original');
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [pdfShare, setPdfShare] = useState(1);
  const [count, setCount] = useState(guide.pageCount);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [focusPage, setFocusPage] = useState(0);
  const [focusSearch, setFocusSearch] = useState(0);
  const { passage, jump } = useCited(guide.id, text, passageId, fact);
  const facts = useFactsPanel();
  const thumbnails = useThumbnails();
  const find = useGuideSearch();
  const { dark, setDark } = useDarkPages();
  const download = useDownload(guide.id);
  const page = Math.min(asked ?? passage?.page ?? 1, count);

  const pdf = guide.type === 'pdf';
  const hasOriginal = pdf || guide.type === 'html' || guide.type === 'web' || guide.type === 'docx';
  const shown = hasOriginal ? view : 'text';
  const drawn = pdf && shown === 'original';
  const share = drawn ? pdfShare : plainShare(zoom);

  const go = (next: number) => {
    if (next >= 1 && next <= count) onPage(next);
  };
  const show = (next: ReaderView) => {
    setView(next);
    // Each view has hits of its own.
    find.look(find.query);
  };
  const openSearch = () => {
    find.setOpen(true);
    setFocusSearch((times) => times + 1);
  };
  const closeSearch = () => {
    find.setOpen(false);
    document.querySelector<HTMLElement>('[data-guide] [tabindex="0"], [data-guide] iframe')?.focus();
  };
  const print = () => setDialog({ name: 'print' });
  const keys = () => setDialog({ name: 'keys' });
  const close = () => setDialog(null);
  useReaderKeys({
    onStep: (step) => go(page + step),
    onPageField: () => setFocusPage(focusPage + 1),
    onFacts: facts.toggle,
    onThumbnails: drawn ? thumbnails.toggle : null,
    onSearch: openSearch,
    onMatch: find.open ? find.step : null,
    onCloseSearch: find.open ? closeSearch : null,
    onZoom: (step) => setZoom(step === 0 ? 'auto' : nextStep(share, step)),
    onPrint: print,
    onKeys: keys,
  });

  return (
    <div className="flex h-full flex-col">
      <ReaderBar
        guide={guide}
        page={page}
        count={count}
        view={hasOriginal ? view : null}
        zoom={drawn ? zoom : typeof zoom === 'number' ? zoom : 'auto'}
        share={share}
        fits={drawn}
        thumbnails={drawn ? thumbnails.shown !== null : null}
        searching={find.open}
        factsOpen={facts.open}
        dark={hasOriginal ? dark : null}
        focusPage={focusPage}
        onPage={go}
        onView={show}
        onZoom={setZoom}
        onThumbnails={thumbnails.toggle}
        onSearch={find.open ? closeSearch : openSearch}
        onFacts={facts.toggle}
        onDownload={download}
        onPrint={print}
        onKeys={keys}
        onDark={setDark}
        actions={actions}
      />
      {find.open ? (
        <FindBar
          query={find.query}
          search={find.search}
          focus={focusSearch}
          onQuery={find.look}
          onStep={find.step}
          onClose={closeSearch}
        />
      ) : null}
      <div className="flex min-h-0 grow">
        <div data-guide className="min-w-0 grow">
          <GuideView
            guide={guide}
            shown={shown}
            text={text}
            page={page}
            passage={passage}
            zoom={zoom}
            search={find.search}
            thumbnails={thumbnails.shown}
            dark={dark === true}
            onPage={onPage}
            onZoom={setZoom}
            onShare={setPdfShare}
            onCount={setCount}
            onCloseThumbnails={thumbnails.closeSheet}
            onOut={(url) => setDialog({ name: 'link', url })}
            onText={() => show('text')}
          />
        </div>
        <Suspense>
          {facts.open ? (
            <FactsPanel
              documentId={guide.id}
              current={fact}
              wide={facts.wide}
              onClose={facts.toggle}
              onJump={(to) => {
                if (!facts.wide) facts.toggle();
                jump();
                onFact(to);
              }}
            />
          ) : null}
        </Suspense>
      </div>
      <Suspense>
        {dialog?.name === 'keys' ? <KeysDialog onClose={close} /> : null}
        {dialog?.name === 'print' ? <PrintDialog documentId={guide.id} isPdf={pdf} onClose={close} /> : null}
        {dialog?.name === 'link' ? <LinkDialog url={dialog.url} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
