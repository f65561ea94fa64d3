import { useEffect } from 'react';
import type { GuidePage } from '../../../contract/library.ts';
import { cx } from '../../ui/cx.ts';
import { PassageText } from '../../ui/passage-text.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { markQuote } from './mark-quote.ts';
import type { Passage } from './use-guide.ts';
import { usePagedScroll } from './use-paged-scroll.ts';

interface TextViewProps {
  pages: readonly GuidePage[];
  page: number;
  /** The cited passage. */
  passage: Passage | null;
  onPage: (page: number) => void;
}

/** A guide as text: its pages below each other, the cited passage marked. */
export function TextView({ pages, page, passage: cited, onPage }: TextViewProps) {
  const { pane, reveal } = usePagedScroll({ page, ready: true, onPage });

  useEffect(() => {
    const found = cited && pane.current?.querySelector(`[data-passage="${CSS.escape(cited.passageId)}"]`);
    if (!found) return;
    reveal(found);
    return cited.quote === null ? undefined : markQuote(found, cited.quote);
  }, [pane, cited, reveal]);

  return (
    <ScrollPane ref={pane} label="Text of the guide" className="h-full">
      <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-8">
        {pages.map(({ page: number, passages }) => (
          <section key={number} data-page={number} aria-label={`Page ${number}`} className="pb-10">
            {pages.length > 1 ? (
              <p aria-hidden="true" className="figures mb-4 border-b border-line pb-1 text-small text-faint">
                {number}
              </p>
            ) : null}
            {passages.map((passage, index) => (
              <div
                key={passage.id}
                data-passage={passage.id}
                className={cx(
                  '-mx-4 border-l-2 px-4 py-2',
                  passage.id === cited?.passageId ? 'border-hue bg-hue-wash' : 'border-transparent',
                )}
              >
                {passage.heading !== null && passage.heading !== passages[index - 1]?.heading ? (
                  <h2 className="pt-2 pb-1 text-lead font-strong">{passage.heading}</h2>
                ) : null}
                <div className="text-[1rem] leading-7">
                  <PassageText text={passage.text} />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </ScrollPane>
  );
}
