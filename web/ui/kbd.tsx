import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-sunken px-1 font-sans text-small leading-none text-soft">
      {children}
    </kbd>
  );
}
