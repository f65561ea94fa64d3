import { cx } from './cx.ts';

/** A place where something of known shape will be; size it with classes: `<Skeleton className="h-4 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-hover', className)} />;
}

/** Several skeleton lines, the last one shorter, with a name for screen readers. */
export function SkeletonLines({ lines = 3, label = 'Loading…' }: { lines?: number; label?: string }) {
  return (
    <output className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </output>
  );
}
