import type { ReactNode } from 'react';
import type { SearchFilters } from '../../../contract/search-filters.ts';
import { LoadingNote } from '../../features/library/loading-note.tsx';
import { creditsText } from '../../lib/credits-text.ts';
import { Browse } from '../../features/vision/browse.tsx';
import { Examples } from '../../features/vision/examples.tsx';
import { HistoryLink } from '../../features/vision/history-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/page.tsx';

interface BeforeSearchProps {
  /** What opening a guide costs; undefined while it is not known. */
  price: number | undefined;
  form: ReactNode;
  earlier: ReactNode;
  onType: (query: string) => void;
  onBrowse: (filters: SearchFilters) => void;
}

/** The search before anything was asked: one large field, and ways to begin. */
export function BeforeSearch({ price, form, earlier, onType, onBrowse }: BeforeSearchProps) {
  return (
    <Page className="flex min-h-[calc(100dvh-var(--above))] flex-col">
      <div className="flex justify-end">
        <HistoryLink />
      </div>
      <div className="mx-auto grid w-full grid-cols-1 max-w-[46rem] grow content-start justify-items-center gap-6 pt-[6dvh] pb-16 sm:pt-[12dvh]">
        <div className="grid gap-2 text-center">
          <h1 className="display text-hero">Peripheral Vision</h1>
          <p className="text-lead text-soft">
            {/* On a phone it has three lines in any typeface: the one that comes later moves nothing. */}
            Search 7,500+ employer guides. <br className="sm:hidden" />
            Searching is free
            {/* Its room is kept while the price is not known. */}
            <span className={cx(price === undefined && 'invisible')}>
              ; opening a guide costs {creditsText(price ?? 1)}
            </span>
            .
          </p>
        </div>
        {form}
        <LoadingNote />
        <Examples onSearch={onType} />
        <Browse onBrowse={onBrowse} />
        <div className="w-full max-w-[40rem] pt-2">{earlier}</div>
      </div>
    </Page>
  );
}
