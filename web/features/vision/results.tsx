import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useBalance } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Pager } from './pager.tsx';
import { PAGE_SIZE, pageCount } from './pages.ts';
import { ResultCard } from './result-card.tsx';
import { useOpenDocument } from './use-open-document.ts';
import type { PreviewPlace } from './use-preview-pane.ts';
import { type Found, guidesOn } from './use-search.ts';

const DocumentReadyDialog = lazy(() => import('./document-ready-dialog.tsx'));

interface ResultsProps {
  found: Found;
  page: number;
  /** What opening a guide costs, in credits; undefined while it is not known. */
  price: number | undefined;
  /** Where passages are read; null where there is no room beside the results. */
  pane: PreviewPlace | null;
  /** Resolves to whether the page is shown: something else may have been asked for meanwhile. */
  onPage: (page: number) => Promise<boolean>;
  /** Takes all filters back; absent where there are none. */
  onClear?: (() => void) | undefined;
  /** The way to ask for what is missing: a button where nothing was found, a link where something was. */
  renderRequest: (look: 'button' | 'link') => ReactNode;
}

/** The guides that were found, ten to a page. */
export function Results({ found, page, price, pane, onPage, onClear, renderRequest }: ResultsProps) {
  const balance = useBalance();
  const viewed = useCall('GET /api/documents/history').data;
  const { open, opening, openedId, ready, dismissReady } = useOpenDocument(price);
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
        Try adjusting your search terms or using different keywords.
      </EmptyState>
    );
  }

  const total = found.fullResultsIncluded ? found.documents.length : found.totalResults;
  const count = pageCount(total);
  const unlockedIds = new Set(viewed?.map(({ documentId }) => documentId));
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
      <div className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-3">
        <h2 ref={heading} id="results-title" tabIndex={-1} className="figures scroll-mt-24 text-soft">
          <span className="font-strong text-ink">{formatNumber(total)}</span> {total === 1 ? 'guide' : 'guides'}
        </h2>
        {found.fromHistory ? <Badge>From history</Badge> : null}
        {count > 1 ? (
          <span className="figures ml-auto text-small text-soft">
            Page {page} of {formatNumber(count)}
          </span>
        ) : null}
        {found.note ? (
          <p className="w-full text-small text-soft">
            {found.note} {found.fromHistory ? null : renderRequest('link')}
          </p>
        ) : null}
      </div>
      <ol start={(page - 1) * PAGE_SIZE + 1} className="divide-y divide-line">
        {guidesOn(page, found).map((result) => (
          <li key={result.id}>
            <ResultCard
              result={result}
              words={found.words || found.query}
              price={price}
              balance={balance}
              unlocked={result.unlocked || unlockedIds.has(result.id)}
              opening={opening.has(result.id)}
              highlighted={openedId === result.id}
              pane={pane}
              onOpen={() => void open(result)}
            />
          </li>
        ))}
      </ol>
      <div className="pt-6">
        <Pager page={page} count={count} onPage={(next) => void turn(next)} />
      </div>
      <p className="pt-6 text-small text-soft">Not what you were looking for? {renderRequest('link')}</p>
      <Suspense>{ready ? <DocumentReadyDialog ready={ready} onClose={dismissReady} /> : null}</Suspense>
    </section>
  );
}
