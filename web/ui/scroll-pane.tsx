import type { HTMLAttributes, Ref } from 'react';
import { cx } from './cx.ts';

interface ScrollPaneProps extends HTMLAttributes<HTMLElement> {
  /** Read out as the name of the region. */
  label: string;
  ref?: Ref<HTMLElement>;
}

/** Who has no mouse scrolls with the keys, and for that the pane must take the focus, though nothing in it can be pressed. */
const reachable = { tabIndex: 0 };

/** A part of the screen that scrolls by itself. */
export function ScrollPane({ label, className, ...rest }: ScrollPaneProps) {
  return (
    <section
      {...rest}
      {...reachable}
      aria-label={label}
      className={cx('overflow-auto focus-visible:-outline-offset-2', className)}
    />
  );
}
