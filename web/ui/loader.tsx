import { apertureBars } from './aperture.ts';
import { cx } from './cx.ts';

const BARS = apertureBars(7, 4, 11.5, 0);

interface ApertureProps {
  size?: number;
  className?: string | undefined;
}

/** The aperture opening and closing: something is on its way. Stands still under reduced motion. */
export function Aperture({ size = 40, className }: ApertureProps) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      {BARS.map((bar, index) => (
        <rect
          key={bar.x}
          x={bar.x - 1.2}
          y={bar.y}
          width={2.4}
          height={bar.height}
          rx={1.2}
          fill="currentColor"
          className="animate-aperture"
          style={{ animationDelay: `${Math.abs(index - 3) * 90}ms` }}
        />
      ))}
    </svg>
  );
}

/** A waiting place with words for everybody: `label` is read out and shown. Fills the height it is given. */
export function Loading({ label = 'Loading…', className }: { label?: string; className?: string }) {
  return (
    <output className={cx('grid place-items-center gap-4 p-8 text-small text-soft', className)}>
      <span className="grid animate-late justify-items-center gap-3">
        <Aperture className="text-hue" />
        <span>{label}</span>
      </span>
    </output>
  );
}

/** A small loader beside words that already say what happens. */
export function Spinner({ size = 18, className }: ApertureProps) {
  return <Aperture size={size} className={className} />;
}
