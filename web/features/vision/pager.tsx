import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/actions.tsx';
import { pageButtons } from './pages.ts';

interface PagerProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** The pages of the results: five numbers at most, and a step to either side. */
export function Pager({ page, count, onPage }: PagerProps) {
  if (count <= 1) return null;
  return (
    <nav aria-label="Pages of results" className="flex flex-wrap items-center justify-center gap-1">
      <IconButton
        label="Previous page"
        icon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageButtons(page, count).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
          className={cx(
            'figures min-h-10 min-w-10 rounded-control px-2 text-body transition-colors',
            number === page ? 'bg-hue-wash font-strong text-hue' : 'text-soft hover:bg-hover hover:text-ink',
          )}
        >
          {number}
        </button>
      ))}
      <IconButton
        label="Next page"
        icon={<ChevronRightIcon />}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
