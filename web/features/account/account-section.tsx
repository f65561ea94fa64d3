import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** A sentence on what it is for. */
  lead: ReactNode;
  children: ReactNode;
}

/** One matter of the account: what it is beside what can be done about it. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="grid grid-cols-1 content-start gap-1.5">
        <h2 id={id} className="text-lead font-strong">
          {title}
        </h2>
        <p className="max-w-form text-soft">{lead}</p>
      </div>
      <div className="grid max-w-dialog min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </section>
  );
}
