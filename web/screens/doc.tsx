import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Facets } from '../../contract/search-filters.ts';
import type { SearchHistoryEntry } from '../../contract/vision.ts';
import { LoadingNote } from '../features/library/loading-note.tsx';
import { RequestInformation } from '../features/requests/request-information.tsx';
import { creditsText, useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { addressOf, type Asked, askedBefore, askedOf, keyOf, NOTHING } from '../features/vision/asked.ts';
import { Browse } from '../features/vision/browse.tsx';
import { chipsOf, summaryOf } from '../features/vision/chips.ts';
import { Examples } from '../features/vision/examples.tsx';
import { FilterChips } from '../features/vision/filter-chips.tsx';
import { Filters } from '../features/vision/filters.tsx';
import { HistoryLink } from '../features/vision/history-link.tsx';
import { PreviewPane } from '../features/vision/preview-pane.tsx';
import { RecentSearches } from '../features/vision/recent-searches.tsx';
import { effective, understoodOf, withoutFilters } from '../features/vision/refine.ts';
import { Results } from '../features/vision/results.tsx';
import { SearchFailed } from '../features/vision/search-failed.tsx';
import { SearchForm } from '../features/vision/search-form.tsx';
import { Searching } from '../features/vision/searching.tsx';
import { useLate } from '../features/vision/use-late.ts';
import { useOpenDocument } from '../features/vision/use-open-document.ts';
import { usePreviewPane } from '../features/vision/use-preview-pane.ts';
import { countsOf, pageCount } from '../features/vision/pages.ts';
import { useTurning } from '../features/vision/use-turning.ts';
import { forgetSearch, holdsFirstBlock, readyToTurn, recallSearch, useSearch } from '../features/vision/use-search.ts';
import { config } from '../lib/config.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { clearFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { cx } from '../ui/cx.ts';
import { PlusIcon } from '../ui/icons/actions.tsx';
import { Page, useDocumentTitle } from '../ui/page.tsx';

const YourRequests = lazyPart(() => import('../features/requests/your-requests.tsx'));

/** /doc and /doc-search: the search over the guides. The address holds the search, its filters and the page of results. */
export default function VisionScreen() {
  const address = useAddress({ strict: false });
  const { page = 1 } = address;
  const asked = askedOf(address);
  const key = asked === null ? null : keyOf(asked);
  useDocumentTitle(asked ? `${asked.query || summaryOf(asked.filters)} · Peripheral Vision` : 'Peripheral Vision');
  const navigate = useNavigate();
  const client = useQueryClient();
  const price = useCreditCosts()?.documentView;
  /** The search that was made by changing the filters of another: what that one found stays in view meanwhile. */
  const [refined, setRefined] = useState<string | null>(null);
  const search = useSearch(asked, page, key !== null && key === refined);
  /** Retries belong to one search: another search begins anew. */
  const [tried, setTried] = useState({ key, retries: 0 });
  const retries = tried.key === key ? tried.retries : 0;
  const searching = search.isFetching;
  const stale = search.isPlaceholderData;
  const slow = useLate(stale);
  const pane = usePreviewPane(`${key} ${page}`);
  const opener = useOpenDocument(price);
  const show = (next: Asked | null, at = 1) =>
    navigate({ to: '.', search: next === null ? {} : addressOf(next, at), resetScroll: false });
  const { turning, turn, stop } = useTurning({
    ready: (next) => (asked === null ? Promise.resolve() : readyToTurn(client, asked, next)),
    show: (next) => show(asked, next),
  });
  const waiting = useLate(turning);
  const last = pageCount(search.data ? countsOf(search.data).results : 0);
  const isBeyond = search.isSuccess && !stale && page > last;
  const begin = (next: Asked) => {
    clearFailure();
    stop();
    // The same words again are a new search too.
    pane?.show(null);
    forgetSearch(client, next);
    setTried({ key: keyOf(next), retries: 0 });
    setRefined(null);
    if (keyOf(next) === key && page === 1) void search.refetch();
    else void show(next);
  };
  const type = (query: string) => begin({ ...NOTHING, query, filters: asked?.filters ?? {} });
  const refine = (next: Asked) => {
    clearFailure();
    setRefined(keyOf(next));
    void show(next);
  };
  const recall = (entry: SearchHistoryEntry) => {
    clearFailure();
    const before = askedBefore(entry);
    if (!holdsFirstBlock(entry)) {
      begin(before);
      return;
    }
    pane?.show(null);
    recallSearch(client, entry);
    setRefined(null);
    void show(before);
  };
  const retry = () => {
    clearFailure();
    setTried({ key, retries: retries + 1 });
    void search.refetch();
  };

  const recent = (
    <div className="grid grid-cols-1 gap-3">
      <RecentSearches current={asked} disabled={searching} onPick={recall} />
      <Suspense fallback={<div className="min-h-10" />}>
        <YourRequests onSearch={(query) => begin({ ...NOTHING, query })} />
      </Suspense>
    </div>
  );
  const form = <SearchForm query={asked?.query} searching={searching} large={asked === null} onSearch={type} />;

  if (asked === null) {
    return (
      <Page className="flex min-h-[calc(100dvh-var(--above))] flex-col">
        <div className="flex justify-end">
          <HistoryLink />
        </div>
        <div className="mx-auto grid w-full grid-cols-1 max-w-[46rem] grow content-start justify-items-center gap-6 pt-[6dvh] pb-16 sm:pt-[12dvh]">
          <div className="grid gap-2 text-center">
            <h1 className="display text-hero">Peripheral Vision</h1>
            <p className="text-lead text-soft">
              Search 7,500+ employer guides. Searching is free
              {/* Its room is kept while the price is not known. */}
              <span className={cx(price === undefined && 'invisible')}>
                ; opening a guide costs {creditsText(price ?? 1)}
              </span>
              .
            </p>
          </div>
          {form}
          <LoadingNote />
          <Examples onSearch={type} />
          <Browse onBrowse={(filters) => begin({ ...NOTHING, filters })} />
          <div className="w-full max-w-[40rem] pt-2">{recent}</div>
        </div>
      </Page>
    );
  }

  // An old link may name a page that there is no longer.
  if (isBeyond) return <Navigate to="." search={addressOf(asked, last)} replace />;

  const found = search.isError ? undefined : search.data;
  const understood = understoodOf(asked, found);
  const filters = effective(asked, understood);
  const clear = () => refine(withoutFilters(asked, understood));
  const previewed = found && pane?.previewed;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="display text-title">Peripheral Vision</h1>
        <div className="-mr-2 flex flex-wrap items-center gap-1">
          <HistoryLink />
          <Button kind="quiet" icon={<PlusIcon size={18} />} onClick={() => void show(null)}>
            New Search
          </Button>
        </div>
      </div>
      {form}
      <output className="sr-only">
        {found && !searching
          ? `${formatNumber(found.totalResults)} ${found.totalResults === 1 ? 'guide' : 'guides'} found`
          : ''}
      </output>
      {/* The right column is always there, so that a preview that opens in it moves nothing. */}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[11rem_minmax(0,1fr)_18rem] wide:grid-cols-[12.5rem_minmax(0,1fr)_22rem] 2xl:grid-cols-[14rem_minmax(0,1fr)_24rem]">
        <Filters
          asked={asked}
          found={found}
          searching={searching}
          filters={filters}
          understood={understood}
          onChange={refine}
        />
        <div
          data-results
          className={cx(
            'grid min-w-0 scroll-mt-24 content-start gap-4',
            // What is below would jump when the results come: until then it is out of sight.
            searching && !found && 'max-xl:min-h-dvh',
          )}
        >
          <FilterChips asked={asked} understood={understood} facets={found?.facets} onChange={refine} />
          {searching && (slow || !stale) ? (
            <Searching query={asked.query} />
          ) : search.isError ? (
            <SearchFailed error={search.error} retries={retries} supportEmail={config().supportEmail} onRetry={retry} />
          ) : found ? (
            <div aria-busy={stale || turning} className={cx('transition-opacity', (stale || waiting) && 'opacity-60')}>
              <Results
                found={found}
                page={page}
                opener={opener}
                pane={pane}
                sort={asked.sort}
                onSort={(sort) => refine({ ...asked, sort })}
                onSearch={(query) => begin({ ...asked, query })}
                onPage={turn}
                onClear={Object.keys(filters).length > 0 ? clear : undefined}
                renderRequest={(look) => <RequestInformation query={wordsOf(asked, found.facets)} look={look} />}
              />
            </div>
          ) : null}
        </div>
        {pane && previewed ? (
          <PreviewPane
            key={previewed.id}
            result={previewed}
            words={found.words || found.query}
            opener={opener}
            pane={pane}
          />
        ) : null}
        <aside
          aria-label="Searches and requests"
          className={cx(
            'min-w-0 self-start',
            // Below the results while a preview has its place.
            previewed
              ? 'xl:col-start-2'
              : 'xl:sticky xl:top-[calc(var(--above)+1.5rem)] xl:-m-1 xl:max-h-[calc(100dvh-var(--above)-3rem)] xl:overflow-y-auto xl:p-1',
          )}
        >
          {recent}
        </aside>
      </div>
    </Page>
  );
}

/** A search in words, its filters too: what is asked for where it finds too little. */
const wordsOf = ({ query, filters }: Asked, facets: Facets | undefined): string =>
  [query, ...chipsOf(filters, facets).map(({ text }) => text)].filter(Boolean).join(', ').slice(0, 1000);
