import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Wordmark } from '../ui/mark.tsx';
import { PageTitle } from '../ui/page.tsx';
import { ThemeSwitch } from './shell/theme-switch.tsx';

/** A page of plain text that everybody may read, at reading width. */
export function DocumentPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex max-w-page items-center justify-between px-6 py-6">
        <Link to={paths.home} aria-label="Benesight" className="rounded-control">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main className="mx-auto max-w-reading px-6 pt-8 pb-24">
        <PageTitle className="sm:text-hero">{title}</PageTitle>
        <p className="mt-4 text-lead text-soft">{lead}</p>
        <div className="mt-12 grid gap-10">{children}</div>
      </main>
    </div>
  );
}

/** A headed part of such a page. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 className="display text-title">{title}</h2>
      {children}
    </section>
  );
}
