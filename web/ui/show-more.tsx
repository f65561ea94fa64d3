import { Button } from './button.tsx';
import { formatNumber } from './counter.tsx';
import { cx } from './cx.ts';

interface ShowMoreProps {
  /** How many lines are in view. */
  shown: number;
  /** How many there are. */
  total: number;
  onMore: () => void;
  className?: string;
}

/** Below a long list: how much of it is in view, and the next lines. Nothing, once all of it is. */
export function ShowMore({ shown, total, onMore, className }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-3', className)}>
      <p className="figures text-small text-soft">
        {formatNumber(shown)} of {formatNumber(total)}
      </p>
      <Button size="small" onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}
