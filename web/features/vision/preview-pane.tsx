import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import { MatchingPassages } from './matching-passages.tsx';
import { cardId, PANE_ID, previewButtonId, type PreviewPlace } from './use-preview-pane.ts';

interface PreviewPaneProps {
  result: SearchResult;
  /** The words that were searched for; empty where only filters were. */
  words: string;
  pane: PreviewPlace;
}

/** Beside the results: the passages of one of them, drawn anew for another. Takes the focus, and gives it back to the card on the way out. */
export function PreviewPane({ result, words, pane }: PreviewPaneProps) {
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
      className="sticky top-(--above) max-h-[calc(100dvh-var(--above))] animate-enter self-start overflow-y-auto border-l border-line pb-6 pl-6"
    >
      <div className="mb-3 flex items-start gap-2">
        <h2 ref={title} tabIndex={-1} className="min-w-0 grow pt-1.5 text-lead leading-snug font-strong">
          {result.title}
        </h2>
        <IconButton label="Close the preview" side="left" icon={<CloseIcon size={18} />} onClick={close} />
      </div>
      <MatchingPassages result={result} words={words} />
    </aside>
  );
}
