import { memo, Suspense, useCallback, useId, useRef, type CSSProperties } from 'react';
import type { Citation, ThreadMessage } from '../../../contract/insight.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { Badge } from '../../ui/badge.tsx';
import { Mark } from '../../ui/mark.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { withoutMarkers } from './markers.ts';
import { Sources } from './sources.tsx';
import { useNotes } from './use-notes.ts';

const AnswerMarkdown = lazyPart(() => import('./answer-markdown.tsx'));

const NO_CITATIONS: readonly Citation[] = [];

interface AnswerProps {
  text: string;
  /** The stored answer; absent while it is being written. */
  message?: ThreadMessage | undefined;
  /** The question of the last answer, which can be asked once more. */
  again?: ThreadMessage | undefined;
  /** What the Engine did so far, while the answer is being written; absent once it is complete. */
  steps?: readonly string[] | undefined;
  /** The time now, in milliseconds. */
  now: number;
}

/** What BenJovi says: text with its sources. Drawn anew only when it changes: a long chat must stay quick. */
export const Answer = memo(function Answer({ text, message, again, steps, now }: AnswerProps) {
  const citations = message?.citations ?? NO_CITATIONS;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const noteId = useCallback((marker: number) => `${id}-${marker}`, [id]);
  const { lit, places, height } = useNotes(root, citations, noteId);
  const writing = steps !== undefined;
  return (
    <article
      id={message?.id}
      aria-label="BenJovi"
      aria-busy={writing}
      className="group grid grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <header className="flex min-h-6 items-center gap-2 text-small text-soft">
        <Mark size={18} />
        <span className="font-strong text-ink">BenJovi</span>
        {writing && text !== '' ? <Badge tone="hue">Typing...</Badge> : null}
      </header>
      {writing && text === '' ? <Thinking steps={steps} /> : null}
      <div
        ref={root}
        style={{ '--notes': `${height}px` } as CSSProperties}
        className="relative @min-[52rem]:min-h-(--notes) @min-[52rem]:pr-72"
      >
        <div className="answer min-w-0">
          <Suspense fallback={<p className="whitespace-pre-wrap">{withoutMarkers(text)}</p>}>
            {text === '' ? null : <AnswerMarkdown text={text} />}
          </Suspense>
        </div>
        <Sources citations={citations} messageId={message?.id} lit={lit} places={places} idPrefix={id} />
      </div>
      {message?.stopped === true ? <p className="text-small text-soft">Stopped</p> : null}
      {message === undefined ? null : <AnswerFoot message={message} again={again} now={now} />}
    </article>
  );
});

/** What is seen until the first word: bouncing dots, and what the Engine is doing. */
function Thinking({ steps }: { steps: readonly string[] }) {
  return (
    <output className="grid gap-2 py-1 text-soft">
      <span className="flex items-center gap-3">
        <span aria-hidden="true" className="flex gap-1">
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              style={{ animationDelay: `${dot * 140}ms` }}
              className="thinking-dot size-1.5 rounded-full bg-hue"
            />
          ))}
        </span>
        BenJovi is thinking...
      </span>
      {steps.map((step, index) => (
        <span key={index} className="border-l-2 border-line pl-3 text-small">
          {step}
        </span>
      ))}
    </output>
  );
}
