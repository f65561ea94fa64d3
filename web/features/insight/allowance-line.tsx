import { EXCHANGES_PER_BLOCK } from '../../../contract/limits.ts';
import { useBalance } from '../../lib/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { isLow, messagesRemaining } from './allowance.ts';

/** The line under the composer: what is left in this chat and in the account, or that the Engine works. */
export function AllowanceLine({ messageCount, sending }: { messageCount: number; sending: boolean }) {
  const balance = useBalance();
  const remaining = messagesRemaining(messageCount);
  return (
    <div className="figures flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 px-1 pt-1 text-small text-soft">
      <span>
        Messages remaining: {remaining}/{EXCHANGES_PER_BLOCK}
      </span>
      {isLow(remaining) ? <Badge tone="gold">Low messages</Badge> : null}
      {balance === undefined ? null : <span>Credits: {formatNumber(balance)}</span>}
      <output className="ml-auto text-hue">{sending ? 'The Engine is processing...' : ''}</output>
    </div>
  );
}
