import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';

/** A sheet of lighter paper. One level only: never a card inside a card. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx('rounded-card border border-line bg-raised shadow-card', className)} />;
}
