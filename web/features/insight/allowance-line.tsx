import { EXCHANGES_PER_BLOCK } from '../../../contract/limits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { useBalance } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { isLow, messagesRemaining, opensBlock } from './allowance.ts';

interface AllowanceLineProps {
  /** Completed exchanges. */
  messageCount: number;
  /** What the next block of exchanges costs, in credits; undefined while it is not known. */
  price: number | undefined;
  sending: boolean;
}

/** The line under the composer: what is left in this chat and in the account, or that the Engine works. */
export function AllowanceLine({ messageCount, price, sending }: AllowanceLineProps) {
  const balance = useBalance();
  const remaining = messagesRemaining(messageCount);
  return (
    <div className="figures flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 px-1 pt-1 text-small text-soft">
      <span>
        Messages remaining: {remaining}/{EXCHANGES_PER_BLOCK}
      </span>
      {isLow(remaining) ? <Badge tone="gold">Low messages</Badge> : null}
      {balance === undefined ? null : (
        <button type="button" aria-haspopup="dialog" className="rounded-control hover:text-ink" onClick={openPurchase}>
          Credits: {formatNumber(balance)}
        </button>
      )}
      {opensBlock(messageCount) && price !== undefined && !sending ? (
        <span>Your next message costs {creditsText(price)}</span>
      ) : null}
      <output className="ml-auto text-hue">{sending ? 'The Engine is processing...' : ''}</output>
    </div>
  );
}
