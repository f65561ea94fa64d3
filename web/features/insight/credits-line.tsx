import type { ReactNode } from 'react';
import { useBalance } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { formatNumber } from '../../ui/counter.tsx';

interface CreditsLineProps {
  /** What is said before the credits. */
  children?: ReactNode;
  /** What the next message means, after them. */
  note: string | null;
  sending: boolean;
}

/** The line under a composer: the credits of the account, and that the Engine works. */
export function CreditsLine({ children, note, sending }: CreditsLineProps) {
  const balance = useBalance();
  return (
    <div className="figures flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 px-1 pt-1 text-small text-soft">
      {children}
      {balance === undefined ? null : (
        <button type="button" aria-haspopup="dialog" className="rounded-control hover:text-ink" onClick={openPurchase}>
          Credits: {formatNumber(balance)}
        </button>
      )}
      {note === null || sending ? null : <span>{note}</span>}
      <output className="ml-auto text-hue">{sending ? 'The Engine is processing...' : ''}</output>
    </div>
  );
}
