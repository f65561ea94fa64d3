import type { ReactNode } from 'react';

/** Who has no mouse scrolls with the keys, and for that the pane must take the focus, though nothing in it can be pressed. */
const reachable = { tabIndex: 0 };

/** A part of the page that scrolls by itself: a wide table. */
export function ScrollPane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...reachable} aria-label={label} className="table">
      {children}
    </section>
  );
}
