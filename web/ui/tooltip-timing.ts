/** Waiting times of tooltips, in milliseconds. */
const DELAY = 700;
const SKIP = 300;
/** How long the pointer may take to cross from the control to its tooltip. */
const GRACE = 120;

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** The tooltip on screen: its words, and the control that it belongs to. */
export interface OpenTooltip {
  label: string;
  side: TooltipSide;
  anchor: Element;
}

type Listener = (open: OpenTooltip | null) => void;

/**
 * Decides when a tooltip is seen: after 700 ms of rest, or at once when another one went away less than 300 ms ago. There
 * is one for the whole page, so two can never be open.
 */
function createTiming() {
  let listener: Listener = () => undefined;
  let open: OpenTooltip | null = null;
  let closedAt = -Infinity;
  /** The tooltip that is waited for. */
  let next: OpenTooltip | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function show(shown: OpenTooltip | null): void {
    if (open !== null && shown === null) closedAt = performance.now();
    next = null;
    // A control that left the page has no place to stand beside.
    open = shown?.anchor.isConnected === false ? null : shown;
    listener(open);
  }

  function hide(): void {
    clearTimeout(opening);
    clearTimeout(closing);
    next = null;
    if (open !== null) show(null);
  }

  return {
    /** The layer that draws the tooltip follows here. */
    follow: (follower: Listener) => {
      listener = follower;
      return () => {
        listener = () => undefined;
      };
    },
    rest: (on: OpenTooltip) => {
      clearTimeout(opening);
      clearTimeout(closing);
      const wait = open !== null || performance.now() - closedAt < SKIP ? 0 : DELAY;
      next = on;
      opening = setTimeout(() => show(on), wait);
    },
    leave: () => {
      clearTimeout(opening);
      closing = setTimeout(hide, GRACE);
    },
    keep: () => clearTimeout(closing),
    showNow: show,
    hide,
    /** Hides the tooltip of a control that leaves the page. */
    hideWithin: (part: Element) => {
      const anchor = open?.anchor ?? next?.anchor;
      if (anchor && part.contains(anchor)) hide();
    },
  };
}

export const tooltipTiming = createTiming();
