import { creditsText } from '../../lib/credits-text.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { ExternalIcon } from '../../ui/icons/actions.tsx';
import { LockIcon } from '../../ui/icons/things.tsx';
import type { Openable, Opener } from './use-open-document.ts';

interface OpenButtonProps {
  guide: Openable;
  opener: Opener;
  /** The id of the heading that names the guide. */
  titleId: string;
  className?: string;
}

/** The way into a guide with its price. Without enough credits it says so, and leads to more. */
export function OpenButton({ guide, opener, titleId, className }: OpenButtonProps) {
  const { price, balance } = opener;
  const unlocked = opener.isUnlocked(guide);
  const opening = opener.isOpening(guide);
  const tooPoor = !unlocked && !opening && price !== undefined && balance !== undefined && balance < price;
  return (
    <div className={cx('flex max-w-full flex-col items-stretch gap-1.5', className)}>
      <Button
        pending={opening}
        disabled={tooPoor}
        aria-describedby={tooPoor ? `${titleId} ${titleId}-poor` : titleId}
        className="flex-wrap"
        icon={unlocked ? <ExternalIcon size={18} /> : <LockIcon size={18} className="text-hue" />}
        onClick={() => opener.open(guide)}
      >
        {opening ? 'Opening…' : 'View Document'}
        {unlocked || opening || price === undefined ? null : (
          <span className="figures border-l border-line pl-2 font-normal whitespace-nowrap text-soft">
            {creditsText(price)}
          </span>
        )}
      </Button>
      {tooPoor ? (
        <button
          type="button"
          id={`${titleId}-poor`}
          aria-haspopup="dialog"
          className="figures text-link mx-auto text-small"
          onClick={openPurchase}
        >
          You need {creditsText(price)} and have {formatNumber(balance)}
        </button>
      ) : null}
    </div>
  );
}
