import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './loader.tsx';

/** `primary` carries the hue of the tool and stands once per view; `danger` is for what cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
}

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-hue text-on-ink shadow-card hover:bg-[color-mix(in_oklch,var(--hue)_88%,var(--color-paper))]',
  secondary: 'border border-line bg-raised text-ink shadow-card hover:bg-hover',
  quiet: 'text-soft hover:bg-hover hover:text-ink',
  danger: 'bg-loss text-on-ink shadow-card hover:bg-[color-mix(in_oklch,var(--color-loss)_88%,var(--color-paper))]',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-small gap-1.5',
  medium: 'min-h-10 px-4 py-2 text-body gap-2',
  large: 'min-h-12 px-5 py-2.5 text-body gap-2.5',
};

function lookOf({ kind = 'secondary', size = 'medium', wide = false }: Look, className?: string): string {
  return cx(
    'inline-flex items-center justify-center rounded-control text-center font-strong transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-hover disabled:text-faint disabled:shadow-none',
    'aria-disabled:cursor-not-allowed aria-disabled:bg-hover aria-disabled:text-faint aria-disabled:shadow-none',
    KINDS[kind],
    SIZES[size],
    wide && 'w-full',
    className,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows the loader and refuses clicks, keeping the focus where it is. */
  pending?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Its type is `button`, so that none submits a form by accident. */
export function Button({
  kind,
  size,
  wide,
  pending = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={lookOf({ kind, size, wide }, className)}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain link that looks like a button, for addresses outside of the router. */
export function AnchorButton({ kind, size, wide, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={lookOf({ kind, size, wide }, className)}>
      {icon}
      {children}
    </a>
  );
}

const RoutedButton = createLink(AnchorButton);

/** A link inside the product that looks like a button: `<ButtonLink to="/guide">`. */
export const ButtonLink: LinkComponent<typeof AnchorButton> = (props) => <RoutedButton {...props} />;
