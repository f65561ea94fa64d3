import type { ReactNode, Ref } from 'react';
import type { SearchOrder } from '../../../contract/vision.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Corrections } from './corrections.tsx';
import { areNear, countsOf, pageCount } from './pages.ts';
import { SortControl, VALUE_HINT } from './sort-control.tsx';
import type { Found } from './use-search.ts';

interface ResultsHeadingProps {
  found: Found;
  page: number;
  /** The order that was asked for. */
  sort: SearchOrder;
  onSort: (sort: SearchOrder) => void;
  /** Searches for other words. */
  onSearch: (query: string) => void;
  /** The way to ask for what is missing; absent where that makes no sense. */
  request: ReactNode;
  ref: Ref<HTMLHeadingElement>;
}

/** Above the results: how many there are, in which order, and what was made of the words. */
export function ResultsHeading({ found, page, sort, onSort, onSearch, request, ref }: ResultsHeadingProps) {
  const { guides, following, results } = countsOf(found);
  const count = pageCount(results);
  return (
    <div className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-3">
      <h2 ref={ref} id="results-title" tabIndex={-1} className="figures scroll-mt-24 text-soft">
        <span className="font-strong text-ink">{formatNumber(guides)}</span> {guides === 1 ? 'guide' : 'guides'}
      </h2>
      {following === 0 && results < guides ? (
        <span className="figures -ml-1.5 text-soft">
          of {formatNumber(results)} {results === 1 ? 'employer' : 'employers'}
        </span>
      ) : null}
      {following > 0 ? (
        <span className="figures -ml-1.5 text-soft">
          and {formatNumber(following)} more that{' '}
          {areNear(found) ? (following === 1 ? 'comes near' : 'come near') : 'may match'}
        </span>
      ) : null}
      {found.fromHistory ? <Badge>From history</Badge> : null}
      {count > 1 ? (
        <span className="figures text-small text-soft">
          Page {page} of {formatNumber(count)}
        </span>
      ) : null}
      {results > 1 && found.sort !== undefined ? (
        <div className="ml-auto">
          <SortControl found={found} sort={sort} onSort={onSort} />
        </div>
      ) : null}
      {found.sort === 'value' ? <p className="w-full text-small text-soft">{VALUE_HINT}</p> : null}
      <Corrections corrections={found.corrections ?? []} onUndo={onSearch} />
      {found.note ? (
        <p className="w-full text-small text-soft">
          {found.note} {request}
        </p>
      ) : null}
    </div>
  );
}
