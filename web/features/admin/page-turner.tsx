import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { PAGE, type ListPlace } from './search-field.tsx';

/** Which rows of a list are shown, of how many; and, where one page does not hold all, those before and after. */
export function PageTurner({
  place: { page, turn },
  shown,
  total,
}: {
  place: ListPlace;
  shown: number;
  total: number;
}) {
  // An old address may name a page that there is no longer.
  const last = Math.max(0, Math.ceil(total / PAGE) - 1);
  const isBeyond = shown === 0 && page > last;
  const turnBack = useEffectEvent(() => turn(last));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);
  if (total === 0 || isBeyond) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="figures text-small text-soft">
        {formatNumber(page * PAGE + 1)}–{formatNumber(page * PAGE + shown)} of {formatNumber(total)}
      </p>
      {total > PAGE || page > 0 ? (
        <div className="flex gap-2">
          <Button size="small" disabled={page === 0} onClick={() => turn(page - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={(page + 1) * PAGE >= total} onClick={() => turn(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
    </div>
  );
}
