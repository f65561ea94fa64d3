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
      <progress
        aria-label="Sample library"
        value={loading.done}
        max={loading.total}
        className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-hue [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-hue"
      />
    </div>
  );
}
