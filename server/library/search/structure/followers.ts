import { type GuideSet, intersect, isEmpty, noGuides, subtract } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import type { Condition } from './guide-tests.ts';

/** A condition that forgives some who fail it. */
export interface Forgiving extends Condition {
  /**
   * The guides of which it is not known if they would satisfy it: those that fail it then follow those that do. Absent: it is
   * known.
   */
  openIn?: (segment: Segment) => GuideSet;
  /** A wish: where few guides satisfy it, those that satisfy all else follow. */
  isWish?: boolean;
}

/**
 * Of some guides of a segment those that fail any condition, and only such as are not known of them, or, where few are found, a
 * wish.
 *
 * @param some not changed
 */
export function followers(
  segment: Segment,
  some: GuideSet,
  { conditions, isFew }: { conditions: readonly Forgiving[]; isFew: boolean },
): GuideSet {
  const isForgiven = ({ isWish }: Forgiving): boolean => isWish === true && isFew;
  const binding = conditions.filter((one) => !isForgiven(one));
  const open = binding.filter(({ openIn }) => openIn !== undefined);
  if (open.length === 0 && binding.length === conditions.length) return noGuides(0);
  const found = some.slice();
  for (const { openIn, holdsIn } of binding) if (openIn === undefined) intersect(found, holdsIn(segment));
  for (const { openIn, holdsIn } of open) {
    const failing = found.slice();
    subtract(failing, holdsIn(segment));
    // Texts are read for what is open: only where that can tell.
    if (isEmpty(failing) || openIn === undefined) continue;
    subtract(failing, openIn(segment));
    subtract(found, failing);
  }
  const satisfying = found.slice();
  for (const { holdsIn } of conditions) intersect(satisfying, holdsIn(segment));
  subtract(found, satisfying);
  return found;
}
