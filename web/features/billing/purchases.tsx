import type { Purchase } from '../../../contract/billing.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { mediumDate } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { ReceiptLink } from './receipt-link.tsx';

/** What was paid for, newest first: a line each, as on a statement. */
export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul className="figures divide-y divide-line">
      {purchases.map((one) => (
        <li key={one.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 py-3">
          <p className="font-strong">{one.description}</p>
          <p className="text-right font-strong">{formatAmount(one.amount, one.currency)}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
            <span>
              <time dateTime={one.createdAt}>{mediumDate(one.createdAt)}</time> · {creditsText(one.credits)}
            </span>
            {one.receiptNumber === null ? null : <span className="break-all">{one.receiptNumber}</span>}
            {one.returns.map((part) => (
              <Badge key={part.at}>{returnText(one, part)}</Badge>
            ))}
          </p>
          <p className="text-right text-small">
            {one.receiptUrl === null ? null : (
              <ReceiptLink
                text={one.kind === 'subscription' ? 'Invoice' : 'Receipt'}
                href={one.receiptUrl}
                of={`${one.description}, ${mediumDate(one.createdAt)}`}
              />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Given back by us or taken back by the bank, which of them is not told; or settled again. */
function returnText({ amount, currency }: Purchase, part: Purchase['returns'][number]): string {
  const day = mediumDate(part.at);
  if (part.amount < 0) return `${formatAmount(-part.amount, currency)} paid again ${day}`;
  return part.amount >= amount ? `Returned ${day}` : `${formatAmount(part.amount, currency)} returned ${day}`;
}
