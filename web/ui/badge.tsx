import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'hue' | 'insight' | 'vision' | 'maximus' | 'gold' | 'gain' | 'loss';

const TONES: Record<BadgeTone, string> = {
  neutral: 'text-soft',
  hue: 'text-hue',
  insight: 'text-insight',
  vision: 'text-vision',
  maximus: 'text-maximus',
  gold: 'text-gold',
  gain: 'text-gain',
  loss: 'text-loss',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A small fact about the thing beside it: a type, a year, a price, a state. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'figures inline-flex min-h-6 items-center gap-1 rounded-control px-2 text-small font-strong whitespace-nowrap',
        'border border-[color-mix(in_oklch,currentColor_26%,transparent)] bg-[color-mix(in_oklch,currentColor_7%,transparent)]',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
