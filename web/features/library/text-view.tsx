import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GuidePage } from '../../../contract/library.ts';
import { cx } from '../../ui/cx.ts';
import { PassageText } from '../../ui/passage-text.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { highlight } from './highlights.ts';
import { rangeOfQuote } from './range-of-quote.ts';
import { useDocumentSearch } from './use-document-search.ts';
import type { Passage } from './use-guide.ts';
import type { GuideSearch } from './use-guide-search.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { usePagedScroll } from './use-paged-scroll.ts';
import { useSize } from './use-size.ts';
import { plainShare, type Zoom } from './zoom.ts';

interface TextViewProps {
  pages: readonly GuidePage[];
  page: number;
  /** The cited passage. */
  passage: Passage | null;
  zoom: Zoom;
  search: GuideSearch;
  onPage: (page: number) => void;
}

/** A guide as text: its pages below each other, the cited passage and what was searched for marked. */
export function TextView({ pages, page, passage: cited, zoom, search, onPage }: TextViewProps) {
  const pane = useRef<HTMLElement>(null);
  const { width } = useSize(pane, true);
  const { reveal } = usePagedScroll({ pane, page, ready: true, onPage });
  useKeepPlace(pane, String(zoom), String(width));
  const bring = useEffectEvent(reveal);
  const [root, setRoot] = useState<Element | null>(null);

  useEffect(() => {
    const found = cited && pane.current?.querySelector(`[data-passage="${CSS.escape(cited.passageId)}"]`);
    if (!found) return;
    bring(found);
    const range = cited.quote === null ? null : rangeOfQuote(found, cited.quote);
    return highlight(document, 'quote', range === null ? [] : [range]);
  }, [cited]);

  const topOf = (range: Range) => range.getBoundingClientRect().top - (pane.current?.getBoundingClientRect().top ?? 0);
  useDocumentSearch({
    search,
    root,
    isAhead: (range) => topOf(range) >= 0,
    reveal: (range) => {
      // A wide table scrolls by itself.
      range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const height = pane.current?.clientHeight ?? 0;
      const top = topOf(range);
      if (top < 48 || top > height - 96) pane.current?.scrollBy(0, top - height / 3);
    },
  });

  return (
    <ScrollPane ref={pane} label="Text of the guide" className="h-full [overflow-anchor:none]">
      <div ref={setRoot} className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-8" style={{ zoom: plainShare(zoom) }}>
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
