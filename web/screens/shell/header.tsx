import { AccountMenu } from '../../features/account/account-menu.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { ReferralLabel } from '../../features/referrals/referral-label.tsx';
import { useBalance, usePerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import { CollectiveIcon, LogoutIcon, ReceiptIcon } from '../../ui/icons/places.tsx';
import { CreditIcon } from '../../ui/icons/things.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Outdated } from './outdated.tsx';
import { ThemeSwitch, useNextTheme } from './theme-switch.tsx';
import { hasCommandKey } from './use-palette-key.ts';

interface HeaderProps {
  onMenu: () => void;
  onPalette: () => void;
  onSignOut: () => void;
}

/**
 * The line above every screen: who is signed in, what they can spend, and how to get more. On a phone it has the mark and
 * words instead of icons that one has to know; the rest is in the menu of the avatar.
 */
export function Header({ onMenu, onPalette, onSignOut }: HeaderProps) {
  const person = usePerson().data;
  const navigate = useNavigate();
  const theme = useNextTheme();
  return (
    <header className="@container sticky top-0 z-30 flex h-[64px] items-center gap-1 border-b border-line bg-paper px-3 sm:gap-2 sm:px-6">
      <IconButton label="Open menu" icon={<MenuIcon />} className="lg:hidden" onClick={onMenu} />
      <Link
        to={paths.home}
        aria-label="Benesight"
        className="grid size-[40px] place-items-center rounded-control lg:hidden"
      >
        <Mark />
      </Link>
      <Outdated />
      <Balance />
      {/* Where there is no room for it, on the smallest screens or in very large text, the balance opens the same dialog. */}
      <Button size="small" aria-haspopup="dialog" className="@max-[20rem]:hidden" onClick={openPurchase}>
        Get Credits
      </Button>
      <ButtonLink to={paths.billingHistory} kind="quiet" size="small" className="max-md:hidden">
        History
      </ButtonLink>
      <ButtonLink
        to={paths.referrals}
        kind="quiet"
        size="small"
        icon={<CollectiveIcon size={18} className="xl:hidden" />}
        className="max-md:hidden max-xl:size-10 max-xl:p-0"
      >
        <span className="max-w-52 max-xl:sr-only xl:truncate">
          <ReferralLabel />
        </span>
      </ButtonLink>
      <ThemeSwitch className="max-md:hidden" />
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
            {
              label: 'History',
              icon: <ReceiptIcon size={18} />,
              isForPhones: true,
              onPick: () => void navigate({ to: paths.billingHistory }),
            },
            {
              label: <ReferralLabel />,
              icon: <CollectiveIcon size={18} />,
              isForPhones: true,
              onPick: () => void navigate({ to: paths.referrals }),
            },
            { label: `Theme: ${theme.name}`, icon: theme.icon, isForPhones: true, onPick: theme.change },
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
