import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { MatchingPassages } from './matching-passages.tsx';
import { OpenButton } from './open-button.tsx';
import type { Opener } from './use-open-document.ts';
import { cardId, PANE_ID, previewButtonId, type PreviewPlace } from './use-preview-pane.ts';

const TITLE_ID = `${PANE_ID}-title`;

interface PreviewPaneProps {
  result: SearchResult;
  /** The words that were searched for; empty where only filters were. */
  words: string;
  opener: Opener;
  pane: PreviewPlace;
}

/** Beside the results: the passages of one of them, drawn anew for another. Takes the focus, and gives it back to the card on the way out. */
export function PreviewPane({ result, words, opener, pane }: PreviewPaneProps) {
  const whole = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  const close = () => {
    const hadFocus = whole.current?.contains(document.activeElement);
    pane.show(null);
    if (!hadFocus) return;
    // A guide that was unlocked meanwhile has no passage to read any more, only the way in.
    const back =
      document.getElementById(previewButtonId(result.id)) ??
      document.getElementById(cardId(result.id))?.closest('article')?.querySelector('button');
    back?.focus({ preventScroll: true });
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // Dialogs and fields have their own use for the key.
    const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement;
    if (event.key === 'Escape' && !isTaken) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return (
    <aside
      ref={whole}
      id={PANE_ID}
      aria-label="Preview"
      className="sticky top-[calc(var(--above)+1.5rem)] flex max-h-[calc(100dvh-var(--above)-3rem)] min-w-0 animate-enter flex-col self-start rounded-card border border-line bg-raised shadow-card"
    >
      <div className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="min-w-0 grow py-2 leading-snug font-strong">
          {result.title}
        </h2>
        <IconButton label="Close the preview" side="left" icon={<CloseIcon size={18} />} onClick={close} />
      </div>
      <ScrollPane label="Passage" className="min-h-0 grow px-5 py-4">
        <MatchingPassages result={result} words={words} />
      </ScrollPane>
      <div className="border-t border-line p-3">
        <OpenButton guide={result} opener={opener} titleId={TITLE_ID} />
      </div>
    </aside>
  );
}
