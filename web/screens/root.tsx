import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { dismissToast, useToast } from '../lib/toast.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { TooltipLayer } from '../ui/tooltip.tsx';
import { BootScreen } from './boot.tsx';

/** Around every screen: tooltips, toasts, and what is seen while a screen's code arrives. */
export function Root() {
  return (
    <>
      <Suspense fallback={<BootScreen />}>
        <Outlet />
      </Suspense>
      <ToastRegion toast={useToast()} onDismiss={dismissToast} />
      <TooltipLayer />
    </>
  );
}
