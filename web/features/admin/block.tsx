import { useId, type ReactNode } from 'react';

interface BlockProps {
  title: string;
  /** At the end of the heading's line: what can be done, or a figure. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A headed part of a tab. */
export function Block({ title, aside, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id={id} className="text-lead font-strong">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Labelled values, as many beside each other as there is room for. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="figures wrap-anywhere">{value ?? <span className="text-faint">–</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
