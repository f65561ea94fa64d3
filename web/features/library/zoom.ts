/**
 * How large a guide is shown. `auto`: as wide as there is room for, and no wider than reads well; `width` and `page`: fitted
 * to the pane; a number: a share of the natural size.
 */
export type Zoom = 'auto' | 'width' | 'page' | number;

export const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
/** By pinching: a phone shows a whole page at less than half its size. */
const SMALLEST = 0.25;
const LARGEST = 4;

/** The widest that `auto` shows a page, in CSS pixels. */
const WELL_READ = 860;
/** CSS pixels to a point, the unit of PDF. */
const NATURAL = 96 / 72;

interface Size {
  width: number;
  height: number;
}

/**
 * The scale at which a page of a PDF is drawn.
 *
 * @param page its size in points
 * @param room what there is for it, in CSS pixels
 * @returns CSS pixels to a point
 */
export function scaleOf(zoom: Zoom, page: Size, room: Size): number {
  switch (zoom) {
    case 'auto':
      return Math.min(room.width, WELL_READ) / page.width;
    case 'width':
      return room.width / page.width;
    case 'page':
      return Math.min(room.width / page.width, room.height / page.height);
    default:
      return zoom * NATURAL;
  }
}

/** What a scale is of the natural size. */
export const shareOf = (scale: number): number => scale / NATURAL;

/** A share within what is offered. */
export const withinZoom = (share: number): number => Math.min(LARGEST, Math.max(SMALLEST, share));

/** The next larger or smaller step from a share, or the share itself at the end. */
export function nextStep(share: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  // A share that was fitted is rarely a step; one that is all but a step counts as it.
  return steps.find((step) => (step - share) * direction > 0.01) ?? withinZoom(share);
}

/** For formats that have no pages to fit: their share. */
export const plainShare = (zoom: Zoom): number => (typeof zoom === 'number' ? zoom : 1);
