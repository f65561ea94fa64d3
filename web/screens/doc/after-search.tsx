import type { ReactNode } from 'react';
import type { Asked } from '../../features/vision/asked.ts';
import { FilterChips } from '../../features/vision/filter-chips.tsx';
import { Filters } from '../../features/vision/filters.tsx';
import { HistoryLink } from '../../features/vision/history-link.tsx';
import { PreviewPane } from '../../features/vision/preview-pane.tsx';
import { effective, understoodOf } from '../../features/vision/refine.ts';
import type { Opener } from '../../features/vision/use-open-document.ts';
import type { PreviewPlace } from '../../features/vision/use-preview-pane.ts';
import type { Found } from '../../features/vision/use-search.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { PlusIcon } from '../../ui/icons/actions.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchAnswer } from './search-answer.tsx';
import type { GuideSearch } from './use-guide-search.ts';

interface AfterSearchProps {
  asked: Asked;
  page: number;
  search: GuideSearch;
  opener: Opener;
  pane: PreviewPlace | null;
  form: ReactNode;
  earlier: ReactNode;
  onNew: () => void;
}

/** A search that was asked: filters on the left, its answer, and what is read or was searched earlier on the right. */
export function AfterSearch({ asked, page, search, opener, pane, form, earlier, onNew }: AfterSearchProps) {
  const { found, searching, refine } = search;
  const understood = understoodOf(asked, found);
  const filters = effective(asked, understood);
  const previewed = found && pane?.previewed;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-6">
      <Heading onNew={onNew} />
      {form}
      <Count found={searching ? undefined : found} />
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
          <SearchAnswer {...{ asked, page, search, filters, understood, opener, pane }} />
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
        <Aside isBelow={previewed !== undefined}>{earlier}</Aside>
      </div>
    </Page>
  );
}

function Heading({ onNew }: { onNew: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="display text-title">Peripheral Vision</h1>
      <div className="-mr-2 flex flex-wrap items-center gap-1">
        <HistoryLink />
        <Button kind="quiet" icon={<PlusIcon size={18} />} onClick={onNew}>
          New Search
        </Button>
      </div>
    </div>
  );
}

/** How many guides were found, for those who listen. */
function Count({ found }: { found: Found | undefined }) {
  return (
    <output className="sr-only">
      {found ? `${formatNumber(found.totalResults)} ${found.totalResults === 1 ? 'guide' : 'guides'} found` : ''}
    </output>
  );
}

/** Beside the results; below them while a preview has its place. */
function Aside({ isBelow, children }: { isBelow: boolean; children: ReactNode }) {
  return (
    <aside
      aria-label="Searches and requests"
      className={cx(
        'min-w-0 self-start',
        isBelow
          ? 'xl:col-start-2'
          : 'xl:sticky xl:top-[calc(var(--above)+1.5rem)] xl:-m-1 xl:max-h-[calc(100dvh-var(--above)-3rem)] xl:overflow-y-auto xl:p-1',
      )}
    >
      {children}
    </aside>
  );
}
