import { cx } from './cx.ts';

const numbers = new Intl.NumberFormat('en-US');

/** A whole number as people read it: 7,500. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** How much of a limit is used: `480/1000`, in red once nothing is left. Announced only near the end. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const left = limit - used;
  return (
    <span className={cx('figures text-small', left < 0 ? 'text-loss' : 'text-soft')}>
      <span aria-hidden="true">
        {formatNumber(used)}/{formatNumber(limit)}
      </span>
      <span className="sr-only" aria-live={left <= limit / 20 ? 'polite' : 'off'}>
        {formatNumber(Math.abs(left))} characters {left < 0 ? 'too many' : 'left'}
      </span>
    </span>
  );
}
