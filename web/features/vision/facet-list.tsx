import type { FacetName, Facets, SearchFilters } from '../../../contract/search-filters.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetTitles } from './chips.ts';
import { chosenIn } from './refine.ts';

const names = Object.keys(facetTitles) as FacetName[];
/** What consultants narrow by first; the others are a click away. */
const early: ReadonlySet<FacetName> = new Set(['industry', 'state', 'size', 'year', 'planType']);

export interface FacetListProps {
  facets: Facets;
  /** What narrows the results now. */
  filters: SearchFilters;
  onToggle: (facet: FacetName, value: string) => void;
  onClear: (facet: FacetName) => void;
  onClearAll: () => void;
}

/** Ways to narrow the results, with how many guides each leads to. */
export function FacetList({ facets, filters, onToggle, onClear, onClearAll }: FacetListProps) {
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <div className="flex min-h-10 items-center justify-between gap-2 border-b border-line pl-2">
        <h2 className="text-small font-strong">Filters</h2>
        {isFiltered ? (
          <button
            type="button"
            onClick={onClearAll}
            className="min-h-8 rounded-control px-2 text-small text-soft hover:bg-hover hover:text-ink"
          >
            Clear all
          </button>
        ) : null}
      </div>
      {names.map((facet) =>
        facets[facet].length === 0 ? null : (
          <FacetGroup
            key={facet}
            facet={facet}
            choices={facets[facet]}
            chosen={chosenIn(filters, facet)}
            open={early.has(facet)}
            onToggle={(value) => onToggle(facet, value)}
            onClear={() => onClear(facet)}
          />
        ),
      )}
    </>
  );
}
