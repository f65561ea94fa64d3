import { AccountMenu } from '../../features/account/account-menu.tsx';
import { useReferralLabel } from '../../features/referrals/use-referral-label.ts';
import { useBalance, usePerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon, PlusIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import { CollectiveIcon, LogoutIcon, ReceiptIcon } from '../../ui/icons/places.tsx';
import { CreditIcon } from '../../ui/icons/things.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Outdated } from './outdated.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { hasCommandKey } from './use-palette-key.ts';

/** On a phone only the icon is seen, as large as a thumb needs. */
const COMPACT = 'max-md:size-[40px] max-md:min-h-0 max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none';

interface HeaderProps {
  onMenu: () => void;
  onPalette: () => void;
  onSignOut: () => void;
}

/** The line above every screen: who is signed in, what they can spend, and how to get more. */
export function Header({ onMenu, onPalette, onSignOut }: HeaderProps) {
  const person = usePerson().data;
  const referral = useReferralLabel();
  return (
    <header className="sticky top-0 z-30 flex h-[64px] items-center gap-1 border-b border-line bg-paper px-3 sm:gap-2 sm:px-6">
      <IconButton label="Open menu" icon={<MenuIcon />} className="lg:hidden" onClick={onMenu} />
      <Outdated />
      <Balance />
      <Button
        size="small"
        icon={<PlusIcon size={18} className="md:hidden" />}
        aria-haspopup="dialog"
        className={COMPACT}
        onClick={openPurchase}
      >
        <span className="max-md:sr-only">Get Credits</span>
      </Button>
      <ButtonLink
        to={paths.billingHistory}
        kind="quiet"
        size="small"
        icon={<ReceiptIcon size={18} className="md:hidden" />}
        className={`${COMPACT} max-[22.5rem]:hidden`}
      >
        <span className="max-md:sr-only">History</span>
      </ButtonLink>
      <ButtonLink
        to={paths.referrals}
        kind="quiet"
        size="small"
        icon={<CollectiveIcon size={18} className="xl:hidden" />}
        className="max-md:hidden max-xl:size-10 max-xl:p-0"
      >
        <span className="max-w-52 max-xl:sr-only xl:truncate">{referral}</span>
      </ButtonLink>
      <ThemeSwitch />
      {person ? (
        <AccountMenu
          person={person}
          acts={[
            {
              label: 'Go to or do',
              icon: <SearchIcon size={18} />,
              keys: hasCommandKey() ? '⌘ K' : 'Ctrl K',
              onPick: onPalette,
            },
            { label: 'Log Out', icon: <LogoutIcon size={18} />, onPick: onSignOut },
          ]}
        />
      ) : (
        <Skeleton className="size-8 rounded-full" />
      )}
    </header>
  );
}

function Balance() {
  const balance = useBalance();
  if (balance === undefined) return <Skeleton className="h-6 w-20" />;
  return (
    <Tooltip label="Get Credits" side="bottom">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openPurchase}
        className="figures flex min-h-10 items-center gap-2 rounded-control px-2 text-body whitespace-nowrap transition-colors hover:bg-hover sm:px-3"
      >
        <CreditIcon className="text-soft" />
        <span>
          <span className="font-strong">{formatNumber(balance)}</span>{' '}
          <span className="text-soft max-[26rem]:sr-only">{balance === 1 ? 'credit' : 'credits'}</span>
        </span>
      </button>
    </Tooltip>
  );
}
