import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { tooltipTiming, type OpenTooltip, type TooltipSide } from './tooltip-timing.ts';

const GAP = 6;
const MARGIN = 8;

interface TooltipProps {
  label: string;
  side?: TooltipSide;
  /** False for controls whose words are already visible. */
  enabled?: boolean;
  /** One control that has a name of its own: the tooltip only shows it, it is not read out again. */
  children: ReactNode;
}

/** The name of a control, shown on hover and on keyboard focus. Escape takes it away. */
export function Tooltip({ label, side = 'top', enabled = true, children }: TooltipProps) {
  const of = (event: { currentTarget: Element }): OpenTooltip | null => {
    const anchor = event.currentTarget.firstElementChild;
    return enabled && anchor ? { label, side, anchor } : null;
  };
  const enter = (event: PointerEvent) => {
    const tooltip = event.pointerType === 'mouse' ? of(event) : null;
    if (tooltip) tooltipTiming.rest(tooltip);
  };
  const focus = (event: FocusEvent) => {
    const tooltip = event.target.matches(':focus-visible') ? of(event) : null;
    if (tooltip) tooltipTiming.showNow(tooltip);
  };
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own) tooltipTiming.hideWithin(own);
    };
  }, []);
  return (
    <span
      ref={root}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={tooltipTiming.leave}
      onPointerDown={tooltipTiming.hide}
      onFocus={focus}
      onBlur={tooltipTiming.hide}
    >
      {children}
    </span>
  );
}

function place(anchor: DOMRect, own: DOMRect, side: TooltipSide): { left: number; top: number } {
  const across = anchor.left + anchor.width / 2 - own.width / 2;
  const along = anchor.top + anchor.height / 2 - own.height / 2;
  const spots = {
    top: { left: across, top: anchor.top - own.height - GAP },
    bottom: { left: across, top: anchor.bottom + GAP },
    left: { left: anchor.left - own.width - GAP, top: along },
    right: { left: anchor.right + GAP, top: along },
  };
  const within = (value: number, size: number, room: number) => Math.max(MARGIN, Math.min(value, room - size - MARGIN));
  const spot = spots[side];
  return {
    left: within(spot.left, own.width, window.innerWidth),
    top: within(spot.top, own.height, window.innerHeight),
  };
}

/** Draws the one tooltip of the page, above everything. Stands once, in the root. */
export function TooltipLayer() {
  const [open, setOpen] = useState<OpenTooltip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => tooltipTiming.follow(setOpen), []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tooltipTiming.hide();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', tooltipTiming.hide, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', tooltipTiming.hide, true);
    };
  }, [open]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    // A popover stands above dialogs too, whatever their stacking.
    element.showPopover();
    const spot = place(open.anchor.getBoundingClientRect(), element.getBoundingClientRect(), open.side);
    element.style.left = `${spot.left}px`;
    element.style.top = `${spot.top}px`;
  }, [open]);

  return open ? (
    <div
      key={open.label}
      ref={box}
      popover="manual"
      aria-hidden="true"
      onPointerEnter={tooltipTiming.keep}
      onPointerLeave={tooltipTiming.leave}
      className="fixed inset-auto m-0 max-w-64 animate-enter rounded-control bg-ink px-2.5 py-1.5 text-small text-on-ink shadow-float"
    >
      {open.label}
    </div>
  ) : null;
}
