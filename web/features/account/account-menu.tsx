import { Link } from '@tanstack/react-router';
import { useId, useRef, type ReactNode } from 'react';
import type { User } from '../../../contract/account.ts';
import { displayName, initialsOf } from '../../lib/person.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { ProfileIcon } from '../../ui/icons/places.tsx';

const ENTRY =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover focus-visible:-outline-offset-2';

interface AccountMenuProps {
  person: User;
  /** Further entries: what the shell does. */
  acts: readonly MenuAct[];
}

export interface MenuAct {
  label: ReactNode;
  icon: ReactNode;
  /** The keys that do the same. */
  keys?: string;
  /** Elsewhere it stands beside the avatar. */
  isForPhones?: boolean;
  onPick: () => void;
}

/** The avatar of the header, and what opens from it. The browser closes it on Escape and on a press beside it. */
export function AccountMenu({ person, acts }: AccountMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const name = displayName(person);
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    const menu = list.current;
    if (!box || !menu) return;
    menu.style.top = `${box.bottom + 4}px`;
    menu.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
  };
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-label={`Account menu of ${name}`}
        onClick={place}
        className="flex min-h-[40px] min-w-[40px] items-center justify-center gap-2.5 rounded-control px-1 transition-colors hover:bg-hover sm:ml-1 sm:px-2"
      >
        <Avatar initials={initialsOf(person)} imageUrl={person.profileImageUrl} />
        <span className="max-w-52 truncate text-body max-md:hidden">{name}</span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        <div className="border-b border-line px-3 pt-2 pb-3">
          <p className="truncate font-strong">{name}</p>
          {name === person.email ? null : <p className="truncate text-small text-soft">{person.email}</p>}
        </div>
        <div className="pt-1.5">
          <Link to={paths.account} onClick={close} className={ENTRY}>
            <span className="grid w-5 shrink-0 place-items-center text-soft">
              <ProfileIcon size={18} />
            </span>
            Account
          </Link>
          {acts.map(({ label, icon, keys, isForPhones = false, onPick }, index) => (
            <button
              key={index}
              type="button"
              className={cx(ENTRY, isForPhones && 'md:hidden')}
              onClick={() => {
                close();
                onPick();
              }}
            >
              <span className="grid w-5 shrink-0 place-items-center text-soft">{icon}</span>
              <span className="grow">{label}</span>
              {keys === undefined ? null : <kbd className="text-small text-soft max-md:hidden">{keys}</kbd>}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
