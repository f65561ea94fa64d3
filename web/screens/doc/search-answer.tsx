import { RequestInformation } from '../../features/requests/request-information.tsx';
import type { Facets, SearchFilters } from '../../../contract/search-filters.ts';
import type { Asked } from '../../features/vision/asked.ts';
import { chipsOf } from '../../features/vision/chips.ts';
import { type Understood, withoutFilters } from '../../features/vision/refine.ts';
import { Results } from '../../features/vision/results.tsx';
import { SearchFailed } from '../../features/vision/search-failed.tsx';
import { Searching } from '../../features/vision/searching.tsx';
import type { Opener } from '../../features/vision/use-open-document.ts';
import type { PreviewPlace } from '../../features/vision/use-preview-pane.ts';
import { config } from '../../lib/config.ts';
import { cx } from '../../ui/cx.ts';
import type { GuideSearch } from './use-guide-search.ts';

interface SearchAnswerProps {
  asked: Asked;
  page: number;
  search: GuideSearch;
  /** The filters that hold, those of the words included. */
  filters: SearchFilters;
  understood: Understood;
  opener: Opener;
  pane: PreviewPlace | null;
}

/** What came of a search: its results, that it runs, or why there are none. */
export function SearchAnswer({ asked, page, search, filters, understood, opener, pane }: SearchAnswerProps) {
  const { found, searching, stale, begin, refine } = search;
  if (searching && (search.slow || !stale)) return <Searching query={asked.query} />;
  if (search.error !== null)
    return (
      <SearchFailed
        error={search.error}
        retries={search.retries}
        supportEmail={config().supportEmail}
        onRetry={search.retry}
      />
    );
  if (!found) return null;
  const clear = () => refine(withoutFilters(asked, understood));
  return (
    <div
      aria-busy={stale || search.turning}
      className={cx('transition-opacity', (stale || search.waiting) && 'opacity-60')}
    >
      <Results
        found={found}
        page={page}
        opener={opener}
        pane={pane}
        sort={asked.sort}
        onSort={(sort) => refine({ ...asked, sort })}
        onSearch={(query) => begin({ ...asked, query })}
        onPage={search.turn}
        onClear={Object.keys(filters).length > 0 ? clear : undefined}
        renderRequest={(look) => <RequestInformation query={wordsOf(asked, found.facets)} look={look} />}
      />
    </div>
  );
}

/** A search in words, its filters too: what is asked for where it finds too little. */
const wordsOf = ({ query, filters }: Asked, facets: Facets | undefined): string =>
  [query, ...chipsOf(filters, facets).map(({ text }) => text)].filter(Boolean).join(', ').slice(0, 1000);
