import { useEffect, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** The one heading of a screen. Also names the browser's tab. */
export function PageTitle({ children, className }: { children: string; className?: string }) {
  useDocumentTitle(children);
  return <h1 className={cx('display text-title', className)}>{children}</h1>;
}

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Benesight`;
  }, [title]);
}

/** The column that a screen stands in: centred, with generous margins. */
export function Page({
  width = 'page',
  className,
  children,
}: {
  width?: 'page' | 'wide';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 py-8 sm:px-8 sm:py-10 lg:px-12',
        width === 'wide' ? 'max-w-wide' : 'max-w-page',
        className,
      )}
    >
      {children}
    </div>
  );
}
