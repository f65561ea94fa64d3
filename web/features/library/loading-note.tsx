import { useCall } from '../../lib/query.ts';
import { formatNumber } from '../../ui/counter.tsx';

/** How often the count is asked for while guides are still coming in, in milliseconds. */
const INTERVAL = 2000;

/** Says how far the sample library is, on a first start; nothing once all of it can be searched. */
export function LoadingNote() {
  const status = useCall('GET /api/library/status', {
    refetchInterval: ({ state }) => (state.data?.loading ? INTERVAL : false),
  });
  const loading = status.data?.loading;
  if (!loading) return null;
  return (
    <div className="grid w-full max-w-[28rem] gap-2 text-center text-small text-soft">
      <p className="figures">
        The sample library is loading: {formatNumber(loading.done)} of {formatNumber(loading.total)} guides can be
        searched.
      </p>
      <div
        role="progressbar"
        aria-label="Sample library"
        aria-valuemin={0}
        aria-valuemax={loading.total}
        aria-valuenow={loading.done}
        className="h-1 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-hue" style={{ width: `${(100 * loading.done) / loading.total}%` }} />
      </div>
    </div>
  );
}
