import { EXCHANGES_PER_BLOCK } from '../../../contract/limits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { isLow, messagesRemaining, opensBlock } from './allowance.ts';
import { CreditsLine } from './credits-line.tsx';

interface AllowanceLineProps {
  /** Completed exchanges. */
  messageCount: number;
  /** What the next block of exchanges costs, in credits; undefined while it is not known. */
  price: number | undefined;
  sending: boolean;
}

/** The line under the composer of a chat: what is left in it and in the account, or that the Engine works. */
export function AllowanceLine({ messageCount, price, sending }: AllowanceLineProps) {
  const remaining = messagesRemaining(messageCount);
  const costs = opensBlock(messageCount) && price !== undefined;
  return (
    <CreditsLine note={costs ? `Your next message costs ${creditsText(price)}` : null} sending={sending}>
      <span>
        Messages remaining: {remaining}/{EXCHANGES_PER_BLOCK}
      </span>
      {isLow(remaining) ? <Badge tone="gold">Low messages</Badge> : null}
    </CreditsLine>
  );
}
