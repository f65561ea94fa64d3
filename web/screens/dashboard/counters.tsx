import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { isUnauthorized } from '../../lib/request-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { ArrowRightIcon } from '../../ui/icons/actions.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Place, Tool } from '../shell/places.tsx';

interface Reading {
  label: string;
  value: number | undefined;
  /** Where it leads; without a place it opens the purchase dialog. */
  place?: { to: Place['to']; tool: Tool };
}

const DOOR = 'group block w-full px-3 py-4 text-left transition-colors hover:bg-hover sm:px-6 sm:py-4';

/** What the person has used so far: three readings of one instrument. */
export function Counters() {
  const stats = useCall('GET /api/user/stats');
  if (stats.isError && !isUnauthorized(stats.error)) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 border-y border-line py-6 text-soft">
        <p>Your counters could not be loaded.</p>
        <Button size="small" onClick={() => void stats.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const readings: Reading[] = [
    { label: 'Insights', value: stats.data?.totalChats, place: { to: paths.insight, tool: 'insight' } },
    { label: 'Visions', value: stats.data?.documentsViewed, place: { to: paths.vision, tool: 'vision' } },
    { label: 'Credits Used', value: stats.data?.creditsUsed },
  ];
  return (
    <ul
      aria-label="Usage"
      aria-busy={stats.isPending}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] overflow-hidden border-y border-line"
    >
      {readings.map((reading) => (
        <li key={reading.label} data-tool={reading.place?.tool} className="-mt-px -ml-px border-t border-l border-line">
          {reading.place ? (
            <Link to={reading.place.to} className={DOOR}>
              <Figure reading={reading} />
            </Link>
          ) : (
            <button type="button" aria-haspopup="dialog" className={DOOR} onClick={openPurchase}>
              <Figure reading={reading} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Figure({ reading }: { reading: Reading }) {
  return (
    <>
      {reading.value === undefined ? (
        <Skeleton className="my-1 h-8 w-12" />
      ) : (
        <span className="display figures block text-title sm:text-[2.5rem] sm:leading-12">
          {formatNumber(reading.value)}
        </span>
      )}
      <span className="mt-1 flex items-center gap-1.5 text-small text-soft">
        {reading.label}
        <ArrowRightIcon
          size={14}
          className="text-hue opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </span>
    </>
  );
}
