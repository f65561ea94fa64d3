import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { apertureBars } from '../ui/aperture.ts';
import { Wordmark } from '../ui/mark.tsx';
import { ThemeSwitch } from './shell/theme-switch.tsx';

const BARS = apertureBars(47, 12.6, 190, 96);

/** The signed-out face: what this is on one side, a form on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[1.15fr_1fr] lg:grid-rows-1">
      <header className="relative flex flex-col overflow-hidden bg-sunken px-6 py-6 sm:px-12 lg:px-16 lg:py-12">
        <div className="flex items-center justify-between">
          <Link to={paths.login} aria-label="Benesight" className="rounded-control">
            <Wordmark size={32} />
          </Link>
          <span className="lg:hidden">
            <ThemeSwitch />
          </span>
        </div>
        <Eye />
        <div className="relative mt-10 grid gap-4 lg:mt-auto">
          <h1 className="display max-w-[15ch] text-hero">Never Say "I'll Get Back to You"</h1>
          <p className="max-w-64 text-lead text-soft sm:max-w-none">7,500+ employer guides at your fingertips</p>
        </div>
      </header>
      <div className="flex flex-col px-6 py-6 sm:px-12 lg:py-12">
        <div className="hidden justify-end lg:flex">
          <ThemeSwitch />
        </div>
        <main className="mx-auto grid w-full max-w-form grow content-start gap-6 py-6 lg:content-center">
          {children}
        </main>
        <footer className="flex justify-center gap-6 text-small text-soft">
          <Link to={paths.terms} className="text-link">
            Terms
          </Link>
          <Link to={paths.privacy} className="text-link">
            Privacy
          </Link>
        </footer>
      </div>
    </div>
  );
}

/** The aperture at the size of a window, with the light coming through it. */
function Eye() {
  return (
    <svg
      viewBox="-300 -200 600 400"
      aria-hidden="true"
      className="pointer-events-none my-auto hidden w-full max-w-3xl self-center lg:block"
    >
      {BARS.map((bar) => (
        <rect
          key={`${bar.x}:${bar.y}`}
          x={bar.x - 2}
          y={bar.y}
          width={4}
          height={bar.height}
          rx={2}
          className="fill-ink"
          opacity={0.12 + 0.5 * (1 - Math.abs(bar.x) / 300) ** 1.5}
        />
      ))}
      <circle r={30} className="fill-insight" />
    </svg>
  );
}
