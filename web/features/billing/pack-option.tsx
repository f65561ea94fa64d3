import type { CreditPackage } from '../../../contract/billing.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { formatAmount, formatPerCredit } from '../../lib/money.ts';

interface PackOptionProps {
  pack: CreditPackage;
  chosen: boolean;
  onChoose: () => void;
}

/** Two things at the ends of a line, below each other where the text is large. */
const LINE = 'flex flex-wrap justify-between gap-x-4';

/** One pack: what it holds, what it costs, and what a credit costs in it. */
export function PackOption({ pack, chosen, onChoose }: PackOptionProps) {
  return (
    <label
      className={cx(
        'figures grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 rounded-card border px-4 py-3.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-hue',
        chosen ? 'border-hue bg-hue-wash' : 'border-line hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name="pack"
        value={pack.id}
        checked={chosen}
        onChange={onChoose}
        data-first-focus={chosen || undefined}
        className="row-span-3 mt-1 size-[16px] accent-hue focus-visible:outline-none"
      />
      <span className={`${LINE} font-strong`}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {formatNumber(pack.credits)} credits
          {pack.metadata.popular ? <Badge tone="gold">Popular</Badge> : null}
        </span>
        <span>{formatAmount(pack.price, pack.currency)}</span>
      </span>
      <span className={`${LINE} text-small text-soft`}>
        <span>{pack.name}</span>
        <span>{formatPerCredit(pack.price, pack.credits, pack.currency)} per credit</span>
      </span>
      <span className="text-small text-soft empty:hidden">{pack.description}</span>
    </label>
  );
}
