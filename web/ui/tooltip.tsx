import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** Stands once around the app: the first tooltip waits 700 ms, the next within 300 ms comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  label: ReactNode;
  side?: TooltipSide;
  /** Without it the child is drawn alone: for controls whose words are visible in one layout and not in another. */
  enabled?: boolean;
  /** One focusable element. */
  children: ReactNode;
}

/** A short name of a control, shown on hover and focus. Never the only place where something is said. */
export function Tooltip({ label, side = 'top', enabled = true, children }: TooltipProps) {
  if (!enabled) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-enter rounded-control bg-ink px-2.5 py-1.5 text-small text-on-ink shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
