import type { ReactNode } from 'react';
import { apertureBars } from './aperture.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { RefreshIcon } from './icons/actions.tsx';

/** How far the eye of an illustration is open: nothing there yet, something is hidden, something went wrong. */
export type Sight = 'open' | 'narrow' | 'closed';

const REACH: Record<Sight, number> = { open: 40, narrow: 18, closed: 3 };

/** The aperture as an illustration. */
export function SightDrawing({ sight = 'open', className }: { sight?: Sight; className?: string }) {
  const pupil = sight === 'open' ? 19 : sight === 'narrow' ? 9 : 0;
  return (
    <svg viewBox="-80 -44 160 88" aria-hidden="true" className={cx('h-22 w-40', className)}>
      {apertureBars(23, 6.6, REACH[sight], pupil).map((bar) => (
        <rect
          key={`${bar.x}:${bar.y}`}
          x={bar.x - 1.25}
          y={bar.y}
          width={2.5}
          height={Math.max(bar.height, 2.5)}
          rx={1.25}
          className="fill-hue"
          opacity={0.22 + 0.6 * (1 - Math.abs(bar.x) / 80)}
        />
      ))}
      {sight === 'closed' ? null : <circle r={sight === 'open' ? 5.5 : 3} className="fill-hue" />}
    </svg>
  );
}

interface StateProps {
  title: string;
  children?: ReactNode;
  /** Buttons under the words. */
  actions?: ReactNode;
  sight?: Sight;
  /** 1 where it is the whole screen. */
  level?: 1 | 2;
  className?: string;
}

/** What a list or a screen shows when there is nothing in it yet: says why, and what to do. */
export function EmptyState({ title, children, actions, sight = 'open', level = 2, className }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={cx('grid justify-items-center gap-2 px-4 py-12 text-center', className)}>
      <SightDrawing sight={sight} className="mb-4" />
      <Heading className="display text-title">{title}</Heading>
      {children ? <div className="max-w-form text-soft">{children}</div> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  /** What happened, in words. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  level?: 1 | 2;
  className?: string;
}

/** What a list or a screen shows when it could not be loaded. */
export function ErrorState({
  title = 'This could not be loaded',
  children,
  onRetry,
  level = 2,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        sight="closed"
        level={level}
        {...(className ? { className } : {})}
        actions={
          onRetry ? (
            <Button icon={<RefreshIcon size={18} />} onClick={onRetry}>
              Try again
            </Button>
          ) : null
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
