import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { HistoryIcon } from '../../ui/icons/places.tsx';

/** The way to the guides that were unlocked, with their number. */
export function HistoryLink() {
  const viewed = useCall('GET /api/documents/history').data;
  return (
    <Link
      to={paths.history}
      className="inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-soft hover:bg-hover hover:text-ink"
    >
      <HistoryIcon size={18} />
      Vision History
      {viewed ? (
        <span className="figures rounded-full bg-hover px-2 text-small text-ink">
          {formatNumber(viewed.length)}
          <span className="sr-only"> {viewed.length === 1 ? 'document' : 'documents'}</span>
        </span>
      ) : null}
    </Link>
  );
}
