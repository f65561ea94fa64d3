import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchHistoryEntry } from '../../contract/vision.ts';
import { LoadingNote } from '../features/library/loading-note.tsx';
import { creditsText, useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { Examples } from '../features/vision/examples.tsx';
import { HistoryLink } from '../features/vision/history-link.tsx';
import { PAGE_SIZE } from '../features/vision/pages.ts';
import { RecentSearches } from '../features/vision/recent-searches.tsx';
import { Results } from '../features/vision/results.tsx';
import { SearchFailed } from '../features/vision/search-failed.tsx';
import { SearchForm } from '../features/vision/search-form.tsx';
import { Searching } from '../features/vision/searching.tsx';
import { BLOCK, forgetSearch, recallSearch, useSearch } from '../features/vision/use-search.ts';
import { config } from '../lib/config.ts';
import { clearFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons/actions.tsx';
import { Page, useDocumentTitle } from '../ui/page.tsx';

/** /doc and /doc-search: the search over the guides. The address holds the search and the page of its results. */
export default function VisionScreen() {
  const { q, page = 1 } = useAddress({ strict: false });
  useDocumentTitle(q ? `${q} · Peripheral Vision` : 'Peripheral Vision');
  const navigate = useNavigate();
  const client = useQueryClient();
  const price = useCreditCosts()?.documentView;
  const search = useSearch(q, Math.ceil((page * PAGE_SIZE) / BLOCK));
  /** Retries belong to one search: another search begins anew. */
  const [tried, setTried] = useState({ query: q, retries: 0 });
  const retries = tried.query === q ? tried.retries : 0;
  const searching = search.isFetching;

  const show = (query: string | undefined, at = 1) =>
    navigate({
      to: '.',
      search: { ...(query === undefined ? {} : { q: query }), ...(at > 1 ? { page: at } : {}) },
      resetScroll: false,
    });
  const begin = (query: string) => {
    clearFailure();
    forgetSearch(client, query);
    setTried({ query, retries: 0 });
    if (query === q && page === 1) void search.refetch();
    else void show(query);
  };
  const recall = (entry: SearchHistoryEntry) => {
    clearFailure();
    if (entry.cachedResults.length === 0) {
      begin(entry.query);
      return;
    }
    recallSearch(client, entry);
    void show(entry.query);
  };
  const retry = () => {
    clearFailure();
    setTried({ query: q, retries: retries + 1 });
    void search.refetch();
  };

  const recent = <RecentSearches current={q} disabled={searching} onPick={recall} />;
  const form = <SearchForm query={q} searching={searching} large={q === undefined} onSearch={begin} />;

  if (q === undefined) {
    return (
      <Page className="flex min-h-[calc(100dvh-var(--above))] flex-col">
        <div className="flex justify-end">
          <HistoryLink />
        </div>
        <div className="mx-auto grid w-full grid-cols-1 max-w-[46rem] grow content-center justify-items-center gap-6 pb-16">
          <div className="grid gap-2 text-center">
            <h1 className="display text-hero">Peripheral Vision</h1>
            <p className="text-lead text-soft">
              Search 7,500+ employer guides. Searching is free
              {price === undefined ? '' : `; opening a guide costs ${creditsText(price)}`}.
            </p>
          </div>
          {form}
          <LoadingNote />
          <Examples onSearch={begin} />
          <div className="w-full max-w-[40rem] pt-2">{recent}</div>
        </div>
      </Page>
    );
  }

  return (
    <Page width="wide" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="display text-title">Peripheral Vision</h1>
        <div className="-mr-2 flex items-center gap-1">
          <HistoryLink />
          <Button kind="quiet" icon={<PlusIcon size={18} />} onClick={() => void show(undefined)}>
            New Search
          </Button>
        </div>
      </div>
      {form}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {searching ? (
            <Searching query={q} />
          ) : search.isError ? (
            <SearchFailed error={search.error} retries={retries} supportEmail={config().supportEmail} onRetry={retry} />
          ) : search.data ? (
            <Results found={search.data} page={page} price={price} onPage={(next) => void show(q, next)} />
          ) : null}
        </div>
        <aside aria-label="Recent searches" className="self-start xl:sticky xl:top-24">
          {recent}
        </aside>
      </div>
    </Page>
  );
}
