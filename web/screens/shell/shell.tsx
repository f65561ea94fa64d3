import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function ShellFrame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}

export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
