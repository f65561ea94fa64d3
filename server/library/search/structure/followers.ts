import { WHOLLY } from '../holding.ts';
import type { Segment } from '../segment.ts';

/** What a condition forgives. */
export interface Forgiving {
  /**
   * By guide: 1 where it is not known if a guide that fails it would satisfy it: it then follows those that do. Absent: it is
   * known.
   */
  openIn?(segment: Segment): Uint8Array;
  /** A wish: where few guides satisfy it, those that satisfy all else follow. */
  isWish?: boolean;
}

/**
 * Of a segment: whether a guide that fails some conditions follows those that fail none.
 *
 * @param place where it stands among those that hold something of the query
 */
export type MayFollow = (segment: Segment) => (bits: number, place: number, guide: number) => boolean;

export const noneFollows: MayFollow = () => () => false;

/**
 * The guides that hold all of the words and fail only what is not known of them, or, where few are found, a wish.
 *
 * @param first the bit of the first soft condition
 */
export function followers(
  extents: Uint8Array,
  { soft, first, isFew }: { soft: readonly Forgiving[]; first: number; isFew: boolean },
): MayFollow {
  let wishes = 0;
  let mayBeOpen = 0;
  soft.forEach(({ isWish, openIn }, at) => {
    if (isWish === true && isFew) wishes |= 1 << (first + at);
    if (openIn !== undefined) mayBeOpen |= 1 << (first + at);
  });
  if ((wishes | mayBeOpen) === 0) return noneFollows;
  return (segment) => {
    // By condition, once it was asked for: where it is open. Bits of those that are open nowhere stay out of it.
    const open: Uint8Array[] = [];
    let mayFail = wishes | mayBeOpen;
    return (bits, place, guide) => {
      if ((bits & ~mayFail) !== 0 || extents[place] !== WHOLLY) return false;
      for (let at = 0; at < soft.length; at += 1) {
        const bit = 1 << (first + at);
        if ((bits & bit & ~wishes) === 0) continue;
        const own = (open[at] ??= soft[at]?.openIn?.(segment) ?? new Uint8Array(0));
        if (own[guide] === 1) continue;
        if (!own.includes(1)) mayFail &= ~bit;
        return false;
      }
      return true;
    };
  };
}
