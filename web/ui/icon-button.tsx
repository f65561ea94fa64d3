import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';
import type { TooltipSide } from './tooltip-timing.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does: read out, and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  side?: TooltipSide;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon: 40 px square, or 32. In pixels, since an icon does not grow with the text. */
export function IconButton({ label, icon, size = 'medium', side = 'bottom', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} side={side}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          'inline-grid shrink-0 place-items-center rounded-control text-soft transition-colors hover:bg-hover hover:text-ink',
          'disabled:cursor-not-allowed disabled:text-faint disabled:hover:bg-transparent',
          size === 'small' ? 'size-[32px]' : 'size-[40px]',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
