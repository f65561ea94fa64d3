import { apertureBars } from './aperture.ts';
import { cx } from './cx.ts';

const WIDTH = 2.6;
const BARS = apertureBars(7, 4.2, 13, 6);

/** The mark: an eye made of a chart's bars. Decorative beside the name; alone it needs a label of its own. */
export function Mark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      {BARS.map((bar) => (
        <rect
          key={`${bar.x}:${bar.y}`}
          x={bar.x - WIDTH / 2}
          y={bar.y}
          width={WIDTH}
          height={bar.height}
          rx={WIDTH / 2}
          fill="currentColor"
        />
      ))}
      <circle r={2.7} className="fill-hue" />
    </svg>
  );
}

/** Mark and name together. */
export function Wordmark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <Mark size={size} />
      <span className="display text-lead leading-none tracking-normal">Benesight</span>
    </span>
  );
}
