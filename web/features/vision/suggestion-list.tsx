import { type MouseEvent, useEffect } from 'react';
import type { SearchSuggestion } from '../../../contract/vision.ts';
import { cx } from '../../ui/cx.ts';
import { SearchIcon } from '../../ui/icons/actions.tsx';

export const SUGGESTIONS_ID = 'vision-suggestions';
export const suggestionId = (place: number): string => `${SUGGESTIONS_ID}-${place}`;

const kinds: Record<SearchSuggestion['kind'], string> = {
  benefit: 'Benefit',
  place: 'Place',
  industry: 'Industry',
  employer: 'Employer',
};

interface SuggestionListProps {
  /** The words as typed. */
  draft: string;
  offered: readonly SearchSuggestion[];
  active: number | null;
  onTake: (suggestion: SearchSuggestion) => void;
}

/** The list of a combobox: no native element lists choices for a field in which any words may be typed. */
const list = {
  id: SUGGESTIONS_ID,
  role: 'listbox',
  'aria-label': 'Suggestions',
  // A press would take the focus out of the field, which closes the list before the press is over.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

const option = (place: number, active: number | null, onClick: () => void) => ({
  id: suggestionId(place),
  role: 'option',
  'aria-selected': place === active,
  onClick,
});

/** Under the search field: what may be meant. The focus stays in the field, which says where in the list the keys are. */
export function SuggestionList({ draft, offered, active, onTake }: SuggestionListProps) {
  useEffect(() => {
    if (active !== null) document.getElementById(suggestionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      {...list}
      hidden={offered.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(26rem,50dvh)] overflow-y-auto rounded-card border border-line bg-raised py-1.5 shadow-float"
    >
      {offered.map((suggestion, place) => (
        <div
          key={`${suggestion.kind} ${suggestion.query}`}
          {...option(place, active, () => onTake(suggestion))}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-hover sm:min-h-10',
            place === active && 'bg-hue-wash',
          )}
        >
          <SearchIcon size={18} className="shrink-0 text-faint" />
          <Completed query={suggestion.query} draft={draft} />
          <span className="shrink-0 text-small text-soft">{kinds[suggestion.kind]}</span>
        </div>
      ))}
    </div>
  );
}

/** A suggested search, in which what would be added to the words as typed stands out. */
function Completed({ query, draft }: { query: string; draft: string }) {
  const begun = query.toLowerCase().startsWith(draft.toLowerCase()) ? draft.length : 0;
  return (
    <span className="min-w-0 grow truncate text-left">
      <span className="text-soft">{query.slice(0, begun)}</span>
      <span className="font-strong">{query.slice(begun)}</span>
    </span>
  );
}
