import { displayName, initialsOf, useBalance, usePerson } from '../../lib/person.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon } from '../../ui/icons/actions.tsx';
import { CreditIcon } from '../../ui/icons/things.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The line above every screen: who is signed in and what they can spend. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const person = usePerson().data;
  return (
    <header className="sticky top-0 z-30 flex h-(--header) items-center gap-2 border-b border-line bg-paper px-3 sm:gap-4 sm:px-6">
      <IconButton label="Open menu" icon={<MenuIcon />} className="lg:hidden" onClick={onMenu} />
      <div className="grow" />
      <Balance />
      <ThemeSwitch />
      {person ? (
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar initials={initialsOf(person)} imageUrl={person.profileImageUrl} />
          <span className="text-body max-sm:sr-only sm:max-w-52 sm:truncate">{displayName(person)}</span>
        </div>
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
    <p className="figures flex items-center gap-2 text-body whitespace-nowrap">
      <CreditIcon className="text-soft" />
      <span>
        <span className="font-strong">{formatNumber(balance)}</span>{' '}
        <span className="text-soft max-[21.9rem]:sr-only">{balance === 1 ? 'credit' : 'credits'}</span>
      </span>
    </p>
  );
}
