import { Suspense, useState } from 'react';
import type { SearchFilters } from '../../../contract/search-filters.ts';
import { Button } from '../../ui/button.tsx';
import { FilterIcon } from '../../ui/icons/actions.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { lazyPart } from '../../lib/fetch-part.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import type { Asked } from './asked.ts';
import { chipsOf } from './chips.ts';
import { FacetList } from './facet-list.tsx';
import { type Understood, withChoice, withoutFacet, withoutFilters } from './refine.ts';
import type { Found } from './use-search.ts';

const FiltersSheet = lazyPart(() => import('./filters-sheet.tsx'));

interface FiltersProps {
  asked: Asked;
  /** Undefined while nothing was found yet. */
  found: Found | undefined;
  searching: boolean;
  /** What narrows the results now. */
  filters: SearchFilters;
  understood: Understood;
  onChange: (next: Asked) => void;
}

/** The filters: beside the results where there is room, else behind a button with their number. */
export function Filters({ asked, found, searching, filters, understood, onChange }: FiltersProps) {
  const wide = useMedia(WIDE);
  const [open, setOpen] = useState(false);
  const active = chipsOf(filters, undefined).length;
  // Where nothing was found there is nothing to choose, and what was chosen can be taken back.
  const isOffered = active > 0 || Object.values(found?.facets ?? {}).some(({ length }) => length > 0);
  const list =
    found?.facets && isOffered
      ? ({
          facets: found.facets,
          filters,
          onToggle: (facet, value) => onChange(withChoice(asked, understood, facet, value)),
          onClear: (facet) => onChange(withoutFacet(asked, understood, facet)),
          onClearAll: () => onChange(withoutFilters(asked, understood)),
        } satisfies Parameters<typeof FacetList>[0])
      : null;
  if (wide) {
    return (
      <aside
        aria-label="Filters"
        className="sticky top-(--above) -ml-2 max-h-[calc(100dvh-var(--above))] self-start overflow-y-auto pb-6"
      >
        {list ? <FacetList {...list} /> : found || !searching ? null : <SkeletonLines label="Loading the filters…" />}
      </aside>
    );
  }
  return (
    <div>
      <Button
        icon={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        disabled={list === null}
        onClick={() => setOpen(true)}
      >
        Filters
        {active > 0 ? (
          <span className="figures rounded-full bg-hue px-1.5 text-small text-on-ink">
            {active}
            <span className="sr-only"> active</span>
          </span>
        ) : null}
      </Button>
      <Suspense>
        {open && list ? (
          <FiltersSheet {...list} total={found?.totalResults ?? 0} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
