import { Suspense, type ReactNode } from 'react';
import type { Fact } from '../../../contract/facts.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { FindBar } from './find-bar.tsx';
import { GuideView } from './guide-view.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderDialogs } from './reader-dialogs.tsx';
import { useDownload } from './use-download.ts';
import { useReader, type Reader, type ReaderPlace } from './use-reader.ts';

const FactsPanel = lazyPart(() => import('./facts-panel.tsx'));

interface OpenGuideProps extends ReaderPlace {
  onFact: (fact: Fact) => void;
  /** What else can be done with the guide: icon buttons for the bar. */
  actions?: ReactNode;
}

/** An unlocked guide: its original where a browser can show it, its text, and what helps to read them. */
export function OpenGuide({ onFact, actions, ...place }: OpenGuideProps) {
  const reader = useReader(place);
  const { guide, find, dialog, setDialog } = reader;
  return (
    <div className="flex h-full flex-col">
      <Bar reader={reader} actions={actions} />
      {find.open ? (
        <FindBar
          query={find.query}
          search={find.search}
          focus={find.focus}
          onQuery={find.look}
          onStep={find.step}
          onClose={find.end}
        />
      ) : null}
      <div className="flex min-h-0 grow">
        <div data-guide className="min-w-0 grow">
          <Pages reader={reader} onPage={place.onPage} />
        </div>
        <Suspense fallback={<RoomForFacts facts={reader.facts} />}>
          <Facts reader={reader} current={place.fact} onFact={onFact} />
        </Suspense>
      </div>
      <ReaderDialogs guide={guide} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

function Bar({ reader, actions }: { reader: Reader; actions: ReactNode }) {
  const { guide, page, view, find, facts, thumbnails, darkPages } = reader;
  const { hasOriginal, drawn, zoom } = view;
  const download = useDownload(guide.id);
  return (
    <ReaderBar
      guide={guide}
      page={page}
      count={view.count}
      view={hasOriginal ? view.shown : null}
      zoom={drawn || typeof zoom === 'number' ? zoom : 'auto'}
      share={view.share}
      fits={drawn}
      thumbnails={drawn ? thumbnails.shown !== null : null}
      searching={find.open}
      factsOpen={facts.open}
      dark={hasOriginal ? darkPages.dark : null}
      focusPage={reader.focusPage}
      onPage={reader.go}
      onView={reader.show}
      onZoom={view.setZoom}
      onThumbnails={thumbnails.toggle}
      onSearch={find.open ? find.end : find.begin}
      onFacts={facts.toggle}
      onDownload={download}
      onPrint={reader.print}
      onKeys={reader.keys}
      onDark={darkPages.setDark}
      actions={actions}
    />
  );
}

function Pages({ reader, onPage }: { reader: Reader; onPage: (page: number) => void }) {
  const { guide, text, view, page, passage, find, thumbnails, darkPages } = reader;
  return (
    <GuideView
      guide={guide}
      shown={view.shown}
      text={text}
      page={page}
      passage={passage}
      zoom={view.zoom}
      search={find.search}
      thumbnails={thumbnails.shown}
      dark={darkPages.dark === true}
      onPage={onPage}
      onZoom={view.setZoom}
      onShare={view.setPdfShare}
      onCount={view.setCount}
      onCloseThumbnails={thumbnails.closeSheet}
      onOut={(url) => reader.setDialog({ name: 'link', url })}
      onText={() => reader.show('text')}
    />
  );
}

/** The panel's width, while its file is on its way: the pages stay where they are. */
function RoomForFacts({ facts: { open, wide } }: Pick<Reader, 'facts'>) {
  return open && wide ? <div className="w-88 shrink-0 border-l border-line" /> : null;
}

interface FactsProps {
  reader: Reader;
  current: string | undefined;
  onFact: (fact: Fact) => void;
}

/** What the guide states, where it is in view. On a small screen it makes room for the place that a fact leads to. */
function Facts({ reader: { guide, facts, jump }, current, onFact }: FactsProps) {
  if (!facts.open) return null;
  return (
    <FactsPanel
      documentId={guide.id}
      current={current}
      wide={facts.wide}
      onClose={facts.toggle}
      onJump={(to) => {
        if (!facts.wide) facts.toggle();
        jump();
        onFact(to);
      }}
    />
  );
}
