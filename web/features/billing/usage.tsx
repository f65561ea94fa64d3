import type { CreditTransaction } from '../../../contract/credits.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { mediumDate } from '../../lib/dates.ts';
import { labelOf, signed } from '../../lib/transaction-label.ts';
import { detailOf } from './transaction-labels.ts';

/** How many uses are shown: the older ones are in the whole list below. */
export const LATEST = 20;

/** The latest uses of credits: what each was for, and what it cost. */
export function Usage({ uses }: { uses: readonly CreditTransaction[] }) {
  return (
    <ScrollPane label="Latest uses of credits" className="max-h-96 pr-3">
      <ul className="figures divide-y divide-line">
        {uses.slice(0, LATEST).map((one) => (
          <li key={one.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 py-3">
            <p className="line-clamp-2">{detailOf(one) ?? labelOf(one.type)}</p>
            <p className="text-right font-strong">{signed(one.delta, formatNumber)}</p>
            <p className="text-small text-soft">
              {detailOf(one) === null ? '' : `${labelOf(one.type)} · `}
              <time dateTime={one.createdAt}>{mediumDate(one.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </ScrollPane>
  );
}
