import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GuidePage } from '../../../contract/library.ts';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { highlight } from './highlights.ts';
import { MoreText } from './more-text.tsx';
import { rangeOfQuote } from './range-of-quote.ts';
import { TextPage } from './text-page.tsx';
import { useDocumentSearch } from './use-document-search.ts';
import type { GuideText, Passage } from './use-guide.ts';
import type { GuideSearch } from './use-guide-search.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { usePagedScroll } from './use-paged-scroll.ts';
import { useSize } from './use-size.ts';
import { plainShare, type Zoom } from './zoom.ts';

interface TextViewProps {
  text: GuideText;
  /** Its pages as far as they are there. */
  pages: readonly GuidePage[];
  page: number;
  /** The cited passage. */
  passage: Passage | null;
  zoom: Zoom;
  search: GuideSearch;
  onPage: (page: number) => void;
}

/** A guide as text: its pages below each other, the cited passage and what was searched for marked. */
export function TextView({ text, pages, page, passage: cited, zoom, search, onPage }: TextViewProps) {
  const pane = useRef<HTMLElement>(null);
  const { width } = useSize(pane, true);
  const { hasMore } = text;
  // What is looked at may lie in a part that is still to come.
  const hasPage = !hasMore || (pages.at(-1)?.page ?? 0) >= page;
  const hasCited = cited === null || pages.some((one) => one.passages.some(({ id }) => id === cited.passageId));
  const size = pages.reduce((sum, one) => sum + one.passages.length, 0);
  const fetchBehind = useEffectEvent((passages: number) => {
    if (hasMore && passages === size) text.fetchMore();
  });
  useEffect(() => {
    if (!hasPage || !hasCited) fetchBehind(size);
  }, [hasPage, hasCited, size]);
  const { reveal } = usePagedScroll({ pane, page, ready: hasPage, onPage });
  useKeepPlace(pane, String(zoom), String(width));
  const bring = useEffectEvent(reveal);
  const [root, setRoot] = useState<Element | null>(null);

  useEffect(() => {
    const found = cited && hasCited && pane.current?.querySelector(`[data-passage="${CSS.escape(cited.passageId)}"]`);
    if (!found) return;
    bring(found);
    const range = cited.quote === null ? null : rangeOfQuote(found, cited.quote);
    return highlight(document, 'quote', range === null ? [] : [range]);
  }, [cited, hasCited]);

  const topOf = (range: Range) => range.getBoundingClientRect().top - (pane.current?.getBoundingClientRect().top ?? 0);
  useDocumentSearch({
    search,
    root,
    complete: !hasMore,
    size,
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
        {pages.map((one) => (
          <TextPage
            key={one.page}
            page={one}
            numbered={pages.length > 1}
            citedId={one.page === cited?.page ? cited.passageId : undefined}
          />
        ))}
        {hasMore ? <MoreText key={size} pane={pane} onMore={text.fetchMore} /> : null}
      </div>
    </ScrollPane>
  );
}
