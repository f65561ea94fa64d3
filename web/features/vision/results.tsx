import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { SearchOrder, SearchResult } from '../../../contract/vision.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Pager } from './pager.tsx';
import { areNear, countsOf, PAGE_SIZE, pageCount } from './pages.ts';
import { ResultCard } from './result-card.tsx';
import { ResultsHeading } from './results-heading.tsx';
import type { Opener } from './use-open-document.ts';
import type { PreviewPlace } from './use-preview-pane.ts';
import { type Found, guidesOn } from './use-search.ts';

const DocumentReadyDialog = lazyPart(() => import('./document-ready-dialog.tsx'));

interface ResultsProps {
  found: Found;
  page: number;
  opener: Opener;
  /** Where passages are read; null where there is no room beside the results. */
  pane: PreviewPlace | null;
  /** Resolves to whether the page is shown: something else may have been asked for meanwhile. */
  onPage: (page: number) => Promise<boolean>;
  /** The order that was asked for. */
  sort: SearchOrder;
  onSort: (sort: SearchOrder) => void;
  /** Searches for other words. */
  onSearch: (query: string) => void;
  /** Takes all filters back; absent where there are none. */
  onClear?: (() => void) | undefined;
  /** The way to ask for what is missing: a button where nothing was found, a link where something was. */
  renderRequest: (look: 'button' | 'link') => ReactNode;
}

/** The guides that were found, ten to a page. */
export function Results(props: ResultsProps) {
  const { found, page, opener, pane, sort, onSort, onSearch, onPage, onClear, renderRequest } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  // The field was disabled while the search ran, or a filter was taken away, and the focus is lost: go on where the results
  // begin.
  const settled = useRef<Found>(null);
  useEffect(() => {
    if (settled.current === found) return;
    settled.current = found;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [found]);

  if (found.documents.length === 0 && page === 1) {
    return (
      <EmptyState
        title="No documents found"
        sight="narrow"
        actions={
          <>
            {onClear ? <Button onClick={onClear}>Clear all filters</Button> : null}
            {renderRequest('button')}
          </>
        }
      >
        {found.note ? <p className="mb-1 wrap-anywhere text-ink">{found.note}</p> : null}
        <p>Try adjusting your search terms or using different keywords.</p>
      </EmptyState>
    );
  }

  const { following, results } = countsOf(found);
  const count = pageCount(results);
  const shown = guidesOn(page, found);
  const matching = shown.filter(({ follows }) => follows !== true);
  const below = shown.filter(({ follows }) => follows === true);
  const card = (result: SearchResult) => (
    <li key={result.id}>
      <ResultCard result={result} words={found.words || found.query} opener={opener} pane={pane} />
    </li>
  );
  const turn = async (next: number) => {
    const held = document.activeElement;
    // The heading goes while a slow page is searched for; its column stays.
    const column = heading.current?.closest('[data-results]');
    if (!(await onPage(next))) return;
    // Who has gone on to something else stays there.
    if (document.activeElement !== held && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    (heading.current ?? column)?.scrollIntoView({ block: 'start' });
  };

  return (
    <section aria-labelledby="results-title" className="@container">
      <ResultsHeading
        ref={heading}
        found={found}
        page={page}
        sort={sort}
        onSort={onSort}
        onSearch={onSearch}
        request={found.fromHistory ? null : renderRequest('link')}
      />
      <ol start={(page - 1) * PAGE_SIZE + 1} className="divide-y divide-line">
        {matching.map(card)}
      </ol>
      {below.length === 0 ? null : (
        <>
          <h3 className="figures border-t-2 border-edge pt-5 pb-1 text-soft">{belowText(following, areNear(found))}</h3>
          <ol className="divide-y divide-line">{below.map(card)}</ol>
        </>
      )}
      <div className="pt-6">
        <Pager page={page} count={count} onPage={(next) => void turn(next)} />
      </div>
      <p className="pt-6 text-small text-soft">Not what you were looking for? {renderRequest('link')}</p>
      <Suspense>
        {opener.ready ? <DocumentReadyDialog ready={opener.ready} onClose={opener.dismissReady} /> : null}
      </Suspense>
    </section>
  );
}

/** Of the guides that follow below the line. */
function belowText(count: number, isNear: boolean): string {
  const more = `${formatNumber(count)} more ${count === 1 ? 'guide' : 'guides'}`;
  if (isNear)
    return count === 1
      ? `${more} comes near: it differs, or doesn't say`
      : `${more} come near: they differ, or don't say`;
  return `${more} may match; ${count === 1 ? "it doesn't" : "they don't"} say`;
}
