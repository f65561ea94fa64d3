import { useId } from 'react';
import type { SearchOrder } from '../../../contract/vision.ts';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/icons/actions.tsx';
import { orders } from './asked.ts';
import type { Found } from './use-search.ts';

const labels: Record<Exclude<SearchOrder, 'value'>, string> = {
  relevance: 'Relevance',
  size: 'Largest employers',
  year: 'Latest plan year',
  name: 'Employer A-Z',
};

interface SortControlProps {
  found: Found;
  /** The order that was asked for; the answer may stand in another. */
  sort: SearchOrder;
  onSort: (sort: SearchOrder) => void;
}

/** The order of the results: the device's own list, as wide as what is chosen. */
export function SortControl({ found, sort, onSort }: SortControlProps) {
  const id = useId();
  const value = found.askedFor?.[0];
  const offered = orders.filter((order) => order !== 'value' || value !== undefined);
  const inForce = found.sort ?? sort;
  return (
    <label htmlFor={id} className="flex min-w-0 items-center gap-1.5 text-small text-soft">
      Sort
      <span className="relative min-w-0">
        <select
          id={id}
          value={inForce}
          aria-describedby={inForce === 'value' ? `${id}-hint` : undefined}
          onChange={(event) => onSort(orders.find((order) => order === event.target.value) ?? 'relevance')}
          className={cx(
            // As wide as what is chosen, where the browser knows how.
            'h-9 max-w-full [field-sizing:content] appearance-none truncate rounded-control bg-transparent pr-7 pl-2 font-strong text-ink',
            'hover:bg-hover focus-visible:-outline-offset-2',
          )}
        >
          {offered.map((order) => (
            <option key={order} value={order}>
              {order === 'value' ? (value?.label ?? '') : labels[order]}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={14} className="pointer-events-none absolute top-2.75 right-2" />
      </span>
      {inForce === 'value' ? (
        <span id={`${id}-hint`} className="sr-only">
          {VALUE_HINT}
        </span>
      ) : null}
    </label>
  );
}

/** What sorting by value does, and does not: values of locked guides are not given away by their order. */
export const VALUE_HINT = 'Guides you have unlocked are sorted by value; all others follow by relevance.';
