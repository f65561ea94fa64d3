import { useEffect, useRef } from 'react';
import { formatNumber } from '../../ui/counter.tsx';
import { Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../ui/icons/actions.tsx';
import { MOST_HITS, type GuideSearch } from './use-guide-search.ts';

interface FindBarProps {
  /** What stands in the field. */
  query: string;
  search: GuideSearch;
  /** Another number for each time that the field is to take the focus. */
  focus: number;
  onQuery: (query: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** The field that searches inside the guide, with the count of hits and the steps from one to the next. */
export function FindBar({ query, search, focus, onQuery, onStep, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus > 0) field.current?.select();
  }, [focus]);
  const none = search.count === 0;
  return (
    <search className="flex items-center gap-1 border-b border-line bg-paper px-3 py-1.5 sm:px-6">
      <div className="relative min-w-0 grow sm:max-w-96">
        <Input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search in this guide"
          placeholder="Search in this guide"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            else if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
            else return;
            event.preventDefault();
          }}
          className="pr-24"
        />
        <output
          aria-live="polite"
          className="figures pointer-events-none absolute inset-y-1 right-3 grid items-center bg-raised pl-2 text-small text-soft"
        >
          {countText(search)}
        </output>
      </div>
      <IconButton
        label="Previous match (Shift+Enter)"
        icon={<ChevronUpIcon size={18} />}
        disabled={none}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Next match (Enter)"
        icon={<ChevronDownIcon size={18} />}
        disabled={none}
        onClick={() => onStep(1)}
      />
      <IconButton label="Close the search (Esc)" icon={<CloseIcon size={18} />} onClick={onClose} />
    </search>
  );
}

/** "3 of 17", "No matches", or that it is still being looked for. */
function countText({ query, count, complete, current }: GuideSearch): string {
  if (query.trim() === '') return '';
  if (count === 0) return complete ? 'No matches' : 'Searching…';
  const all = `${formatNumber(count)}${count >= MOST_HITS ? '+' : complete ? '' : '…'}`;
  return current === null ? all : `${formatNumber(current.index + 1)} of ${all}`;
}
