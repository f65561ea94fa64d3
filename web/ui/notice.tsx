import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { InfoIcon, WarningIcon } from './icons/things.tsx';

/** A sentence that stays on the page: what went wrong with a form, or what to know before going on. */
export function Notice({ tone = 'normal', children }: { tone?: 'normal' | 'loss'; children: ReactNode }) {
  const loss = tone === 'loss';
  return (
    <div
      role={loss ? 'alert' : 'note'}
      className={cx(
        'flex gap-2.5 rounded-control border px-3 py-2.5 text-small',
        loss
          ? 'border-[color-mix(in_oklch,var(--color-loss)_35%,transparent)] bg-[color-mix(in_oklch,var(--color-loss)_6%,transparent)] text-loss'
          : 'border-line bg-sunken text-soft',
      )}
    >
      {loss ? <WarningIcon size={18} className="mt-px" /> : <InfoIcon size={18} className="mt-px" />}
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
