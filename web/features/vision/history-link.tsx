import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { HistoryIcon } from '../../ui/icons/places.tsx';

/** The way to the guides that were unlocked, with their number. */
export function HistoryLink() {
  // The counter, not the list: that may be thousands of lines.
  const viewed = useCall('GET /api/user/stats').data?.documentsViewed;
  return (
    <Link
      to={paths.history}
      className="inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-soft hover:bg-hover hover:text-ink"
    >
      <HistoryIcon size={18} />
      Vision History
      {viewed === undefined ? null : (
        <span className="figures rounded-full bg-hover px-2 text-small text-ink">
          {formatNumber(viewed)}
          <span className="sr-only"> {viewed === 1 ? 'document' : 'documents'}</span>
        </span>
      )}
    </Link>
  );
}
