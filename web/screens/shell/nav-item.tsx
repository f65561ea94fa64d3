import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Place } from './places.tsx';

const ITEM =
  'group relative flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-body transition-colors hover:bg-hover';

function Inside({ icon, label, narrow }: { icon: ReactNode; label: string; narrow: boolean }) {
  return (
    <>
      {icon}
      <span className={cx('truncate', narrow && 'sr-only')}>{label}</span>
    </>
  );
}

interface NavLinkProps {
  place: Place;
  /** The path in view. */
  path: string;
  /** In the rail only the icon is seen, and the name is a tooltip. */
  narrow: boolean;
  /** Why it leads nowhere for now; absent where it leads somewhere. */
  closedBecause?: string | undefined;
}

/** A place in the sidebar, marked with the hue of its tool while one is there. */
export function NavLink({ place, path, narrow, closedBecause }: NavLinkProps) {
  const id = useId();
  const active = place.to === path || (place.also?.includes(path) ?? false);
  if (closedBecause !== undefined) {
    return (
      <Tooltip label={narrow ? `${place.label}: ${closedBecause}` : closedBecause} side="right">
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={id}
          className={cx(ITEM, 'cursor-not-allowed text-faint hover:bg-transparent', narrow && 'justify-center px-0')}
        >
          <Inside icon={place.icon} label={place.label} narrow={narrow} />
          <span id={id} hidden>
            {closedBecause}
          </span>
        </button>
      </Tooltip>
    );
  }
  return (
    <Tooltip label={place.label} side="right" enabled={narrow}>
      <Link
        to={place.to}
        data-tool={place.tool}
        aria-current={active ? 'page' : undefined}
        className={cx(
          ITEM,
          narrow && 'justify-center px-0',
          active
            ? 'bg-hue-wash font-strong text-hue before:absolute before:inset-y-2.5 before:left-0 before:w-0.5 before:rounded-full before:bg-hue'
            : place.alwaysHued
              ? 'text-hue'
              : 'text-soft hover:text-ink',
        )}
      >
        <Inside icon={place.icon} label={place.label} narrow={narrow} />
      </Link>
    </Tooltip>
  );
}

interface NavActionProps {
  icon: ReactNode;
  label: string;
  narrow: boolean;
  onClick: () => void;
}

/** Something the sidebar does without leading anywhere. */
export function NavAction({ icon, label, narrow, onClick }: NavActionProps) {
  return (
    <Tooltip label={label} side="right" enabled={narrow}>
      <button
        type="button"
        onClick={onClick}
        className={cx(ITEM, 'text-soft hover:text-ink', narrow && 'justify-center px-0')}
      >
        <Inside icon={icon} label={label} narrow={narrow} />
      </button>
    </Tooltip>
  );
}
