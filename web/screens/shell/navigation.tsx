import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAdmin } from '../../features/account/use-admin.ts';
import { MAXIMUS_CLOSED, useWaitsForMaximus } from '../../features/maximus/waits-for-maximus.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { LogoutIcon, SupportIcon } from '../../ui/icons/places.tsx';
import { Mark, Wordmark } from '../../ui/mark.tsx';
import { NavAction, NavLink } from './nav-item.tsx';
import { accountPlaces, adminPlace, mainPlaces } from './places.tsx';

interface NavigationProps {
  path: string;
  narrow?: boolean;
  onSupport: () => void;
  onSignOut: () => void;
}

/** What the sidebar holds, on the side of a wide screen and in the slide-over of a narrow one. */
export function Navigation({ path, narrow = false, onSupport, onSignOut }: NavigationProps) {
  const admin = useAdmin();
  const waitsForMaximus = useWaitsForMaximus();
  return (
    <>
      <div className={cx('flex h-[64px] items-center', narrow ? 'justify-center' : 'px-6')}>
        <Link to={paths.home} aria-label="Benesight" className="rounded-control">
          {narrow ? <Mark /> : <Wordmark />}
        </Link>
      </div>
      <nav aria-label="Main" className="grid gap-6 px-3 py-4">
        <Group title="Main" narrow={narrow}>
          {mainPlaces.map((place) => (
            <li key={place.to}>
              <NavLink
                place={place}
                path={path}
                narrow={narrow}
                closedBecause={place.to === paths.maximus && waitsForMaximus ? MAXIMUS_CLOSED : undefined}
              />
            </li>
          ))}
        </Group>
        <Group title="Account" narrow={narrow}>
          {[...accountPlaces, ...(admin ? [adminPlace] : [])].map((place) => (
            <li key={place.to}>
              <NavLink place={place} path={path} narrow={narrow} />
            </li>
          ))}
          <li>
            <NavAction icon={<SupportIcon />} label="Support" narrow={narrow} onClick={onSupport} />
          </li>
          <li>
            <NavAction icon={<LogoutIcon />} label="Logout" narrow={narrow} onClick={onSignOut} />
          </li>
        </Group>
      </nav>
    </>
  );
}

function Group({ title, narrow, children }: { title: string; narrow: boolean; children: ReactNode }) {
  return (
    <div className={cx(narrow && 'not-first:border-t not-first:border-line not-first:pt-6')}>
      <h2 className={narrow ? 'sr-only' : 'px-3 pb-2 text-small text-faint'}>{title}</h2>
      <ul className="grid gap-0.5">{children}</ul>
    </div>
  );
}
