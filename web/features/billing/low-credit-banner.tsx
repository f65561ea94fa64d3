import { useLayoutEffect, useRef } from 'react';
import { creditsText } from '../../lib/credits-text.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';

interface LowCreditBannerProps {
  /** Credits that can be spent. */
  balance: number;
  onDismiss: () => void;
}

/** The line above every screen while credits are low. Screens as high as the window make room for it: `--banner`. */
export default function LowCreditBanner({ balance, onDismiss }: LowCreditBannerProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!element) return;
    const follow = new ResizeObserver(() => style.setProperty('--banner', `${element.offsetHeight}px`));
    follow.observe(element);
    return () => {
      follow.disconnect();
      style.removeProperty('--banner');
    };
  }, []);
  return (
    <aside
      ref={bar}
      aria-label="Low credits"
      data-tool="gold"
      className="flex animate-enter items-center gap-x-4 gap-y-1 border-b border-hue-line bg-hue-wash py-1 pr-2 pl-4 sm:pr-5 sm:pl-8 lg:pl-12"
    >
      <output className="figures min-w-0 grow py-1 text-small">
        {balance === 0 ? 'You have no credits left.' : `You are running low: ${creditsText(balance)} left.`}
      </output>
      <Button size="small" onClick={openPurchase} aria-haspopup="dialog" className="whitespace-nowrap">
        Get Credits
      </Button>
      <IconButton size="small" label="Dismiss" side="left" icon={<CloseIcon size={18} />} onClick={onDismiss} />
    </aside>
  );
}
