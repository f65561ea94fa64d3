import { useState } from 'react';
import type { Guide } from '../../../contract/library.ts';
import type { ReaderView } from './reader-bar.tsx';
import type { OpenDialog } from './reader-dialogs.tsx';
import { useCited } from './use-cited.ts';
import { useDarkPages } from './use-dark-pages.ts';
import { useFactsPanel } from './use-facts-panel.ts';
import { useFind } from './use-find.ts';
import { useGuideText } from './use-guide.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useThumbnails } from './use-thumbnails.ts';
import { useView } from './use-view.ts';
import { nextStep } from './zoom.ts';

/** Where in a guide the address is. */
export interface ReaderPlace {
  guide: Guide;
  /** The page of the address; undefined when it names none. */
  page: number | undefined;
  passageId: string | undefined;
  /** The fact whose quote is marked; see `factKey`. */
  fact: string | undefined;
  onPage: (page: number) => void;
}

export type Reader = ReturnType<typeof useReader>;

/** What the parts of the reader share, and what its keys do. */
export function useReader({ guide, page: asked, passageId, fact, onPage }: ReaderPlace) {
  const text = useGuideText(guide.id);
  const view = useView(guide);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [focusPage, setFocusPage] = useState(0);
  const { passage, jump } = useCited(guide.id, text, passageId, fact);
  const facts = useFactsPanel();
  const thumbnails = useThumbnails();
  const find = useFind();
  const darkPages = useDarkPages();
  const page = Math.min(asked ?? passage?.page ?? 1, view.count);

  const go = (next: number) => {
    if (next >= 1 && next <= view.count) onPage(next);
  };
  const show = (next: ReaderView) => {
    view.setView(next);
    // Each view has hits of its own.
    find.look(find.query);
  };
  const print = () => setDialog({ name: 'print' });
  const keys = () => setDialog({ name: 'keys' });
  useReaderKeys({
    onStep: (step) => go(page + step),
    onPageField: () => setFocusPage(focusPage + 1),
    onFacts: facts.toggle,
    onThumbnails: view.drawn ? thumbnails.toggle : null,
    onSearch: find.begin,
    onMatch: find.open ? find.step : null,
    onCloseSearch: find.open ? find.end : null,
    onZoom: (step) => view.setZoom(step === 0 ? 'auto' : nextStep(view.share, step)),
    onPrint: print,
    onKeys: keys,
  });

  return {
    guide,
    text,
    view,
    page,
    passage,
    jump,
    facts,
    thumbnails,
    find,
    darkPages,
    dialog,
    setDialog,
    focusPage,
    go,
    show,
    print,
    keys,
  };
}
