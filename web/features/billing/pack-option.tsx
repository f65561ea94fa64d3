import type { CreditPackage } from '../../../contract/billing.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { formatAmount, formatPerCredit } from './money.ts';

interface PackOptionProps {
  pack: CreditPackage;
  chosen: boolean;
  onChoose: () => void;
}

/** One pack: what it holds, what it costs, and what a credit costs in it. */
export function PackOption({ pack, chosen, onChoose }: PackOptionProps) {
  return (
    <label
      className={cx(
        'figures grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 gap-y-0.5 rounded-card border px-4 py-3.5 transition-colors',
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
        className="row-span-2 mt-1 size-4 accent-hue focus-visible:outline-none"
      />
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
        {formatNumber(pack.credits)} credits
        {pack.metadata.popular ? <Badge tone="gold">Popular</Badge> : null}
      </span>
      <span className="text-right font-strong">{formatAmount(pack.price, pack.currency)}</span>
      <span className="text-small text-soft">{pack.name}</span>
      <span className="text-right text-small text-soft">
        {formatPerCredit(pack.price, pack.credits, pack.currency)} per credit
      </span>
      <span className="col-span-2 col-start-2 text-small text-soft empty:hidden">{pack.description}</span>
    </label>
  );
}
